import type { Db } from '@pbr/db/client';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import { MEDIAN_FROM, PRICE_BOUNDS } from '@pbr/schemas/property/prices/doubtful-price';
import type { PriceKind, PriceScale } from '@pbr/schemas/property/prices/price-scale';
import { type SQL, sql } from 'drizzle-orm';

/** The price of listing `p` in pesos as medians count it: null beyond the bounds, where it is a slip more often than a price. */
function usual(price: PriceKind) {
  const amount = sql.raw(`p.${price}_mxn`);
  const { least, most } = PRICE_BOUNDS[price];
  return sql`case when ${amount} between ${sql.raw(`${least} and ${most}`)} then ${amount} end`;
}

export const USUAL_SALE = usual('sale');
export const USUAL_RENT = usual('rent');

export const inCents = (amount: SQL) => sql`(${amount} * 100)::bigint`;

/** So many of the newest listings on offer are looked at, which one index holds: among a million, all would take a second. */
const SAMPLE = 20_000;

/** The rate, and the medians of each kind on offer, in one statement. */
export function findPriceScale(db: Db): Promise<PriceScale> {
  return oneRow(
    db,
    sql`
      with newest as materialized (
        select p.property_type, p.operation_type, p.sale_mxn, p.rent_mxn from properties p where p.listed
        order by p.created_at desc, p.id desc limit ${SAMPLE}
      )
      select (select value ->> 'rate' from settings where key = 'usdMxnRate') as "pesosPerDollar",
        ${jsonRows(sql`${mediansOf('sale', 'venta', USUAL_SALE)} union all ${mediansOf('rent', 'renta', USUAL_RENT)}`)} as medians`,
  );
}

const mediansOf = (price: PriceKind, operation: string, amount: SQL) => sql`
  select p.property_type as "propertyType", ${price} as price,
    round((percentile_cont(0.5) within group (order by ${amount}))::numeric, 2)::text as median
  from newest p where p.operation_type in (${operation}, 'ambos')
  group by p.property_type having count(${amount}) >= ${MEDIAN_FROM}`;
