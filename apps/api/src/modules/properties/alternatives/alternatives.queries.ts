import type { Db } from '@pbr/db/client';
import { PLACE_SLUGS } from '@pbr/db/sql/places';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import {
  activeParts,
  type FilterPart,
  withoutPart,
} from '@pbr/schemas/property/search/filter-parts';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { COUNT_CAP, type Sort } from '@pbr/schemas/property/search';
import { type SQL, sql } from 'drizzle-orm';
import { listingsJson } from '../property-json.queries.ts';
import { anchorOf, FOUND_NOTHING, placesNear } from './alternative-places.queries.ts';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { isLookedUp } from '@pbr/search-language/words/read-terms';
import { filterConditions, SERVER_FILTERS } from '../search/filters.queries.ts';
import { failing } from '../search/unlikeness.queries.ts';
import { keyColumns, orderBy, orderOf } from '../search/property-order.queries.ts';

/** A listing that differs this much fails two filters completely: it is of another type and in another state. */
const UNLIKE = sql.raw('1.5');
/** Weighs this many listings of each search that is a little wider. */
const WEIGHED = sql.raw('100');
/** Cards of the list: a row of the catalogue. */
const SHOWN = sql.raw('3');
const MOST_NEAR = sql.raw('6');

export interface AlternativesRow {
  /** One more than the cap means "more than that". */
  without: { part: FilterPart; total: number }[];
  places: { name: string; search: string; total: number }[];
  near: CountedPlace[];
  wider: CountedPlace[];
  /** Null without places. */
  ofKind: number | null;
  ofAny: number | null;
  alike: PropertyCard[];
}

export interface CountedPlace {
  path: string;
  total: number;
}

/** Paths of places around those of a search. */
export interface Nearby {
  near: readonly string[];
  wider: readonly string[];
  /** The near places whose listings may be alike. */
  alike: readonly string[];
}

/**
 * Finds how many listings a search without matches has without each filter and in places nearby, and the listings that it misses
 * narrowly. A search with matches has no alternatives.
 */
export function findAlternatives(
  db: Db,
  filters: SearchPlan,
  { nearby, now }: { nearby: Nearby; now: Date },
): Promise<AlternativesRow> {
  return oneRow(
    db,
    sql`
      with nothing as materialized (
        select where not exists (select from properties p where ${listed(filters, now)})
      ), ${anchorOf(filters)}, places as materialized (
        ${placesNear(filterConditions({ ...filters, search: undefined }, now))}
      ), page as materialized (
        select id, row_number() over (order by unlike, created_at desc, id) as pos from (
          select p.id, p.created_at, ${unlikeness(filters, now)} as unlike
          from properties p left join anchor on true where p.id in (${candidates(filters, nearby, now)})
        ) weighed where unlike < ${UNLIKE} order by pos limit ${SHOWN}
      )
      select ${totalsWithout(filters, now)} as without, ${listingsJson('card')} as alike, ${totalsHere(filters, now)},
        ${totalsIn(nearby.near, filters, now)} as near, ${totalsIn(nearby.wider, filters, now)} as wider,
        ${jsonRows(sql`select * from places where total > 0`, sql`order by item.ring, item.n desc, item.name`)} as places`,
  );
}

/** How many listings each search finds; one more than the cap means "more than that". */
export async function countFound(
  db: Db,
  plans: readonly SearchPlan[],
  now: Date,
): Promise<readonly number[]> {
  if (plans.length === 0) return [];
  const counts = plans.map(
    (plan) => sql`(select count(*)::int from (
      select from properties p where ${listed(plan, now)} limit ${COUNT_CAP + 1}
    ) counted)`,
  );
  const { totals } = await oneRow<{ totals: number[] }>(
    db,
    sql`select array[${sql.join(counts, sql`, `)}] as totals`,
  );
  return totals;
}

/** Each number is counted as the search counts it. The place of a search is never taken away. */
function totalsWithout(filters: SearchPlan, now: Date): SQL {
  const totals = activeParts(filters)
    .filter((part) => part !== 'places')
    .map((part) => sql`(${part}::text, ${totalOf(withoutPart(filters, part), now)})`);
  if (totals.length === 0) return sql`'[]'::json`;
  return jsonRows(
    sql`select * from (values ${sql.join(totals, sql`, `)}) counted (part, total) where total > 0`,
  );
}

