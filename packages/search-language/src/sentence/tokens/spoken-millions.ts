import { decimalOf, plainDecimal } from '@pbr/schemas/typed-number/decimal';
import { type Grammar, readQuantity } from '@pbr/schemas/typed-number/quantity';
import * as amounts from '../word-lists/amount-words.ts';
import { MONTHS } from '../word-lists/availability-words.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './phrases.ts';
import { type Token, wordAt } from './tokens.ts';

/** The number behind 'un millón' adds this amount, or may be anything. */
type Rest = number | 'unsure';

const MILLION = 1_000_000;
const MILLIONS = wordSet(amounts.MILLIONS.replaceAll('|', ' '));
const SMALL: Grammar = {
  isWholeText: false,
  digits: (text) => (/^[1-9]\d{0,2}$/u.test(text) ? decimalOf(text) : null),
  zerosOf: () => undefined,
  added: () => null,
};

/** A number below 1,000 that is not an article. */
function smallAt(tokens: readonly Token[], at: number): Match<number> | null {
  if (/^una?$/u.test(wordAt(tokens, at))) return null;
  const found = readQuantity((index) => wordAt(tokens, index), at, SMALL);
  return found && { value: Number(plainDecimal(found.value)), next: found.next };
}

const isDigit = (number: number) => Number.isInteger(number) && number < 10;

/** The 800,000 of 'un millón ocho', the 250,000 of 'un millón dos cincuenta' and 'un millón doscientos cincuenta'. */
export function restOfMillions(tokens: readonly Token[], at: number): Match<Rest> | null {
  const first = smallAt(tokens, at);
  if (!first) return null;
  const { value, next } = hundredsFrom(tokens, first);
  if (isCounted(tokens, next) || isRangeOfCounts(tokens, next)) return null;
  const isSure = Number.isInteger(value) && (value >= 100 || !isOdd(tokens, at, value));
  return { value: isSure ? (isDigit(value) ? value * 100 : value) * 1000 : 'unsure', next };
}

/** '1 millón 75' may be 1.75 millions. */
const isOdd = (tokens: readonly Token[], at: number, value: number) =>
  tokens[at]?.kind === 'number' && value >= 10;

/** 'Siete cincuenta' and 'ocho cientos' are hundreds; 'mil' may follow. */
function hundredsFrom(tokens: readonly Token[], first: Match<number>): Match<number> {
  if (!isDigit(first.value) || tokens[first.next - 1]?.kind !== 'word') return first;
  const isHundreds = /^cient[oa]s$/u.test(wordAt(tokens, first.next));
  const start = isHundreds ? first.next + 1 : first.next;
  const second = smallAt(tokens, start);
  if (!second || second.value < 10 || second.value > 99)
    return isHundreds ? { value: first.value * 100, next: start } : first;
  const isThousands = wordAt(tokens, second.next) === 'mil';
  return {
    value: first.value * 100 + second.value,
    next: isThousands ? second.next + 1 : second.next,
  };
}

const COUNTED = phrasesOf([
  ...amounts.OTHER_UNITS.filter(([, unit]) => unit === 'other').map(
    ([phrases]) => [phrases, true] as const,
  ),
  ...[
    amounts.BEDROOMS,
    amounts.BATHROOMS,
    amounts.PARKING_UNITS,
    amounts.SQUARE_METRES,
    amounts.HECTARES,
    amounts.YEARS,
    amounts.BUILT,
    amounts.OF_LAND,
    amounts.OTHER_COUNTED,
  ].map((phrases) => [phrases, true] as const),
]);
const BEHIND = phrasesOf(amounts.BEHIND_NUMBERS);
const MONTH_NAMES = wordSet(MONTHS.join(' '));

/** A number that counts a thing, or is a part of a date, a fraction or a product. */
function isCounted(tokens: readonly Token[], next: number): boolean {
  const [last, behind] = [tokens[next - 1], tokens[next]];
  if (last && behind?.kind === 'word' && behind.start === last.end) return true;
  const word = wordAt(tokens, next);
  if (word === 'de' && MONTH_NAMES.has(wordAt(tokens, next + 1))) return true;
  if (/^(?:por|[x×*/%:])$/u.test(word)) return word !== 'por' || isNumber(tokens, next + 1);
  const start = longestPhrase(BEHIND, tokens, next)?.next ?? next;
  return longestPhrase(COUNTED, tokens, start) !== null || tokens[next]?.kind === 'number';
}

