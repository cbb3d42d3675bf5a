import type { BulkItem } from '@pbr/schemas/bulk-change/bulk-change';
import type { MyProperty } from '@pbr/schemas/property/mine';
import {
  doubtfulPrice,
  type NewPrice,
  PRICE_FIELDS,
  type PriceDoubt,
} from '@pbr/schemas/property/prices/doubtful-price';
import type { PriceScale } from '@pbr/schemas/property/prices/price-scale';

/** A price that is about to be stored; among several listings with its own. */
export interface AskedPrice extends NewPrice {
  listing?: { id: string; name: string };
}

/** The messages beside the fields of prices that a person wants to correct. */
export const correctPrices = (prices: readonly AskedPrice[]): Record<string, string> =>
  Object.fromEntries(prices.map(({ price }) => [PRICE_FIELDS[price], 'Corrige este precio.']));

/** The prices that a change of several listings stores. */
export function askedOfItems(
  items: readonly BulkItem[],
  listings: readonly MyProperty[],
): AskedPrice[] {
  const types = new Map(listings.map(({ id, propertyType }) => [id, propertyType]));
  return items.flatMap(({ id, name, currency, prices }) =>
    prices.map(({ price, before, after }) => ({
      price,
      amount: after,
      currency,
      propertyType: types.get(id) ?? '',
      before: { amount: before, currency },
      listing: { id, name },
    })),
  );
}

export const isOtherPrice = ({ amount, currency, before }: AskedPrice): boolean =>
  before === null || before.currency !== currency || Number(before.amount) !== Number(amount);

export interface DoubtfulPrice {
  price: AskedPrice;
  doubt: PriceDoubt;
}

export const doubtfulAmong = (prices: readonly AskedPrice[], scale: PriceScale): DoubtfulPrice[] =>
  prices.flatMap((price) => {
    const doubt = doubtfulPrice(price, scale);
    return doubt ? [{ price, doubt }] : [];
  });
