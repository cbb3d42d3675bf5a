import { type Decimal, decimalOf, HALF, plus, plainDecimal, withZeros } from './decimal.ts';

/** The plain word, number or mark at a position of a text; '' behind its end. */
export type WordAt = (at: number) => string;

/** A number that ends before `next`. */
export interface Quantity {
  value: Decimal;
  /** The zeros of its first scale word: 6 of '4 millones 500 mil', 0 without one. */
  zeros: number;
  next: number;
  /** It ends with a number in words. */
  isInWords: boolean;
}

type Count = Omit<Quantity, 'zeros'>;

/** How a reader of numbers treats what people mean in more than one way. */
export interface Grammar {
  /** The zeros of the scale word behind it are undefined without one. */
  digits: (text: string, zeros: number | undefined) => Decimal | null;
  /** The zeros that the word stands for behind this number. */
  zerosOf: (word: string, count: Decimal) => number | undefined;
  /** Answers the amount that the second number adds to the first: 500,000 in '4 millones 500 mil'. Null if it is another number. */
  added: (first: Quantity, second: Quantity) => Decimal | null;
  /** A number is all of the text, not a part of a sentence: 'medio' and '1/2' are numbers by themselves. */
  isWholeText: boolean;
  /** A sentence means a fraction by '1/2' before this word, behind a whole number or not. */
  isFraction?: (word: string, whole: Count | null) => boolean;
}

const CARDINALS = new Map<string, number>([
  ['un', 1],
  ['una', 1],
  ['veintiuno', 21],
  ['ciento', 100],
  ...`uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete
  dieciocho diecinueve veinte veintiun veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho
  veintinueve`
    .split(/\s+/u)
    .map((word, index): [string, number] => [word, index + 1]),
  ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 3) * 10]),
  ...'cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'
    .split(' ')
    .map((word, index): [string, number] => [word, (index + 1) * 100]),
]);
const FRACTIONS: ReadonlyMap<string, Decimal> = new Map([
  ['1/2', HALF],
  ['1/4', decimalOf('', '25')],
  ['3/4', decimalOf('', '75')],
]);
const ONE = decimalOf('1');

/** Reads a number in digits or words with its scales: '25 mil', '4,5 millones', 'dos millones y medio'. */
export function readQuantity(word: WordAt, start: number, grammar: Grammar): Quantity | null {
  const first = readScaled(word, start, grammar);
  let sum = first;
  let last = first;
  while (sum && last && last.zeros > 0) {
    // '4 millones y 500 mil'; a sentence may go on to something else behind 'y'.
    const isJoined = grammar.isWholeText && word(sum.next) === 'y';
    const term = readScaled(word, sum.next + (isJoined ? 1 : 0), grammar);
    const added = term && (!isJoined || term.zeros > 0) && grammar.added(last, term);
    if (!term || !added) break;
    sum = { ...term, zeros: sum.zeros, value: plus(sum.value, added) };
    last = term;
  }
  return sum;
}

/** Whether a number may begin with this word: most words of a sentence begin none. */
export const mayBegin = (word: string): boolean =>
  CARDINALS.has(word) || /^(?:[.,]?\d|mil$|millon$|medi[ao]$)/u.test(word);

export const isHalf = (word: WordAt, at: number) =>
  word(at) === 'y' && /^medi[ao]$/u.test(word(at + 1));

function readScaled(word: WordAt, at: number, grammar: Grammar): Quantity | null {
  const bare = /^(?:mil|millon)$/u.test(word(at)) ? grammar.zerosOf(word(at), ONE) : undefined;
  if (bare !== undefined) return scaled(word, ONE, at + 1, bare);
  const count = countAt(word, at, grammar);
  if (!count) return null;
  const { value, next, isInWords } = isHalf(word, count.next)
    ? { ...count, value: plus(count.value, HALF), next: count.next + 2 }
    : count;
  const zeros = grammar.zerosOf(word(next), value);
  return zeros === undefined
    ? { value, next, zeros: 0, isInWords }
    : scaled(word, value, next + 1, zeros);
}

/** A scale word stands before `next`. */
function scaled(word: WordAt, count: Decimal, next: number, zeros: number): Quantity {
  const value = withZeros(count, zeros);
  return isHalf(word, next)
    ? { value: plus(value, withZeros(HALF, zeros)), next: next + 2, zeros, isInWords: true }
    : { value, next, zeros, isInWords: true };
}

function countAt(word: WordAt, at: number, grammar: Grammar): Count | null {
  const half = /^medi[ao]$/u.test(word(at));
  const takes = (next: number, count: Count | null) =>
    grammar.isWholeText || grammar.isFraction?.(word(next), count) === true;
  if (half && takes(at + 1, null)) return { value: HALF, next: at + 1, isInWords: true };
  const fraction = fractionAt(word, at);
  if (fraction && takes(fraction.next, null)) return fraction;
  const whole = wholeAt(word, at, grammar);
  const part = whole && fractionAt(word, whole.next);
  if (whole && part && takes(part.next, whole))
    return { ...part, value: plus(whole.value, part.value) };
  return whole && dictated(word, whole, grammar);
}

function fractionAt(word: WordAt, at: number): Count | null {
  const value = FRACTIONS.get(word(at) + word(at + 1) + word(at + 2));
  return value && word(at + 1) === '/' ? { value, next: at + 3, isInWords: false } : null;
}

/** 'Cuatro punto cinco' and '2 coma 5' are dictated; in a sentence only 'millones' behind them tells it from a full stop. */
function dictated(word: WordAt, whole: Count, grammar: Grammar): Count {
  if (!/^(?:punto|coma)$/u.test(word(whole.next))) return whole;
  const fraction = wholeAt(word, whole.next + 1, grammar);
  if (!fraction || fraction.value.decimals > 0 || fraction.value.units >= 100n) return whole;
  const zeros = grammar.zerosOf(word(fraction.next), ONE);
  if (zeros === undefined && !grammar.isWholeText) return whole;
  const value = grammar.digits(`${plainDecimal(whole.value)}.${fraction.value.units}`, zeros);
  return value ? { ...fraction, value } : whole;
}

function wholeAt(word: WordAt, at: number, grammar: Grammar): Count | null {
  if (!/^[.,]?\d/u.test(word(at))) return cardinalAt(word, at);
  const value = grammar.digits(word(at), grammar.zerosOf(word(at + 1), ONE));
  return value && { value, next: at + 1, isInWords: false };
}

/** Up to 999 in words: 'ciento veinte', 'treinta y cinco'. */
function cardinalAt(word: WordAt, at: number): Count | null {
  let value = 0;
  let next = at;
  for (const limit of [1000, 100, 10]) {
    const isJoined = limit === 10 && value % 100 >= 10 && word(next) === 'y';
    const position = isJoined ? next + 1 : next;
    const part = CARDINALS.get(word(position));
    if (part === undefined || part >= limit || (limit === 1000 && part < 100)) continue;
    if (limit === 10 && value % 100 > 0 && (!isJoined || value % 10 > 0)) continue;
    value += part;
    next = position + 1;
  }
  return next === at ? null : { value: decimalOf(String(value)), next, isInWords: true };
}
