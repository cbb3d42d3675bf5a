import { FILTERS, type OperationFilter } from '@pbr/schemas/property/search/filters';

/** How a number limits: `above` and `below` exclude it, `about` is a budget, `between` starts a range. */
export type Bound = 'min' | 'max' | 'above' | 'below' | 'exact' | 'about' | 'between';

/** One number, or the two of a range. */
export interface Amount {
  bound: Bound | null;
  low: number;
  high: number;
}

export interface MinMax {
  min?: number | undefined;
  max?: number | undefined;
}

const HIGHEST_RENT = 200_000;
const LOWEST_SALE = 400_000;
const MOST_PRICES = 4;
/** More mentions of a count than these are passed over. */
const MOST_COUNTS = 9;

/** Combines the prices of a sentence; null if they contradict each other: '25 mil o 3 millones'. */
export function priceLimits(amounts: readonly Amount[]): MinMax | null {
  const mins = new Set<number>();
  const maxes = new Set<number>();
  const starts = new Set(amounts.flatMap(({ bound, low }) => (bound === 'between' ? low : [])));
  for (const { bound, low, high } of amounts) {
    // 'De 12 mil a 15'
    if (bound !== 'between' && starts.has(high)) continue;
    const isLowest = bound === 'min' || bound === 'above';
    if (isLowest || bound === 'between') mins.add(wholePrice(low));
    if (!isLowest) maxes.add(wholePrice(high));
  }
  return areAlike(mins) && areAlike(maxes)
    ? inOrder({ min: least([...mins]), max: most([...maxes]) })
    : null;
}

/** 'Ideal 20 mil, máximo 25 mil' agrees; a rent and a sale price do not. */
function areAlike(prices: ReadonlySet<number>): boolean {
  if (prices.size > MOST_PRICES) return false;
  return Math.max(...prices) <= 2 * Math.min(...prices);
}

const wholePrice = (price: number) => Math.min(Math.round(price), FILTERS.maxPrice.most);

/** A sentence that names no operation has the one that its price tells without a doubt. */
export function operationOf(
  operations: readonly OperationFilter[],
  price: MinMax,
): OperationFilter | undefined {
  const said = new Set(operations);
  const [only] = said;
  if (said.size === 1) return only;
  const known = price.max ?? price.min;
  if (known === undefined) return undefined;
  if (known <= HIGHEST_RENT) return 'renta';
  return known >= LOWEST_SALE ? 'venta' : undefined;
}

/** Combines counts into a least and a most; several mentions ask for any of them: '2 recámaras o 3 recámaras'. */
export function countLimits(amounts: readonly Amount[]): MinMax {
  const limits = amounts.map(countLimit);
  return inOrder({
    min: least(limits.flatMap(({ min }) => min ?? []).slice(0, MOST_COUNTS)),
    max: most(limits.flatMap(({ max }) => max ?? []).slice(0, MOST_COUNTS)),
  });
}

/** The highest of several least numbers: 'cochera y 2 cajones' asks for 2. */
export const highestLeast = (amounts: readonly Amount[]): MinMax => ({
  min: most(amounts.flatMap((amount) => countLimit(amount).min ?? [])),
});

function countLimit({ bound, low, high }: Amount): MinMax {
  const few = Math.floor(low);
  if (bound === 'max') return { max: few };
  if (bound === 'below') return { max: Math.ceil(low) - 1 };
  if (bound === 'above') return { min: few + 1 };
  if (bound === 'exact') return { min: few, max: few };
  if (bound === 'between') return { min: few, max: Math.floor(high) };
  return { min: few };
}

/** A plain area is the least that is asked for. */
export function areaLimits(amounts: readonly Amount[]): MinMax | null {
  const plain = new Set(
    amounts.flatMap(({ bound, low }) => (bound === null || bound === 'about' ? low : [])),
  );
  // '120 m2 … 90 m2' are two things.
  if (plain.size > 1) return null;
  const limits: MinMax = {};
  for (const { bound, low, high } of amounts) {
    const isUpper = bound === 'max' || bound === 'below';
    const isRange = bound === 'between' || bound === 'exact';
    if (!isUpper) limits.min ??= wholeArea(low);
    if (isUpper || isRange) limits.max ??= wholeArea(high);
  }
  return inOrder(limits);
}

const wholeArea = (value: number) => Math.max(1, Math.min(Math.round(value), FILTERS.maxArea.most));

const least = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.min(...numbers);
const most = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.max(...numbers);

const inOrder = ({ min, max }: MinMax): MinMax =>
  min !== undefined && max !== undefined && min > max ? { min: max, max: min } : { min, max };
