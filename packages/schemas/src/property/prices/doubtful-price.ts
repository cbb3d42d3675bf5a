import type { PropertyValues } from '../fields.ts';
import { PRICE_KINDS, type PriceKind, type PriceScale } from './price-scale.ts';

/** In pesos. A price outside is asked about, and counts in no median. */
export const PRICE_BOUNDS: Readonly<Record<PriceKind, { least: number; most: number }>> = {
  sale: { least: 50_000, most: 1_000_000_000 },
  rent: { least: 500, most: 2_000_000 },
};

/** The highest and the lowest share of the price before that nobody is asked about. */
const MOST_OF_BEFORE = 1.3;
const LEAST_OF_BEFORE = 0.5;
const TIMES_OFF_MEDIAN = 100;
/** A kind has a median from this many listings on. */
export const MEDIAN_FROM = 20;

interface Money {
  /** Decimal text. */
  amount: string;
  currency: string;
}

/** A price that somebody is about to store. */
export interface NewPrice extends Money {
  price: PriceKind;
  propertyType: string;
  /** The stored price, if there is one. */
  before: Money | null;
}

export type PriceDoubt =
  /** The new price is so many times the old one. */
  | { reason: 'change'; before: Money; times: number }
  /** In pesos, as the median. */
  | { reason: 'low' | 'high'; bound: number }
  | { reason: 'unlike_others'; median: number; isAbove: boolean };

/** The field of a listing that holds each price. */
export const PRICE_FIELDS = { sale: 'salePrice', rent: 'rentPrice' } as const;

type Prices = Pick<PropertyValues, 'salePrice' | 'rentPrice' | 'currency'>;

/** The prices of a listing that is about to be stored over the stored one. */
export function newPrices(
  next: Prices & Pick<PropertyValues, 'propertyType'>,
  stored: Prices | null,
): NewPrice[] {
  const { currency, propertyType } = next;
  return PRICE_KINDS.flatMap((price) => {
    const amount = next[PRICE_FIELDS[price]];
    if (amount === null) return [];
    const was = stored?.[PRICE_FIELDS[price]] ?? null;
    const before = stored && was !== null ? { amount: was, currency: stored.currency } : null;
    return [{ price, amount, currency, propertyType, before }];
  });
}

/**
 * Why a price may be a slip; null when nothing speaks for it, or when it is what is stored. Dollars are compared in pesos, and without a rate
 * with dollars alone.
 */
export function doubtfulPrice(next: NewPrice, scale: PriceScale): PriceDoubt | null {
  const { before } = next;
  const times = before && timesBefore(next, before, scale);
  if (times === 1) return null;
  if (before && times !== null && (times > MOST_OF_BEFORE || times < LEAST_OF_BEFORE))
    return { reason: 'change', before, times };
  const pesos = inPesos(next, scale);
  return pesos === null ? null : (boundDoubt(next, pesos) ?? medianDoubt(next, pesos, scale));
}

/** Null where nothing says what a dollar is in pesos. */
function timesBefore(next: Money, before: Money, scale: PriceScale): number | null {
  if (next.currency === before.currency) return Number(next.amount) / Number(before.amount);
  const [after, from] = [inPesos(next, scale), inPesos(before, scale)];
  return after === null || from === null ? null : after / from;
}

function inPesos({ amount, currency }: Money, { pesosPerDollar }: PriceScale): number | null {
  if (currency !== 'USD') return Number(amount);
  return pesosPerDollar === null ? null : Number(amount) * Number(pesosPerDollar);
}

function boundDoubt({ price }: NewPrice, pesos: number): PriceDoubt | null {
  const { least, most } = PRICE_BOUNDS[price];
  if (pesos < least) return { reason: 'low', bound: least };
  return pesos > most ? { reason: 'high', bound: most } : null;
}

function medianDoubt(next: NewPrice, pesos: number, { medians }: PriceScale): PriceDoubt | null {
  const found = medians.find(
    ({ price, propertyType }) => price === next.price && propertyType === next.propertyType,
  );
  const median = Number(found?.median ?? pesos);
  const isAbove = pesos > median * TIMES_OFF_MEDIAN;
  const isFar = isAbove || pesos * TIMES_OFF_MEDIAN < median;
  return isFar ? { reason: 'unlike_others', median, isAbove } : null;
}