/** Counts the places with the operation and the types alone, and with no other filter. */
function totalsHere({ places, operation, type }: SearchPlan, now: Date): SQL {
  if (places === undefined) return sql`null::int as "ofKind", null::int as "ofAny"`;
  return sql`${totalOf({ places, operation, type }, now)} as "ofKind", ${totalOf({ places }, now)} as "ofAny"`;
}

const totalOf = (plan: SearchPlan, now: Date) => sql`(select count(*)::int from (
  select from properties p where ${FOUND_NOTHING} and ${listed(plan, now)} limit ${COUNT_CAP + 1}
) counted)`;

/** The first of these places that have listings under the other filters. No more of them are counted. */
function totalsIn(paths: readonly string[], filters: SearchPlan, now: Date): SQL {
  if (paths.length === 0) return sql`'[]'::json`;
  const totals = paths.map(
    (path, pos) => sql`(select ${pos}::int as pos, ${path}::text as path, total from (
      select count(*)::int as total from (
        select from properties p where ${FOUND_NOTHING} and ${listed({ ...filters, places: path }, now)} limit ${COUNT_CAP + 1}
      ) matches
    ) counted where total > 0)`,
  );
  return jsonRows(
    sql`select * from (${sql.join(totals, sql` union all `)}) places limit ${MOST_NEAR}`,
    sql`order by item.pos`,
  );
}

/** The same search without one filter, or at about the price; without a place also elsewhere, else in the places nearby. */
function candidates(filters: SearchPlan, { alike }: Nearby, now: Date): SQL {
  const parts = activeParts(filters).filter(
    (part) => part !== 'operation' && part !== 'price' && part !== 'places',
  );
  const wider = [
    ...parts.map((part) => listed(withoutPart(filters, part), now)),
    ...beyondPrices(filters, now),
    ...(filters.places === undefined
      ? candidatesElsewhere(filters, now)
      : alike.map((places) => listed({ ...filters, places }, now))),
  ];
  if (wider.length === 0) return sql`select null::uuid where false`;
  return sql.join(
    wider.map(
      (holds) =>
        sql`(select p.id from properties p where ${FOUND_NOTHING} and ${holds} limit ${WEIGHED})`,
    ),
    sql` union `,
  );
}

/** Listings for the same operation: of the type at about the price, with the words, or in the city. */
function candidatesElsewhere(filters: SearchPlan, now: Date): SQL[] {
  const { operation, type, search, minPrice, maxPrice } = filters;
  return [
    ...beyondPrices({ operation, type, minPrice, maxPrice }, now),
    listed({ operation, type, minPrice, maxPrice }, now),
    ...(search?.terms.some(isLookedUp) ? [listed({ operation, search }, now)] : []),
    sql`${listed({ operation }, now)} and p.deleted_at is null
      and ${STATE} = (select state from anchor) and ${CITY} = (select city from anchor)`,
  ];
}

/**
 * How much a listing `p` misses the filters: twice the price counts as much as another type. The row `anchor` is the place that the
 * text names.
 */
function unlikeness(plan: SearchPlan, now: Date): SQL {
  const misses = Object.values(SERVER_FILTERS).flatMap(({ conditions, miss }) =>
    typeof miss === 'number'
      ? conditions(plan, now, {}).map((condition) => failing(condition, miss))
      : miss(plan),
  );
  return sql.join([sql`0.0`, ...misses], sql` + `);
}

/** The listings next above and next below the range of prices, which walk the order by price from there. */
function beyondPrices(filters: SearchPlan, now: Date): SQL[] {
  const { operation, minPrice, maxPrice } = filters;
  const holds = listed(withoutPart(filters, 'price'), now);
  const walk = (sort: Sort, beyond: SQL) => {
    const order = orderOf(sort, operation);
    return sql`${holds} and p.${keyColumns({ ...order, keys: order.keys.slice(0, 1) })} ${beyond} ${orderBy(order)}`;
  };
  return [
    ...(maxPrice === undefined ? [] : [walk('price-low', sql`> ${maxPrice}`)]),
    ...(minPrice === undefined ? [] : [walk('price-high', sql`< ${minPrice}`)]),
  ];
}

const [STATE, CITY] = PLACE_SLUGS;

const listed = (filters: SearchPlan, now: Date) =>
  sql.join([sql`p.listed`, ...filterConditions(filters, now)], sql` and `);
