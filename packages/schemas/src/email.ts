import * as z from 'zod/mini';
import { cleanLine } from './clean-text.ts';

const LETTER = String.raw`[\p{Script=Latin}\d]`;
const LABEL = `${LETTER}(?:(?:${LETTER}|-){0,61}${LETTER})?`;
/** The domain may have letters like 'ñ', which the mail server gets as 'xn--…'; those of other alphabets look too much alike. */
const EMAIL = new RegExp(
  String.raw`^[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_\x60{|}~-]+)*@(?:${LABEL}\.)+(?:\p{Script=Latin}{2,63}|xn--[a-z\d-]{1,59})$`,
  'iu',
);

const LONGEST_EMAIL = 254;
/** Room for a link with a subject, and for a name in front. */
const LONGEST_TYPED = 1000;

/** Whether this is one plain address that a mail can be sent to. */
export const isEmail = (text: string) => text.length <= LONGEST_EMAIL && EMAIL.test(text);

/** Texts in front of an address: 'Correo: ', 'mi correo es ', 'mailto:', quotes. */
const IN_FRONT = /^[ "'“”‘«([*]*(?:[\p{L} -]{1,40}(?:: ?| es ))?(?:mailto:)?/iu;

/** Takes the address out of what was copied with it; a text with no address, or with several, stays as it is. */
function mendEmail(typed: string): string {
  const text = cleanLine(typed).normalize('NFKC');
  const inner = addressInAngles(text) ?? text;
  const bare = inner.replace(IN_FRONT, '').replace(/ ?@ ?/u, '@');
  const address = withoutEnd(/mailto:/iu.test(inner) ? addressOfLink(bare) : bare);
  const mended = address.replaceAll('’', "'");
  return isEmail(mended) ? mended : text;
}

/** 'Ana Torres <ana@correo.mx>' */
function addressInAngles(text: string): string | undefined {
  const [, before = '', inner] = /^([^<>]{0,300})<([^<>]{1,300})>[^<>@]*$/u.exec(text) ?? [];
  return inner !== undefined && before.includes('@') && !before.includes(inner) ? undefined : inner;
}

function addressOfLink(link: string): string {
  const [address = ''] = link.split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Without what a sentence or a list leaves behind an address: '.', ';', ')', '»' or ' (casa)'. */
function withoutEnd(text: string): string {
  const [address = ''] = text.split(' (');
  let end = address.length;
  while (end > 0 && !/[\p{L}\p{N}]/u.test(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

export const INVALID_EMAIL = 'Email inválido';
const typedEmail = z.string('Escribe un correo electrónico.');

/** An e-mail address, mended. Case is kept as typed; the database compares without it. */
export const emailSchema = typedEmail.check(
  z.maxLength(LONGEST_TYPED, `Usa ${LONGEST_EMAIL} caracteres como máximo.`),
  z.overwrite(mendEmail),
  z.maxLength(LONGEST_EMAIL, `Usa ${LONGEST_EMAIL} caracteres como máximo.`),
  z.refine(isEmail, INVALID_EMAIL),
);

/** Said beside a client's text that was kept although it is no address. */
export const UNREAD_EMAIL = 'no se pudo leer como correo';

/** A client's address beside their telephone: a text that is none is kept. */
export const keptEmailSchema = typedEmail.check(
  z.overwrite((typed) => mendEmail(typed.slice(0, LONGEST_TYPED)).slice(0, LONGEST_EMAIL)),
);

/** One plain address and nothing around it: whom a mail goes to is never guessed. */
export const mailAddressSchema = typedEmail.check(z.refine(isEmail, INVALID_EMAIL));
