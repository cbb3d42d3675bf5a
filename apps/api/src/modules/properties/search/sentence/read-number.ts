import { readAmount } from '@pbr/schemas/format/typed-number';
import { phrasesOf, type Match } from './phrases.ts';
import type { Token } from './tokens.ts';

export interface ReadNumber {
  value: number;
  /** The factor of its scale word, such as 1,000 for 'mil'; 1 without one. */
  scale: number;
}

const THOUSAND = 1000;
const MILLION = 1_000_000;
const MOST_DIGITS = 15;
const COUNTED = /^(?:m|mt|mts|mt2|mts2|m2|metros?|rec.*|ban.*|hab.*|cuartos?)$/u;

const CARDINALS = phrasesOf<number>([
  ...`un|uno|una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
  dieciocho diecinueve veinte veintiun|veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete
  veintiocho veintinueve`
    .split(/\s+/u)
    .map((words, index): [string, number] => [words, index + 1]),
  ...`treinta cuarenta cincuenta sesenta setenta ochenta noventa`
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 3) * 10]),
  ...`cien|ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos`
    .split(' ')
    .map((words, index): [string, number] => [words, (index + 1) * 100]),
]);
const SCALES = phrasesOf<number>([
  ['mil|k|miles', THOUSAND],
  ['millon|millones|mdp|mm|mill|mills|milloncitos|mdd', MILLION],
]);

/** Reads a number in digits or words with its scale: '25 mil', '4,5 millones', 'dos millones y medio'. */
export function readNumber(tokens: readonly Token[], at: number): Match<ReadNumber> | null {
  const first = readScaled(tokens, at);
  if (!first || first.value.scale === 1) return first;
  const rest = readScaled(tokens, first.next);
  const added = rest ? restOf(first.value, rest.value, tokens[rest.next]?.plain) : 0;
  if (!rest || added === 0) return first;
  return { value: { ...first.value, value: first.value.value + added }, next: rest.next };
}

/** '2 millones 500 mil', 'un millón ochocientos' and '25 mil 500' are one number; '25 mil 120 metros' are two. */
function restOf(first: ReadNumber, rest: ReadNumber, after = ''): number {
  if (rest.scale > 1) return first.scale === MILLION && rest.scale === THOUSAND ? rest.value : 0;
  const isHundreds = rest.value >= 100 && rest.value < THOUSAND && Number.isInteger(rest.value);
  if (!isHundreds || COUNTED.test(after)) return 0;
  return first.scale === MILLION ? rest.value * THOUSAND : rest.value;
}

function readScaled(tokens: readonly Token[], at: number): Match<ReadNumber> | null {
  const word = tokens[at]?.plain ?? '';
  const bare = word === 'mil' || word === 'millon' ? SCALES.meanings.get(word) : undefined;
  if (bare !== undefined) return withHalf(tokens, { value: 1, next: at }, bare);
  if (word === 'medio' && tokens[at + 1]?.plain === 'millon')
    return { value: { value: MILLION / 2, scale: MILLION }, next: at + 2 };
  const count = countAt(tokens, at);
  if (!count) return null;
  const { value, next } = isHalf(tokens, count.next)
    ? { value: count.value + 0.5, next: count.next + 2 }
    : count;
  const scale = scaleAt(tokens, next, value);
  return scale === undefined
    ? { value: { value, scale: 1 }, next }
    : withHalf(tokens, { value, next }, scale);
}

/** 'Cuatro punto cinco' is dictated before 'millones'. */
function countAt(tokens: readonly Token[], at: number): Match<number> | null {
  const whole = wholeAt(tokens, at);
  if (!whole || tokens[whole.next]?.plain !== 'punto') return whole;
  const fraction = wholeAt(tokens, whole.next + 1);
  if (!fraction || fraction.value >= 100 || scaleAt(tokens, fraction.next, 1) === undefined)
    return whole;
  const decimals = String(fraction.value).length;
  return { value: whole.value + fraction.value / 10 ** decimals, next: fraction.next };
}

const wholeAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'number' ? digitsAt(tokens, at) : cardinalAt(tokens, at);

/** A scale word stands at `count.next`. */
function withHalf(
  tokens: readonly Token[],
  count: Match<number>,
  scale: number,
): Match<ReadNumber> {
  const next = count.next + 1;
  const half = isHalf(tokens, next) ? scale / 2 : 0;
  const value = Math.round(count.value * scale + half);
  return { value: { value, scale }, next: half === 0 ? next : next + 2 };
}

const isHalf = (tokens: readonly Token[], at: number) =>
  tokens[at]?.plain === 'y' && /^medi[ao]$/u.test(tokens[at + 1]?.plain ?? '');

/** 'm' alone means millions only behind a small number: '3M', but '200 m'. */
function scaleAt(tokens: readonly Token[], at: number, count: number): number | undefined {
  const word = tokens[at]?.plain ?? '';
  return word === 'm' && count < 40 ? MILLION : SCALES.meanings.get(word);
}

function digitsAt(tokens: readonly Token[], at: number): Match<number> | null {
  const digits = tokens[at]?.plain ?? '';
  if (digits.length > MOST_DIGITS || /^0\d/u.test(digits)) return null;
  if (/^\d+$/u.test(digits)) return { value: Number(digits), next: at + 1 };
  const hasScale = SCALES.meanings.has(tokens[at + 1]?.plain ?? '');
  const amount = readAmount(usual(digits, hasScale));
  return amount === null || amount === '' ? null : { value: Number(amount), next: at + 1 };
}

/** '4,5' has a decimal comma, and '25.000' a point between the thousands. */
function usual(digits: string, hasScale: boolean): string {
  if (/^\d+,\d{1,2}$/u.test(digits)) return digits.replace(',', '.');
  if (/^\d{1,3}\.\d{3}$/u.test(digits) && !hasScale) return digits.replace('.', '');
  return digits;
}

/** Up to 999 in words: 'ciento veinte', 'treinta y cinco'. */
function cardinalAt(tokens: readonly Token[], at: number): Match<number> | null {
  let value = 0;
  let next = at;
  for (const limit of [THOUSAND, 100, 10]) {
    const isJoined = limit === 10 && value % 100 >= 30 && tokens[next]?.plain === 'y';
    const place = isJoined ? next + 1 : next;
    const part = CARDINALS.meanings.get(tokens[place]?.plain ?? '');
    const smallest = limit / 10;
    if (part === undefined || part >= limit || (limit === THOUSAND && part < smallest)) continue;
    if (limit === 10 && value % 100 > 0 && !isJoined) continue;
    value += part;
    next = place + 1;
  }
  return next === at ? null : { value, next };
}
