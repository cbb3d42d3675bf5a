import { boundBefore, isCarWord, unitAt } from './around-numbers.ts';
import type { MeasuredAmount } from './amounts.ts';
import type { Measure } from './filter-words.ts';
import { longestPhrase, type Match, phrasesOf, wordSet } from './tokens/phrases.ts';
import { type ReadNumber, readNumber } from './tokens/read-number.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { PARKING_SIZES, PARKING_UNITS, PARKING_WORDS } from './word-lists/amount-words.ts';

const PARKING = phrasesOf([[PARKING_WORDS, true]]);
const SIZES = phrasesOf(PARKING_SIZES);
const ALONE = /^(?:lugar|lugares|espacio)$/u;
const FOR = wordSet('para de p pa');
const COUNTED_UNITS = phrasesOf([[`${PARKING_UNITS}|bano|recamara|cuarto|habitacion`, true]]);
const MOST_CARS = 20;
const MOST_LABELLED = 99;

/** An amount without a number before its unit: 'recámaras: 3', 'cochera doble', 'baño y medio'. */
export function otherAmountAt(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const labelled = labelledAt(tokens, at);
  if (labelled) return labelled;
  const parking = parkingAt(tokens, at);
  if (parking) return { value: exactly('parking', parking.value), next: parking.next };
  const isHalf = /^banos? y medio$/u.test(
    [at, at + 1, at + 2].map((one) => wordAt(tokens, one)).join(' '),
  );
  return isHalf ? { value: exactly('bathrooms', 1), next: at + 1 } : null;
}

const exactly = (measure: Measure, count: number): MeasuredAmount => ({
  bound: null,
  low: count,
  high: count,
  unit: { measure, factor: 1 },
});

/** 'Recámaras: 3' and 'recámaras mínimo 2'. */
function labelledAt(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const label = unitAt(tokens, at);
  if (!label || typeof label.value === 'string' || tokens[at - 1]?.kind === 'number') return null;
  const isList = wordAt(tokens, label.next) === ':';
  const { value: bound, next } = boundBefore(tokens, isList ? label.next + 1 : label.next);
  const number = isList || bound !== null ? readNumber(tokens, next) : null;
  if (!number || number.value.scale > 1 || number.value.value > MOST_LABELLED) return null;
  if (isCounted(tokens, number)) return null;
  const { value } = number.value;
  return { value: { bound, low: value, high: value, unit: label.value }, next: number.next };
}

/** In 'recámaras mínimo tres baños dos' three are the baños; 'mínimo tres cochera' counts no cocheras. */
function isCounted(tokens: readonly Token[], { value, next }: Match<ReadNumber>): boolean {
  const unit = longestPhrase(COUNTED_UNITS, tokens, next);
  if (!unit) return unitAt(tokens, next) !== null;
  const isLabel = wordAt(tokens, unit.next) === ':';
  return !isLabel && (value.value === 1 || wordAt(tokens, unit.next - 1).endsWith('s'));
}

/** Parking without a number before it: 'cochera', 'estacionamiento para 2 autos', 'cochera doble', 'lugar para mi coche'. */
export function parkingAt(tokens: readonly Token[], at: number): Match<number> | null {
  const named = longestPhrase(PARKING, tokens, at);
  if (!named || isForVisitors(tokens, named.next)) return null;
  const size = longestPhrase(SIZES, tokens, named.next);
  if (size && !ALONE.test(wordAt(tokens, at))) return size;
  const cars = carsBehind(tokens, named.next);
  if (cars) return cars;
  return ALONE.test(wordAt(tokens, named.next - 1)) ? null : { value: 1, next: named.next };
}

const isForVisitors = (tokens: readonly Token[], at: number) =>
  FOR.has(wordAt(tokens, at)) && /^visitas?$/u.test(wordAt(tokens, at + 1));

/** 'Para mi coche', and 'cochera 2 autos'. */
function carsBehind(tokens: readonly Token[], at: number): Match<number> | null {
  const isShort = FOR.has(wordAt(tokens, at)) && wordAt(tokens, at + 1) === '/';
  if (FOR.has(wordAt(tokens, at))) return carsAt(tokens, isShort ? at + 2 : at + 1);
  const number = readNumber(tokens, at);
  return number && isCarWord(wordAt(tokens, number.next)) ? carsAt(tokens, at) : null;
}

function carsAt(tokens: readonly Token[], at: number): Match<number> | null {
  const number = readNumber(tokens, at);
  const next = number?.next ?? (/^(?:mi|el|un|su)$/u.test(wordAt(tokens, at)) ? at + 1 : at);
  const end = isCarWord(wordAt(tokens, next)) ? next + 1 : next;
  if (!number) return end > next ? { value: 1, next: end } : null;
  return number.value.value > MOST_CARS ? null : { value: number.value.value, next: end };
}
