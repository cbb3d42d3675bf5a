import { NO_PRICE_ASC } from '@pbr/db/schema/properties';
import { type SQL, sql } from 'drizzle-orm';
import { isPriceFiltered, type ListingFilters, priceInRange } from './property-filters.queries.ts';
import type { Order } from './property-order.queries.ts';

/**
 * "In the range, or without the price in question" is no range of any index. These parts are: they share no listing, and together they
 * hold every one that passes the filters; each is still to be filtered by the conditions. Null when nothing is asked of the price.
 */
export function priceParts(filters: ListingFilters): SQL[] | null {
  if (!isPriceFiltered(filters)) return null;
  const sale = pricedIn(sql`p.sale_asc`, NO_PRICE_ASC, filters);
  const rent = pricedIn(sql`p.rent_asc`, NO_PRICE_ASC, filters);
  const none = sql.raw(String(NO_PRICE_ASC));
  if (filters.operation === 'venta') return [sale, sql`${LACKS_PRICE} and p.sale_asc = ${none}`];
  if (filters.operation === 'renta') return [rent, sql`${LACKS_PRICE} and p.rent_asc = ${none}`];
  const isNotSale = isNot(priceInRange(sql`p.sale_mxn`, filters));
  const isNotRent = isNot(priceInRange(sql`p.rent_mxn`, filters));
  return [
    sale,
    sql`${rent} and ${isNotSale}`,
    sql`${LACKS_PRICE} and ${isNotSale} and ${isNotRent}`,
  ];
}

/** The same as stretches of the order by price, so that each is walked from where its rows are. Null in other orders as well. */
export function pricePartsInOrder(filters: ListingFilters, { keys: [key] }: Order): SQL[] | null {
  if (!isPriceFiltered(filters) || key?.sentinel === undefined) return null;
  const price = sql`p.${key.column}`;
  const none = sql.raw(String(key.sentinel));
  const inOrder = [pricedIn(price, key.sentinel, filters), sql`${price} = ${none}`];
  if (filters.operation) return inOrder;
  // What passes by its rent stands where its sale price is, and what has only the other price where that one is.
  const rent = pricedIn(sql`p.rent_asc`, NO_PRICE_ASC, filters);
  const isNotRent = isNot(priceInRange(sql`p.rent_mxn`, filters));
  const { minPrice, maxPrice } = filters;
  const outside = [
    ...(minPrice === undefined
      ? []
      : [sql`${price} < ${minPrice} and ${isPriced(price, key.sentinel)}`]),
    ...(maxPrice === undefined
      ? []
      : [sql`${price} > ${maxPrice} and ${isPriced(price, key.sentinel)}`]),
  ];
  return [
    ...inOrder,
    ...outside.flatMap((elsewhere) => [
      sql`${elsewhere} and ${rent}`,
      sql`${elsewhere} and ${LACKS_PRICE} and ${isNotRent}`,
    ]),
  ];
}

/** As the index `properties_unpriced_idx` has it, letter by letter. */
const LACKS_PRICE = sql`case p.operation_type when 'venta' then p.sale_mxn is null when 'renta' then p.rent_mxn is null
  else p.sale_mxn is null or p.rent_mxn is null end`;

const isNot = (condition: SQL) => sql`${condition} is not true`;

function pricedIn(column: SQL, sentinel: number, filters: ListingFilters): SQL {
  return sql`${priceInRange(column, filters)} and ${isPriced(column, sentinel)}`;
}

/** As a bound of the range, for which the database knows how many there are: the sentinel stands at its end. */
function isPriced(column: SQL, sentinel: number): SQL {
  const none = sql.raw(String(sentinel));
  return sentinel < 0 ? sql`${column} > ${none}` : sql`${column} < ${none}`;
}
