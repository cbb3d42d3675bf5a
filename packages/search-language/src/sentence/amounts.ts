import { boundBefore, boundBehind, isSquareMetres, type Unit, unitAt } from './around-numbers.ts';
import type { Amount, Bound } from './limits.ts';
import { type Match, wordSet } from './tokens/phrases.ts';
import { type ReadNumber, readNumber } from './tokens/read-number.ts';
import { type Token, wordAt } from './tokens/tokens.ts';

/** An amount with its unit. */
export interface MeasuredAmount extends Amount {
  unit: Unit;
  isUnsure?: boolean;
}

interface Part {
  number: ReadNumber;
  unit: Unit | null;
  isMoney: boolean;
  /** Between the number and its unit: '2 o más baños'. */
  bound: Bound | null;
  next: number;
}

const SEPARATORS = wordSet('- a o u y hasta ~ al');
/** Before a range. */
const RANGE_BOUNDS: ReadonlySet<Bound | null> = new Set([null, 'between', 'about', 'min']);
const LOWEST_PLAIN_PRICE = 3000;
const LOWEST_BOUND_PRICE = 1000;
const HIGHEST_PLAIN_PRICE = 999_999_999;
/** Before the number: 'USD 350,000'. */
const DOLLARS = wordSet('us usd dls dlls dolares eur euros €');
const PRICE: Unit = { measure: 'price', factor: 1 };

/** Reads 'hasta 25 mil pesos', 'de 2 a 3 recámaras', '80 m2 o más'. Null where no number with a meaning starts. */
export function amountAt(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const before = boundBefore(tokens, at);
  const first = partAt(tokens, before.next);
  if (!first) return null;
  const range = rangeBehind(tokens, first, before.value);
  const unit = (range && unitOf(range, before.value)) ?? unitOf(first, before.value);
  if (unit === null) return null;
  const values = valuesOf(first, range, unit);
  if (values.high <= 0) return null;
  const { value: bound, next } = range
    ? { value: 'between' as const, next: range.next }
    : boundOf(tokens, first, before.value);
  const isUnsure = first.number.isUnsure === true || range?.number.isUnsure === true;
  return { value: { bound, ...values, unit, ...(isUnsure && { isUnsure }) }, next };
}

/** '25 mil máximo', but in '2 baños mínimo 3 recámaras' the word belongs to the next number. */
function boundOf(tokens: readonly Token[], part: Part, before: Bound | null): Match<Bound | null> {
  const behind = boundBehind(tokens, part.next);
  const isOwn = /^[ouy+]$/u.test(wordAt(tokens, part.next));
  if (behind && (isOwn || readNumber(tokens, boundBefore(tokens, part.next).next) === null))
    return behind;
  return { value: part.bound ?? (before === 'between' ? null : before), next: part.next };
}

function partAt(tokens: readonly Token[], at: number): Part | null {
  const hasSign = wordAt(tokens, at) === '$';
  const isMoney = hasSign || wordAt(tokens, at - 1) === '$';
  const number = readNumber(tokens, hasSign ? at + 1 : at) ?? untoldOne(tokens, at);
  if (!number) return null;
  const area = productAt(tokens, at);
  if (area) return { ...area, isMoney, bound: null };
  const { bound, unit, next } = unitBehind(tokens, number.next);
  const isDollars = isInDollars(tokens, at) || wordAt(tokens, number.next - 1) === 'mdd';
  const part = { isMoney, bound, unit: isDollars ? 'dollars' : unit };
  const { value, scale } = number.value;
  return isHalfMore(tokens, next, unit)
    ? { ...part, number: { value: value + 0.5, scale }, next: next + 2 }
    : { ...part, number: number.value, next };
}

/** 'Hectárea y media' */
const untoldOne = (tokens: readonly Token[], at: number): Match<ReadNumber> | null => {
  const unit = unitAt(tokens, at);
  return unit && isHalfMore(tokens, unit.next, unit.value)
    ? { value: { value: 1, scale: 1 }, next: at }
    : null;
};

/** 'Una hectárea y media' */
const isHalfMore = (tokens: readonly Token[], at: number, unit: Unit | null) =>
  typeof unit === 'object' &&
  (unit?.factor ?? 1) > 1 &&
  wordAt(tokens, at) === 'y' &&
  wordAt(tokens, at + 1) === 'media';

const isInDollars = (tokens: readonly Token[], at: number) =>
  DOLLARS.has(wordAt(tokens, wordAt(tokens, at - 1) === '$' ? at - 2 : at - 1));

