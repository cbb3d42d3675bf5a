import { plainLetters } from '../words/plain-name.ts';

export interface Token {
  kind: 'word' | 'number' | 'mark';
  /** In plain letters, without points. */
  plain: string;
  /** Its position in the text. */
  start: number;
  end: number;
  /** A hyphen joins it to the word before: 'Roma-Condesa'. */
  isHyphened?: boolean;
}

const CHUNK =
  /(?<![^\s$])\.\d+(?=\s?(?:m|k|ha)(?!\p{L})|\s?(?:mill|mdp|hect))\p{L}*|[\p{L}\p{N}\p{M}]+(?:[-–.,'’][\p{L}\p{N}\p{M}]+)*|[^\s\p{L}\p{N}\p{M}]/giu;
const NUMBER_WITH_UNIT = /^(\d+(?:[.,'’]\d+)*|\.\d+)(\p{L}{1,14}[2²]?)?$/u;
const FRACTION = /^(\d*)([½¼¾])(\p{L}*)$/u;
const LENGTHS = /^(\d+(?:[.,]\d+)?m?)(x)(\d+(?:[.,]\d+)?\p{L}{0,9}[2²]?)$/iu;
const RANGE = /^([\d.,]+\p{L}{0,9}[2²]?)([-–])([\d.,]+\p{L}{0,14}[2²]?)$/u;
const ABBREVIATION = /^\p{L}{1,2}(?:\.\p{L}{1,2})+$/u;
const HYPHENED = /^\p{L}[\p{L}\p{M}]*(?:[-–]\p{L}[\p{L}\p{M}]*)+$/u;
const PART = /[.,]|[^.,]+/gu;
const HAS_LETTER = /[\p{L}\p{N}]/u;

/** Splits a text into words, numbers and marks: '2rec' and '15k-20k' are several, an id or 'D.F.' is one. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) addChunk(tokens, chunk, index);
  return joinGroups(tokens, text);
}

function addChunk(tokens: Token[], chunk: string, start: number): void {
  if (addNumber(tokens, chunk, start)) return;
  if (addFraction(tokens, chunk, start)) return;
  const [, low, sign, high] = RANGE.exec(chunk) ?? LENGTHS.exec(chunk) ?? [];
  if (low && sign && high && addNumber(tokens, low, start)) {
    const isProduct = /x/iu.test(sign);
    tokens.push(tokenAt(isProduct ? 'word' : 'mark', isProduct ? 'x' : '-', start + low.length));
    const next = start + low.length + 1;
    if (!addNumber(tokens, high, next)) tokens.push(tokenAt('word', high, next));
    return;
  }
  if (HYPHENED.test(chunk)) {
    for (const { 0: part, index } of chunk.matchAll(/[^-–]+/gu))
      tokens.push({ ...tokenAt('word', part, start + index), isHyphened: index > 0 });
    return;
  }
  if (ABBREVIATION.test(chunk) || !/[.,]/u.test(chunk)) {
    tokens.push(tokenAt(HAS_LETTER.test(chunk) ? 'word' : 'mark', chunk, start));
    return;
  }
  for (const { 0: part, index } of chunk.matchAll(PART)) {
    if (addNumber(tokens, part, start + index)) continue;
    tokens.push(tokenAt(HAS_LETTER.test(part) ? 'word' : 'mark', part, start + index));
  }
}

function addNumber(tokens: Token[], chunk: string, start: number): boolean {
  const [, digits, unit] = NUMBER_WITH_UNIT.exec(chunk) ?? [];
  if (digits === undefined) return false;
  tokens.push(tokenAt('number', digits, start));
  if (unit !== undefined) tokens.push(tokenAt('word', unit, start + digits.length));
  return true;
}

/** '4½' is 4 and 1/2. */
function addFraction(tokens: Token[], chunk: string, start: number): boolean {
  const [, whole = '', sign, unit = ''] = FRACTION.exec(chunk) ?? [];
  if (sign === undefined) return false;
  const at = start + whole.length;
  if (whole !== '') tokens.push(tokenAt('number', whole, start));
  const [above = '', below = ''] = sign.normalize('NFKD').split('⁄');
  for (const part of [above, '/', below])
    tokens.push({ ...tokenAt(part === '/' ? 'mark' : 'number', part, at), end: at + 1 });
  if (unit !== '') tokens.push(tokenAt('word', unit, at + 1));
  return true;
}

/** Abbreviations that people use in messages. */
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['d', 'de'],
  ['q', 'que'],
  ['x', 'por'],
  ['xq', 'porque'],
]);

/** Long words that are often mistyped behind their beginning. */
const STEMS = [
  ['recam', 'recamaras'],
  ['departam', 'departamentos'],
  ['estacionam', 'estacionamiento'],
  ['habitaci', 'habitaciones'],
] as const;

function tokenAt(kind: Token['kind'], typed: string, start: number): Token {
  return {
    kind,
    plain: kind === 'word' ? plainWord(typed) : typed.replaceAll(/(?<=\d)['’]/gu, ','),
    start,
    end: start + typed.length,
  };
}

function plainWord(typed: string): string {
  const word = plainLetters(typed).replaceAll('²', '2').replaceAll('.', '');
  return SHORT_WORDS.get(word) ?? STEMS.find(([stem]) => word.startsWith(stem))?.[1] ?? word;
}

/** '12 000' is one number. */
function joinGroups(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    if (last && isGroup(last, token, text))
      joined[joined.length - 1] = {
        ...last,
        plain: `${last.plain},${token.plain}`,
        end: token.end,
      };
    else joined.push(token);
  }
  return joined;
}

const isGroup = (last: Token, token: Token, text: string) =>
  last.kind === 'number' &&
  token.kind === 'number' &&
  /^\d{3}(?:\.\d{2})?$/u.test(token.plain) &&
  /^[1-9]\d{0,2}(?:,\d{3}){0,2}$/u.test(last.plain) &&
  /^[ \u00A0]$/u.test(text.slice(last.end, token.start));
