// The largest metadata ('max') alone knows the area codes: with less, '5255550115' would be a number of Mexico.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Telephone } from '@pbr/schemas/readers';
import { chatNumber, inOneScript, withoutLinks } from './one-script.ts';
import { type PhoneSegment, segmentsOf } from './phone-segments.ts';

interface ReadTelephone extends Telephone {
  /** '+525555550101' */
  e164: string;
  extension: string | undefined;
}

/**
 * Reads a telephone as people write and paste it. Of several numbers the first complete one counts. A number that could mean two
 * things, or that no country has, is not read.
 */
export function readTelephone(typed: string): ReadTelephone | undefined {
  const plain = inOneScript(typed);
  const chat = chatNumber(plain);
  const segments = segmentsOf(chat === undefined ? withoutLinks(plain) : withCountry(chat));
  const found = segments.flatMap((segment) => {
    const read = segment.number && readNumber(segment.number);
    return read ? [{ read, extension: segment.extension }] : [];
  });
  const [first] = found;
  if (!first) return undefined;
  // 'Ext. 2001 del 55 5555 0142': with one number alone, an extension anywhere is its own.
  const elsewhere = found.length === 1 ? segments.find((segment) => segment.extension) : undefined;
  const extension = first.extension ?? elsewhere?.extension;
  if (extension !== undefined) first.read.setExt(extension);
  const { number: e164 } = first.read;
  const link = extension === undefined ? `tel:${e164}` : `tel:${e164};ext=${extension}`;
  return { e164, extension, text: first.read.formatInternational(), link };
}

/** People leave the country out of links to a chat: then ten digits are Mexican, and not read if they are a telephone elsewhere too. */
function withCountry(chat: string): string {
  if (chat.startsWith('+')) return chat;
  if (chat.length !== 10 || !valid(`+52${chat}`)) return `+${chat}`;
  return valid(`+${chat}`) ? '' : chat;
}

/** Whether both are the same telephone in whatever spelling; texts that cannot be read are the same when they are equal. */
export function isSameTelephone(a: string | null, b: string | null): boolean {
  return canonicalTelephone(a ?? '') === canonicalTelephone(b ?? '');
}

/** The one spelling of a telephone; a text that cannot be read stays what it is. */
const canonicalTelephone = (typed: string) => readTelephone(typed)?.text ?? typed.trim();

function readNumber(number: NonNullable<PhoneSegment['number']>) {
  const whole = readGroups(number);
  if (whole) return whole;
  // Two numbers with only a blank between them.
  const { isForeign, groups } = number;
  for (let end = 1; end < groups.length; end += 1) {
    const first = readGroups({ isForeign, groups: groups.slice(0, end) });
    const rest = groups.slice(end);
    if (first && (isLocal(rest) || readGroups({ isForeign: false, groups: rest }))) return first;
  }
  return undefined;
}

/** A number without its area code, as a second line often stands. */
const isLocal = (groups: readonly string[]) => /^\d{7,8}$/u.test(groups.join(''));

/** '5555 0153-54' are two lines without their area code, and no number of ten digits. */
const LOCAL_AND_MORE = /^(?:\d{4} \d{4} \d{2}|\d{3} \d{4} \d{3})$/u;

/** 52, and the prefixes that Mexico gave up: 01 and 02 for long distance, 044 and 045 to mobiles, and the 1 after 52. */
const MEXICAN = /^(?:(?:00|011)?52(?:1|01|02|044|045|0)?|01|02|044|045)?(\d{10})$/u;

function readGroups({ isForeign, groups }: NonNullable<PhoneSegment['number']>) {
  const digits = groups.join('');
  const mexican = MEXICAN.exec(digits)?.[1];
  if (mexican !== undefined && (!isForeign || /^(?:00|011)?52/u.test(digits)))
    return isForeign || !LOCAL_AND_MORE.test(groups.join(' ')) ? valid(`+52${mexican}`) : undefined;
  const abroad = isForeign ? digits : /^(?:00|011)([1-9]\d+)$/u.exec(digits)?.[1];
  return abroad === undefined ? undefined : valid(`+${abroad}`);
}

function valid(international: string) {
  const read = parsePhoneNumberFromString(international);
  return read?.isValid() ? read : undefined;
}