/** The unit of a number, and the comparative before it: '2 o más baños'. */
function unitBehind(tokens: readonly Token[], at: number): Pick<Part, 'bound' | 'unit' | 'next'> {
  const direct = unitAt(tokens, at);
  if (direct) return { bound: null, unit: direct.value, next: direct.next };
  const bound = boundBehind(tokens, at);
  const unit = bound && unitAt(tokens, bound.next);
  return unit
    ? { bound: bound.value, unit: unit.value, next: unit.next }
    : { bound: null, unit: null, next: at };
}

/** '10 x 20 mts' and '8m por 20m' are areas. */
function productAt(tokens: readonly Token[], at: number) {
  const sign = /^(?:m|mts?|metros?)$/u.test(wordAt(tokens, at + 1)) ? at + 2 : at + 1;
  if (!/^(?:por|[×*])$/u.test(wordAt(tokens, sign))) return null;
  const [one, other] = [wordAt(tokens, at), wordAt(tokens, sign + 1)].map((length) =>
    /^\d{1,4}(?:[.,]\d{1,2})?$/u.test(length) ? Number(length.replace(',', '.')) : 0,
  );
  const unit = unitAt(tokens, sign + 2);
  if (!one || !other || !unit || !isSquareMetres(unit.value)) return null;
  return { number: { value: one * other, scale: 1 }, unit: unit.value, next: unit.next };
}

/** The second number of a range. */
function rangeBehind(tokens: readonly Token[], first: Part, bound: Bound | null): Part | null {
  const separator = wordAt(tokens, first.next);
  if (!SEPARATORS.has(separator) || !RANGE_BOUNDS.has(bound)) return null;
  const start = first.next + 1;
  const second = partAt(tokens, wordAt(tokens, start) === 'de' ? start + 1 : start);
  if (!second || !isSameMeasure(first, second)) return null;
  const isBetween = bound === 'between' || isPair(first, second);
  if (separator === 'y' && !isBetween) return null;
  return /^[ou]$/u.test(separator) && !isEither(first, second) ? null : second;
}

/** '25 mil o 30 mil' is a range, '25 mil o 3 millones' is not. */
function isEither(first: Part, second: Part): boolean {
  const { low, high } = valuesOf(first, second, PRICE);
  return isBare(first) || (low > 0 && high / low <= 2);
}

/** '1 y 2 recámaras', but not '25 mil y 2 recámaras'. */
const isPair = (first: Part, second: Part) =>
  first.unit === null &&
  second.unit !== null &&
  first.number.scale === 1 &&
  first.number.value < second.number.value &&
  second.number.value <= 10;

const isBare = ({ number, unit, isMoney }: Part) => unit === null && number.scale === 1 && !isMoney;

function isSameMeasure(first: Part, second: Part): boolean {
  if (isBareArea(first, second) || isCountedElse(first, second)) return true;
  const own = unitOf(first, null);
  const other = unitOf(second, null);
  if (own === null) return other !== null || first.number.scale > 1;
  if (other === null || typeof own === 'string' || typeof other === 'string') return own === other;
  return own.measure === other.measure || (own.measure === 'area' && other.measure === 'landArea');
}

/** 'De mil quinientos a dos mil dólares' */
const isCountedElse = (first: Part, second: Part) =>
  first.unit === null && typeof second.unit === 'string' && second.unit !== 'other';

/** '5,000 a 8,000 m2' has no price. */
function isBareArea(first: Part, { number, unit }: Part): boolean {
  const [low, high] = [first.number.value, number.value];
  return isBare(first) && unit !== null && isSquareMetres(unit) && low < high && high <= low * 10;
}

/** A number with '$' or 'mil' is a price, and so is a plain one of thousands. */
function unitOf({ number, unit, isMoney }: Part, bound: Bound | null): Unit | null {
  if (unit !== null) return unit;
  if (number.value > HIGHEST_PLAIN_PRICE) return null;
  if (number.scale > 1 || (isMoney && number.value >= 100)) return PRICE;
  return number.value >= (bound === null ? LOWEST_PLAIN_PRICE : LOWEST_BOUND_PRICE) ? PRICE : null;
}

/** In 'de 2 a 3 millones' both are millions, in 'de 800 a 1.2 millones' only the second. */
function valuesOf(first: Part, second: Part | null, unit: Unit): Pick<Amount, 'low' | 'high'> {
  const factor = typeof unit === 'string' ? 1 : unit.factor;
  const low = first.number.value * factor;
  if (!second) return { low, high: low };
  const high = second.number.value * factor;
  if (first.number.scale > 1 || second.number.scale === 1 || low >= 1000) return inOrder(low, high);
  // '600 a mil metros'
  if (second.number.value === 1000) return inOrder(low, high);
  const scaled = low * second.number.scale;
  return inOrder(scaled > high && low * 1000 < high ? low * 1000 : scaled, high);
}

const inOrder = (one: number, other: number) => ({
  low: Math.min(one, other),
  high: Math.max(one, other),
});
