import { plainLetters } from '../../words/plain-name.ts';
import type { Token } from './token.ts';
import { countSigns } from './picture-signs.ts';
import { countLetters } from './short-counts.ts';
import { meantWord } from './spelt-words.ts';

export type { Token };

const CHUNK =
  /(?<![^\s$])\.\d+(?=\s?(?:m|k|ha)(?!\p{L})|\s?(?:mill|mdp|hect))\p{L}*|[\p{L}\p{N}\p{M}]+(?:[-–.,'’][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/giu;
const NUMBER_WITH_UNIT = /^(\d+(?:[.,'’]\d+)*|\.\d+)(\p{L}{1,14}[2²]?)?$/u;
const FRACTION = /^(\d*)([½¼¾])(\p{L}*)$/u;
const LENGTHS = /^(\d+(?:[.,]\d+)?m?)(x)(\d+(?:[.,]\d+)?\p{L}{0,9}[2²]?)$/iu;
const RANGE = /^([\d.,]+\p{L}{0,9}[2²]?)([-–])([\d.,]+\p{L}{0,14}[2²]?)$/u;
const ABBREVIATION = /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u;
const HYPHENED = /^\p{L}[\p{L}\p{M}]*(?:[-–]\p{L}[\p{L}\p{M}]*)+$/u;
const HAS_LETTER = /[\p{L}\p{N}]/u;

export const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.plain ?? '';

/** Splits a text into words, numbers and marks: '2rec' and '15k-20k' are several, an id or 'D.F.' is one. */
export function tokensOf(text: string): Token[] {
  const tokens = [...text.matchAll(CHUNK)].flatMap(
    ({ 0: chunk, index }) =>
      numberIn(chunk, index) ??
      fractionIn(chunk, index) ??
      countsIn(chunk, index) ??
      pairIn(chunk, index) ??
      hyphenedIn(chunk, index) ??
      thousandsIn(chunk, index) ??
      partsIn(chunk, index),
  );
  return countSigns(countLetters(joinGroups(tokens, text))).map(dictatedMark);
}

/** 'Coma' and 'punto' are said for the marks; a reader of numbers still finds the words. */
const dictatedMark = (token: Token): Token =>
  token.kind === 'word' && DICTATED.has(token.plain) ? { ...token, kind: 'mark' } : token;

const DICTATED: ReadonlySet<string> = new Set(['coma', 'punto']);

function numberIn(chunk: string, start: number): Token[] | null {
  const [, digits, unit] = NUMBER_WITH_UNIT.exec(chunk) ?? [];
  if (digits === undefined) return null;
  const number = tokenAt('number', digits, start);
  return unit === undefined ? [number] : [number, tokenAt('word', unit, start + digits.length)];
}

/** '4½' is 4 and 1/2. */
function fractionIn(chunk: string, start: number): Token[] | null {
  const [, whole = '', sign, unit = ''] = FRACTION.exec(chunk) ?? [];
  if (sign === undefined) return null;
  const at = start + whole.length;
  const [above = '', below = ''] = sign.normalize('NFKD').split('⁄');
  return [
    ...(whole === '' ? [] : [tokenAt('number', whole, start)]),
    tokenAt('number', above, at),
    tokenAt('mark', '/', at),
    tokenAt('number', below, at),
    ...(unit === '' ? [] : [tokenAt('word', unit, at + 1)]),
  ];
}

const COUNTS = /^(?:\d(?:rec|r|ba|b|est|e)){2,3}$/iu;

/** '2rec1b1e' */
function countsIn(chunk: string, start: number): Token[] | null {
  if (!COUNTS.test(chunk)) return null;
  return [...chunk.matchAll(/\d|\p{L}+/gu)].map(({ 0: part, index }) =>
    tokenAt(/\d/u.test(part) ? 'number' : 'word', part, start + index),
  );
}

/** '15k-20k' and '10x20m'. */
function pairIn(chunk: string, start: number): Token[] | null {
  const [, low = '', sign = '', high = ''] = RANGE.exec(chunk) ?? LENGTHS.exec(chunk) ?? [];
  const first = numberIn(low, start);
  if (first === null) return null;
  const between = start + low.length;
  const isProduct = /x/iu.test(sign);
  return [
    ...first,
    tokenAt(isProduct ? 'word' : 'mark', isProduct ? 'x' : '-', between),
    ...(numberIn(high, between + 1) ?? [tokenAt('word', high, between + 1)]),
  ];
}

/** 'Roma-Condesa' */
function hyphenedIn(chunk: string, start: number): Token[] | null {
  if (!HYPHENED.test(chunk)) return null;
  return [...chunk.matchAll(/[^-–]+/gu)].map(({ 0: part, index }) =>
    tokenAt('word', part, start + index),
  );
}

const THOUSANDS =
  /^(diez|once|doce|trece|catorce|quince|dieci\p{L}+|veint\p{L}+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|\p{L}{3,6}cientos|quinientos)(mil)$/iu;

/** 'Quincemil' is two words. */
function thousandsIn(chunk: string, start: number): Token[] | null {
  const [, count, thousand] = THOUSANDS.exec(chunk) ?? [];
  if (count === undefined || thousand === undefined) return null;
  return [tokenAt('word', count, start), tokenAt('word', thousand, start + count.length)];
}

function partsIn(chunk: string, start: number): Token[] {
  if (ABBREVIATION.test(chunk) || !/[.,]/u.test(chunk)) return [wordOrMark(chunk, start)];
  return [...chunk.matchAll(/[.,]|[^.,]+/gu)].flatMap(
    ({ 0: part, index }) => numberIn(part, start + index) ?? [wordOrMark(part, start + index)],
  );
}

const wordOrMark = (part: string, start: number) =>
  tokenAt(HAS_LETTER.test(part) ? 'word' : 'mark', part, start);

function tokenAt(kind: Token['kind'], typed: string, start: number): Token {
  return {
    kind,
    plain: kind === 'word' ? plainWord(typed) : typed.replaceAll(/(?<=\d)['’]/gu, ','),
    start,
    end: start + typed.length,
  };
}

const plainWord = (typed: string) =>
  meantWord(plainLetters(typed).replaceAll('²', '2').replaceAll('.', ''));

/** '12 000' is one number. */
function joinGroups(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && isGroup(last, token, text)) {
      last.plain += `,${token.plain}`;
      last.end = token.end;
    } else joined.push(token);
  }
  return joined;
}

const isGroup = (last: Token, token: Token, text: string) =>
  last.kind === 'number' &&
  token.kind === 'number' &&
  /^\d{3}(?:\.\d{2})?$/u.test(token.plain) &&
  /^[1-9]\d{0,2}(?:,\d{3}){0,2}$/u.test(last.plain) &&
  /^[ \u00A0]$/u.test(text.slice(last.end, token.start));
