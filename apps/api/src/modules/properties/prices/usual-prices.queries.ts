import { PRICE_BOUNDS } from '@pbr/schemas/property/prices/doubtful-price';
import type { PriceKind } from '@pbr/schemas/property/prices/price-scale';
import { sql } from 'drizzle-orm';

/** The price of listing `p` in pesos as medians count it: null beyond the bounds, where it is a slip more often than a price. */
function usual(price: PriceKind) {
  const amount = sql.raw(`p.${price}_mxn`);
  const { least, most } = PRICE_BOUNDS[price];
  return sql`case when ${amount} between ${sql.raw(`${least} and ${most}`)} then ${amount} end`;
}

export const USUAL_SALE = usual('sale');
export const USUAL_RENT = usual('rent');