const isNumber = (tokens: readonly Token[], at: number) => smallAt(tokens, at) !== null;

/** '2 o 3 recámaras' */
function isRangeOfCounts(tokens: readonly Token[], next: number): boolean {
  const second = /^(?:[aou-]|hasta)$/u.test(wordAt(tokens, next))
    ? smallAt(tokens, next + 1)
    : null;
  return second !== null && isCounted(tokens, second.next);
}

const RANGE_SIGN = /^(?:al?|y|-|hasta)$/u;
const MOST_WHOLE = 19;
const LONGEST_NUMBER = 6;

/** 'Uno ocho' is 1.8 beside a million: in 'uno ocho millones', 'de dos tres a tres millones' and 'de un millón a uno ocho'. */
export function spokenDecimal(tokens: readonly Token[], at: number): Match<number> | null {
  const whole = tokens[at]?.kind === 'word' ? smallAt(tokens, at) : null;
  if (!whole || whole.value > MOST_WHOLE || tokens[whole.next]?.kind !== 'word') return null;
  const part = smallAt(tokens, whole.next);
  if (!part || !isPart(part.value)) return null;
  const { next } = part;
  const value = whole.value + part.value / (isDigit(part.value) ? 10 : 1000);
  // 'Dos tres millones' are two or three.
  const isScaled = MILLIONS.has(wordAt(tokens, next)) && part.value !== whole.value + 1;
  return isScaled || isInRange(tokens, at, { value, next }) ? { value, next } : null;
}

/** A digit or hundreds: 'uno ocho' and 'uno ochocientos'. */
const isPart = (value: number) => isDigit(value) || (Number.isInteger(value) && value >= 100);

const isInRange = (tokens: readonly Token[], at: number, found: Match<number>) =>
  isSecond(tokens, at) || isFirst(tokens, found.next) || isBelow(tokens, at, found);

/** Behind it a range ends with millions. */
function isFirst(tokens: readonly Token[], next: number): boolean {
  const sign = MILLIONS.has(wordAt(tokens, next)) ? next + 1 : next;
  if (!RANGE_SIGN.test(wordAt(tokens, sign))) return false;
  const word = tokens
    .slice(sign + 1, sign + LONGEST_NUMBER)
    .findIndex(({ plain }) => MILLIONS.has(plain));
  return word >= 0 && isNumberBetween(tokens, sign + 1, sign + 1 + word);
}

const MOST_TIMES = 4;

/** 'De dos tres a tres': nothing else goes up so. */
function isBelow(tokens: readonly Token[], at: number, { value, next }: Match<number>): boolean {
  if (!/^(?:de|entre|desde)$/u.test(wordAt(tokens, at - 1))) return false;
  const high = RANGE_SIGN.test(wordAt(tokens, next)) ? smallAt(tokens, next + 1) : null;
  if (!high || wordAt(tokens, high.next) === 'mil' || isCounted(tokens, high.next)) return false;
  return high.value > value && high.value <= value * MOST_TIMES;
}

/** A range that begins with millions ends here. */
function isSecond(tokens: readonly Token[], at: number): boolean {
  if (!RANGE_SIGN.test(wordAt(tokens, at - 1))) return false;
  const start = Math.max(0, at - LONGEST_NUMBER);
  const last = tokens.slice(start, at - 1).findLastIndex(({ plain }) => MILLIONS.has(plain));
  return last >= 0 && isNumberBetween(tokens, start + last + 1, at - 1);
}

/** Only words of numbers stand there. */
const isNumberBetween = (tokens: readonly Token[], from: number, to: number) =>
  tokens
    .slice(from, to)
    .every(
      ({ kind, plain }, index) =>
        kind === 'number' || /^(?:y|medi[ao]|una?)$/u.test(plain) || isNumber(tokens, from + index),
    );

/** A number that is whole millions, so that 'ocho' behind it is a part of it. */
export const isWholeMillions = (value: number, scale: number) =>
  scale === MILLION && value >= MILLION && value % MILLION === 0;
