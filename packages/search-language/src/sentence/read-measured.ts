import type { Amount, Bound } from './limits.ts';
import { readBoundAfter, readBoundBefore } from './word-lists/comparatives.ts';
import { wordSet, type Match } from './phrases.ts';
import { readNumber, type ReadNumber } from './read-number.ts';
import type { Token } from './tokens.ts';
import { readUnit, type Unit } from './word-lists/units.ts';

/** An amount with its unit. */
export interface MeasuredAmount extends Amount {
  unit: Unit;
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
const LOWEST_PLAIN_PRICE = 3000;
const HIGHEST_PLAIN_PRICE = 999_999_999;
/** Before the number: 'USD 350,000'. */
const DOLLARS = wordSet('us usd dls dlls dolares');
const PRICE: Unit = { measure: 'price', factor: 1 };

/** Reads 'hasta 25 mil pesos', 'de 2 a 3 recámaras', '80 m2 o más'. Null where no number with a meaning starts. */
export function readMeasured(tokens: readonly Token[], at: number): Match<MeasuredAmount> | null {
  const before = readBoundBefore(tokens, at);
  const first = readPart(tokens, before.next);
  if (!first) return null;
  const range = readRange(tokens, first, before.value);
  const last = range ?? first;
  const unit = unitOf(last, before.value) ?? unitOf(first, before.value);
  if (unit === null) return null;
  const after = range ? null : afterAmount(tokens, last.next);
  const bound = after?.value ?? first.bound ?? (before.value === 'between' ? null : before.value);
  const [low = 0, high = 0] = valuesOf(first, range, unit);
  if (high <= 0) return null;
  return {
    value: { bound: range ? 'between' : bound, low, high, unit },
    next: after?.next ?? last.next,
  };
}

function readPart(tokens: readonly Token[], at: number): Part | null {
  const isMoney = tokens[at]?.plain === '$' || tokens[at - 1]?.plain === '$';
  const isDollars = DOLLARS.has(
    tokens[tokens[at - 1]?.plain === '$' ? at - 2 : at - 1]?.plain ?? '',
  );
  const number = readNumber(tokens, tokens[at]?.plain === '$' ? at + 1 : at);
  if (!number) return null;
  const area = productAt(tokens, at);
  if (area) return { ...area, isMoney, bound: null };
  const isMillionsOfDollars = tokens[number.next - 1]?.plain === 'mdd';
  const direct = readUnit(tokens, number.next);
  const after = direct ? null : readBoundAfter(tokens, number.next);
  const unit = direct ?? (after && readUnit(tokens, after.next));
  return {
    number: number.value,
    isMoney,
    bound: unit && after ? after.value : null,
    unit: isDollars || isMillionsOfDollars ? 'dollars' : (unit?.value ?? null),
    next: unit?.next ?? number.next,
  };
}

/** '10 x 20 mts' and '8m por 20m' are areas. */
function productAt(tokens: readonly Token[], at: number) {
  const plain = (index: number) => tokens[index]?.plain ?? '';
  const sign = /^(?:m|mts?|metros?)$/u.test(plain(at + 1)) ? at + 2 : at + 1;
  if (!/^(?:por|[×*])$/u.test(plain(sign))) return null;
  const [one, other] = [plain(at), plain(sign + 1)].map((length) =>
    /^\d{1,4}(?:[.,]\d{1,2})?$/u.test(length) ? Number(length.replace(',', '.')) : 0,
  );
  const unit = readUnit(tokens, sign + 2);
  if (!one || !other || !unit || !isArea(unit.value)) return null;
  return { number: { value: one * other, scale: 1 }, unit: unit.value, next: unit.next };
}

const isArea = (unit: Unit) =>
  typeof unit === 'object' && unit.factor === 1 && /^(?:area|landArea)$/u.test(unit.measure);

/** The second number of a range. */
function readRange(tokens: readonly Token[], first: Part, bound: Bound | null): Part | null {
  const separator = tokens[first.next]?.plain ?? '';
  if (!SEPARATORS.has(separator)) return null;
  const start = first.next + 1;
  const second = readPart(tokens, tokens[start]?.plain === 'de' ? start + 1 : start);
  if (!second) return null;
  if (bound !== null && bound !== 'between' && bound !== 'about' && bound !== 'min') return null;
  if (!isSameMeasure(first, second)) return null;
  const [low = 0, high = 0] = valuesOf(first, second, PRICE);
  if (separator === 'y') return bound === 'between' || isPair(first, second) ? second : null;
  if (separator !== 'o' && separator !== 'u') return second;
  const isShort = first.unit === null && first.number.scale === 1 && !first.isMoney;
  // '25 mil o 30 mil' is a range, '25 mil o 3 millones' is not.
  return isShort || (low > 0 && high / low <= 2) ? second : null;
}

/** '1 y 2 recámaras', but not '25 mil y 2 recámaras'. */
const isPair = (first: Part, second: Part) =>
  first.unit === null &&
  second.unit !== null &&
  first.number.scale === 1 &&
  first.number.value < second.number.value &&
  second.number.value <= 10;

function isSameMeasure(first: Part, second: Part): boolean {
  if (isBareArea(first, second)) return true;
  const own = unitOf(first, null);
  const other = unitOf(second, null);
  if (own === null) return other !== null || first.number.scale > 1;
  if (other === null || typeof own === 'string' || typeof other === 'string') return own === other;
  return own.measure === other.measure || (own.measure === 'area' && other.measure === 'landArea');
}

/** '5,000 a 8,000 m2' has no price. */
function isBareArea(first: Part, { number, unit }: Part): boolean {
  const [low, high] = [first.number.value, number.value];
  const isBare = first.unit === null && first.number.scale === 1 && !first.isMoney;
  return isBare && unit !== null && isArea(unit) && low < high && high <= low * 10;
}

/** A number with '$' or 'mil' is a price, and so is a plain one of thousands. */
function unitOf({ number, unit, isMoney }: Part, bound: Bound | null): Unit | null {
  if (unit !== null) return unit;
  if (number.value > HIGHEST_PLAIN_PRICE) return null;
  if (number.scale > 1 || (isMoney && number.value >= 100)) return PRICE;
  return number.value >= (bound === null ? LOWEST_PLAIN_PRICE : 1000) ? PRICE : null;
}

/** In 'de 2 a 3 millones' both are millions, in 'de 800 a 1.2 millones' only the second. */
function valuesOf(first: Part, second: Part | null, unit: Unit): number[] {
  const factor = typeof unit === 'string' ? 1 : unit.factor;
  const low = first.number.value * factor;
  if (!second) return [low, low];
  const high = second.number.value * factor;
  if (first.number.scale > 1 || second.number.scale === 1 || low >= 1000) return inOrder(low, high);
  const scaled = low * second.number.scale;
  return inOrder(scaled > high && low * 1000 < high ? low * 1000 : scaled, high);
}

const inOrder = (low: number, high: number) => (low > high ? [high, low] : [low, high]);

/** '25 mil máximo', but in '2 baños mínimo 3 recámaras' the word belongs to the next number. */
function afterAmount(tokens: readonly Token[], at: number): Match<Bound> | null {
  const after = readBoundAfter(tokens, at);
  if (!after || tokens[at]?.plain === '+' || /^[ouy]$/u.test(tokens[at]?.plain ?? '')) return after;
  const isNext = readNumber(tokens, readBoundBefore(tokens, at).next) !== null;
  return isNext ? null : after;
}
