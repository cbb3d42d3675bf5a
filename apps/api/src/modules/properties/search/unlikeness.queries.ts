import { PLACE_SLUGS } from '@pbr/db/sql/places';
import { type SQL, sql } from 'drizzle-orm';
import type { SearchPlan } from '@pbr/search-language/search-plan';

/** A price or an area far outside its range adds no more than this, so that it alone excludes nothing. */
const MOST_FOR_SIZE = sql.raw('1.2');

/** The whole weight for a listing that fails a condition. */
export const failing = (condition: SQL, weight: number): SQL =>
  sql`(${condition} is not true)::int * ${sql.raw(String(weight))}`;

/** The weight for each one that is missing. */
export const missing = (column: SQL, wanted: number | undefined, weight: number): SQL[] =>
  wanted === undefined
    ? []
    : [sql`greatest(${wanted}::int - ${column}, 0) * ${sql.raw(String(weight))}`];

/** How far the price lies outside the range: 0.7 for twice the highest one. A listing without a price passes the filter. */
export function outsidePrice({ operation, minPrice, maxPrice }: SearchPlan): SQL[] {
  const price = operation
    ? sql.raw(operation === 'venta' ? 'p.sale_mxn' : 'p.rent_mxn')
    : sql`case p.operation_type when 'renta' then p.rent_mxn else p.sale_mxn end`;
  return outside(price, [minPrice, maxPrice], 0);
}

type Range = readonly [min: number | undefined, max: number | undefined];

/** The distance of a value from a range; a listing without the value weighs `none`. */
export function outside(value: SQL, [min, max]: Range, none: number): SQL[] {
  const logRatio = (above: SQL, below: SQL) =>
    sql`ln(greatest(${above}, 1)::float / greatest(${below}, 1)::float)`;
  const sides = [
    ...(min === undefined ? [] : [logRatio(sql`${min}::numeric`, value)]),
    ...(max === undefined ? [] : [logRatio(value, sql`${max}::numeric`)]),
  ];
  if (sides.length === 0) return [];
  const furthest = sql`greatest(${sql.join(sides, sql`, `)}, 0)`;
  return [
    sql`case when ${value} is null then ${sql.raw(String(none))} else least(${furthest}, ${MOST_FOR_SIZE}) end`,
  ];
}

const [STATE, CITY] = PLACE_SLUGS;

/** Another colonia of the city that the row `anchor` names counts as much as one and a half times the price. */
export const elsewhere = (conditions: readonly SQL[]): SQL => sql`case
  when ${sql.join([...conditions], sql` and `)} then 0
  when ${STATE} = anchor.state then
    case when ${CITY} = anchor.city then 0.4 else 0.8 end
  else 1.1 end`;
