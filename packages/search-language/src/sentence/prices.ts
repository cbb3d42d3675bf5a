import type { OperationFilter } from '@pbr/schemas/property/search';
import type { Piece } from './pieces.ts';
import type { MeasuredAmount } from './read-measured.ts';

export interface MinMax {
  min?: number;
  max?: number;
}

const HIGHEST_RENT = 200_000;
const LOWEST_SALE = 400_000;
const MOST_PRICES = 4;
const HIGHEST_PRICE = 9_999_999_999;

/** Combines the prices of a sentence; null if they contradict each other: '25 mil o 3 millones'. */
export function priceLimits(amounts: readonly MeasuredAmount[]): MinMax | null {
  const mins = new Set<number>();
  const maxes = new Set<number>();
  for (const { bound, low, high } of amounts) {
    const isLowest = bound === 'min' || bound === 'above';
    if (isLowest || bound === 'between') mins.add(whole(low));
    if (!isLowest) maxes.add(whole(high));
  }
  if (!areAlike(mins) || !areAlike(maxes)) return null;
  const min = mins.size === 0 ? undefined : Math.min(...mins);
  const max = maxes.size === 0 ? undefined : Math.max(...maxes);
  if (min !== undefined && max !== undefined && min > max) return { min: max, max: min };
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** 'Ideal 20 mil, máximo 25 mil' agrees; a rent and a sale price do not. */
function areAlike(prices: ReadonlySet<number>): boolean {
  if (prices.size > MOST_PRICES) return false;
  return Math.max(...prices) <= 2 * Math.min(...prices);
}

const whole = (price: number) => Math.min(Math.round(price), HIGHEST_PRICE);

/** The operation of the sentence: what it says, or what its price tells without a doubt. */
export function operationOf(
  pieces: readonly Piece[],
  price: MinMax | null,
): OperationFilter | undefined {
  const said = new Set(
    pieces.flatMap(({ meaning }) => (meaning.kind === 'operation' ? [meaning.operation] : [])),
  );
  const [only] = said;
  if (said.size > 0) return said.size === 1 ? only : undefined;
  const known = price?.max ?? price?.min;
  if (known === undefined) return undefined;
  if (known <= HIGHEST_RENT) return 'renta';
  return known >= LOWEST_SALE ? 'venta' : undefined;
}
