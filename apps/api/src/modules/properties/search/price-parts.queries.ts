import { NO_PRICE_ASC } from '@pbr/db/schema/properties/derived-columns';
import { type SQL, sql } from 'drizzle-orm';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import type { Order } from './property-order.queries.ts';

function isPriceFiltered({ minPrice, maxPrice }: SearchPlan): boolean {
  return minPrice !== undefined || maxPrice !== undefined;
}

/** A listing without the price in question passes; one that is for sale and for rent passes by either price. */
export function priceConditions(plan: SearchPlan): SQL[] {
  if (!isPriceFiltered(plan)) return [];
  const sale = sql`p.sale_mxn`;
  const rent = sql`p.rent_mxn`;
  const passes = (price: SQL) => sql`(${price} is null or ${priceInRange(price, plan)})`;
  if (plan.operation === 'venta') return [passes(sale)];
  if (plan.operation === 'renta') return [passes(rent)];
  return [
    sql`case p.operation_type
      when 'renta' then ${passes(rent)}
      when 'ambos' then coalesce(${priceInRange(sale, plan)}, false) or coalesce(${priceInRange(rent, plan)}, false)
        or (${sale} is null and ${rent} is null)
      else ${passes(sale)} end`,
  ];
}

function priceInRange(price: SQL, { minPrice, maxPrice }: SearchPlan): SQL {
  const bounds: SQL[] = [];
  if (minPrice !== undefined) bounds.push(sql`${price} >= ${minPrice}`);
  if (maxPrice !== undefined) bounds.push(sql`${price} <= ${maxPrice}`);
  return sql`(${sql.join(bounds, sql` and `)})`;
}

/** A part of the listings that may pass a price filter; the conditions still say which do. */
interface PricePart {
  holds: SQL;
  /** Find these first and sort them then, because a walk along the order would take long to reach one. */
  areFew?: true;
}

/**
 * No index has "in the range, or without the price in question" as one range. These parts are ranges: they share no listing, and
 * together they hold every one that passes. Null without a price filter.
 */
export function priceParts(filters: SearchPlan): PricePart[] | null {
  if (!isPriceFiltered(filters)) return null;
  const none = sql.raw(String(NO_PRICE_ASC));
  const sale = pricedIn(sql`p.sale_asc`, NO_PRICE_ASC, filters);
  const rent = pricedIn(sql`p.rent_asc`, NO_PRICE_ASC, filters);
  if (filters.operation === 'venta')
    return [{ holds: sale }, { holds: sql`${HAS_ODD_PRICE} and p.sale_asc = ${none}` }];
  if (filters.operation === 'renta')
    return [{ holds: rent }, { holds: sql`${HAS_ODD_PRICE} and p.rent_asc = ${none}` }];
  const isNotSale = isNot(priceInRange(sql`p.sale_mxn`, filters));
  const isNotRent = isNot(priceInRange(sql`p.rent_mxn`, filters));
  return [
    { holds: sale },
    { holds: sql`${rent} and ${isNotSale}` },
    { holds: sql`${HAS_ODD_PRICE} and ${isNotSale} and ${isNotRent}` },
  ];
}

/** The same parts as ranges of the order by price, so that each walk begins at its rows. Null for other orders as well. */
export function pricePartsInOrder(filters: SearchPlan, { keys: [key] }: Order): PricePart[] | null {
  if (!isPriceFiltered(filters) || key?.sentinel === undefined) return null;
  const price = sql`p.${key.column}`;
  const inOrder = [
    { holds: pricedIn(price, key.sentinel, filters) },
    { holds: sql`${price} = ${sql.raw(String(key.sentinel))}` },
  ];
  if (filters.operation) return inOrder;
  // Listings that pass by another price than the one of the order.
  const isElsewhere = sql`${isNot(priceInRange(price, filters))} and ${isPriced(price, key.sentinel)}`;
  return [...inOrder, { holds: sql`${HAS_ODD_PRICE} and ${isElsewhere}`, areFew: true }];
}

/** Must equal the expression of the index `properties_odd_price_idx`, letter by letter. */
const HAS_ODD_PRICE = sql`case p.operation_type when 'venta' then p.sale_mxn is null or p.rent_mxn is not null
  when 'renta' then p.rent_mxn is null or p.sale_mxn is not null else true end`;

const isNot = (condition: SQL) => sql`${condition} is not true`;

function pricedIn(column: SQL, sentinel: number, filters: SearchPlan): SQL {
  return sql`${priceInRange(column, filters)} and ${isPriced(column, sentinel)}`;
}

/** Leaves the sentinel out by a bound of the range, because the database can estimate a range: the sentinel is at its end. */
function isPriced(column: SQL, sentinel: number): SQL {
  const none = sql.raw(String(sentinel));
  return sentinel < 0 ? sql`${column} > ${none}` : sql`${column} < ${none}`;
}
