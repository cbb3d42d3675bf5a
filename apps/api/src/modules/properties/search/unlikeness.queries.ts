import { PLACE_SLUGS } from '@pbr/db/sql/places';
import { joinItems, splitAmenities } from '@pbr/schemas/property/search';
import { type SQL, sql } from 'drizzle-orm';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { filterConditions } from './property-filters.queries.ts';

/** A listing that differs this much fails two filters completely: it is of another type and in another state. */
export const UNLIKE = sql.raw('1.5');
/** A price or an area far outside its range adds no more than this, so that it alone excludes nothing. */
const MOST_FOR_SIZE = sql.raw('1.2');

/**
 * How much a listing `p` misses the filters: twice the price counts as much as another type. The row `anchor` is the place that the
 * text names; the operation is not weighed, because nobody who rents wants to buy.
 */
export function unlikeness(filters: SearchPlan, now: Date): SQL {
  const misses = (missed: SearchPlan, weight: string) =>
    filterConditions(missed, now).map(
      (holds) => sql`(${holds} is not true)::int * ${sql.raw(weight)}`,
    );
  const short = (key: string, wanted: number | undefined, weight: string) =>
    wanted === undefined
      ? []
      : [sql`greatest(${wanted}::int - p.${sql.raw(key)}, 0) * ${sql.raw(weight)}`];
  const { type, search, publishedWithin, bedrooms, bathrooms, parking, minArea, maxArea } = filters;
  const terms = [
    sql`0.0`,
    ...misses({ type }, '0.7'),
    ...misses({ places: filters.places }, '0.6'),
    ...(search === undefined ? [] : [distance(filterConditions({ search }, now))]),
    priceMiss(filters),
    ...short('bed_key', bedrooms, '0.25'),
    ...misses({ maxBedrooms: filters.maxBedrooms }, '0.25'),
    ...short('bath_key', bathrooms, '0.2'),
    ...short('park_key', parking, '0.15'),
    outside(sql`p.construction_area`, [minArea, maxArea], '0.5'),
    outside(sql`p.land_area`, [filters.minLandArea, filters.maxLandArea], '0.5'),
    ...splitAmenities(filters.amenities).flatMap((name) =>
      misses({ amenities: joinItems([name]) }, '0.1'),
    ),
    ...misses({ pets: filters.pets }, '0.3'),
    ...misses({ furnished: filters.furnished }, '0.3'),
    ...misses({ availableBy: filters.availableBy }, '0.2'),
    ...misses({ publishedWithin }, '0.1'),
  ];
  return sql.join(terms, sql` + `);
}

/** How far the price lies outside the range: 0.7 for twice the highest one. A listing without a price passes the filter. */
function priceMiss({ operation, minPrice, maxPrice }: SearchPlan): SQL {
  const price = operation
    ? sql.raw(operation === 'venta' ? 'p.sale_mxn' : 'p.rent_mxn')
    : sql`case p.operation_type when 'renta' then p.rent_mxn else p.sale_mxn end`;
  return outside(price, [minPrice, maxPrice], '0');
}

type Range = readonly [min: number | undefined, max: number | undefined];

/** The distance of a value from a range; a listing without the value weighs `none`. */
function outside(value: SQL, [min, max]: Range, none: string): SQL {
  const logRatio = (above: SQL, below: SQL) =>
    sql`ln(greatest(${above}, 1)::float / greatest(${below}, 1)::float)`;
  const sides = [
    ...(min === undefined ? [] : [logRatio(sql`${min}::numeric`, value)]),
    ...(max === undefined ? [] : [logRatio(value, sql`${max}::numeric`)]),
  ];
  if (sides.length === 0) return sql`0`;
  const furthest = sql`greatest(${sql.join(sides, sql`, `)}, 0)`;
  return sql`case when ${value} is null then ${sql.raw(none)} else least(${furthest}, ${MOST_FOR_SIZE}) end`;
}

const [STATE, CITY] = PLACE_SLUGS;

/** Another colonia of the city counts as much as one and a half times the price. */
const distance = (matches: readonly SQL[]) => sql`case
  when ${sql.join([...matches], sql` and `)} then 0
  when ${STATE} = anchor.state then
    case when ${CITY} = anchor.city then 0.4 else 0.8 end
  else 1.1 end`;
