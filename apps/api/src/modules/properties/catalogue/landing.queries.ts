import type { Db } from '@pbr/db/client';
import { PLACE_NAMES, PLACE_SLUGS } from '@pbr/db/sql/places';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import type { Landing, PlaceFigures, PopularPlace } from '@pbr/schemas/property/places/landing';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import { type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../search/filters.queries.ts';
import { listingsJson } from '../property-json.queries.ts';
import { USUAL_RENT, USUAL_SALE } from '../prices/price-scale.queries.ts';

/** The spelling of a place comes from this many listings at most. */
const SPELLING_SAMPLE = 500;
export const MOST_CHILDREN = 60;
/** The home page looks at the newest listings only, and names this many places. */
const POPULAR_SAMPLE = 2000;
const MOST_POPULAR = 12;

export interface PlaceQuery {
  operation: OperationFilter;
  /** From the state down; at most as many as there are levels. */
  slugs: readonly string[];
  type: PropertyType | undefined;
  limit: number;
  offset: number;
  now: Date;
}

type Figures = Omit<PlaceFigures, 'operation' | 'places'>;

type Matched = Figures & Pick<Landing, 'items' | 'children'>;

export type GatheredPlace = {
  /** The usual spelling of each level; null when no listing names the place. */
  names: string[] | null;
} & (
  | { types: Landing['types']; matched: Matched }
  /** More listings than `most` are on offer; `matched` is null as well when more than `most` match. */
  | { types: null; matched: Matched | null }
);

/** A place as its listings are at this moment, as far as they are at most `most`. Paused ones only make it known, drafts not even that. */
export function gatherPlace(db: Db, query: PlaceQuery, most: number): Promise<GatheredPlace> {
  const { slugs, type } = query;
  const { price, usual } = PRICES[query.operation];
  const gathered = (matches: readonly SQL[]) => sql`
    select p.id, p.created_at, p.property_type, ${price} as price, ${usual} as usual, ${PLACE_NAMES[slugs.length] ?? sql`null`} as child
    from properties p where ${allOf(matches)} limit ${most + 1}`;
  const areFew = sql`(select count(*) from matched) <= ${most}`;
  return oneRow(
    db,
    sql`
      with offered as materialized (${gathered(offeredIn(query))}),
      matched as materialized (${type ? gathered([...offeredIn(query), ofType(type)]) : sql`select * from offered`}),
      page as materialized (
        select id, row_number() over (order by created_at desc, id desc) as pos from (
          select id, created_at from matched where ${areFew} order by created_at desc, id desc limit ${query.limit} offset ${query.offset}
        ) newest
      )
      select ${namesOf(slugs)} as names,
        (select case when count(*) <= ${most} then ${TYPES} end from offered) as types,
        (select row_to_json(found) from (
          select figures.*, ${listingsJson('card')} as items, ${childrenOf(slugs.length)} as children from (${FIGURES}) figures where ${areFew}
        ) found) as matched`,
  );
}

/** A page of the listings of a place, however many it has: an index holds them in their order. */
export async function findNewestIn(
  db: Db,
  query: PlaceQuery,
  types: readonly string[],
): Promise<Landing['items']> {
  const { items } = await oneRow<Pick<Landing, 'items'>>(
    db,
    sql`
      with page as materialized (
        select id, row_number() over (order by created_at desc, id desc) as pos from (${newestIn(query, types)}) newest
      )
      select ${listingsJson('card')} as items`,
  );
  return items;
}

/** The indexes of the country, states and cities hold the newest of each operation and type. Postgres merges them as it goes. */
function newestIn(query: PlaceQuery, types: readonly string[]): SQL {
  const { slugs, operation, type, limit, offset } = query;
  const newest = (conditions: readonly SQL[], window: SQL) => sql`
    select p.id, p.created_at from properties p where ${allOf(conditions)} order by p.created_at desc, p.id desc ${window}`;
  const window = sql`limit ${limit} offset ${offset}`;
  if (slugs.length === PLACE_SLUGS.length)
    return newest([...offeredIn(query), ...(type ? [ofType(type)] : [])], window);
  const parts = [operation, 'ambos'].flatMap((offered) =>
    (type ? [type] : types).map((one) => {
      const ordered = [sql`p.listed`, ...inPlace(slugs), sql`p.operation_type = ${offered}`];
      return sql`(${newest([...ordered, ofType(one)], sql`limit ${limit + offset}`)})`;
    }),
  );
  return sql`
    select id, created_at from (${sql.join(parts, sql` union all `)}) parts order by created_at desc, id desc ${window}`;
}

const offeredIn = ({ slugs, operation, now }: PlaceQuery): SQL[] => [
  sql`p.deleted_at is null and p.listed`,
  ...inPlace(slugs),
  ...filterConditions({ operation }, now),
];

const ofType = (type: string) => sql`p.property_type = ${type}`;

/**
 * The slugs of the place that an earlier URL means: a colonia stood below its city where it now stands below its municipality, and
 * that city is now the whole state. Null for a place that no listing names.
 */
export async function findMovedPlace(db: Db, slugs: readonly string[]): Promise<string[] | null> {
  const [state, city, neighborhood] = slugs;
  if (state === undefined || city === undefined) return null;
  const of = [
    sql`p.deleted_at is null and not p.is_draft`,
    sql`pbr_slug(p.state) = ${state} and pbr_slug(p.city) = ${city}`,
    ...(neighborhood === undefined ? [] : [sql`pbr_slug(p.neighborhood) = ${neighborhood}`]),
  ];
  const [moved] = await db.execute<{ city: string }>(sql`
    select city from (select ${PLACE_SLUGS[1]} as city from properties p where ${allOf(of)} limit ${SPELLING_SAMPLE}) sample
    group by 1 order by count(*) desc, 1 limit 1`);
  if (!moved) return null;
  return neighborhood === undefined ? [state] : [state, moved.city, neighborhood];
}

/** In pesos; null of a listing without one. `usual` leaves out those that count in no median. */
const PRICES = {
  venta: { price: sql`p.sale_mxn`, usual: USUAL_SALE },
  renta: { price: sql`p.rent_mxn`, usual: USUAL_RENT },
} as const;

/** The figures of the rows `matched`, which have a `price` and a `usual` one. */
export const FIGURES = sql`
  select count(*)::int as total, count(price)::int as "pricedTotal",
    round((percentile_cont(0.5) within group (order by usual))::numeric, 2)::text as "medianPrice",
    min(usual)::text as "lowestPrice", max(usual)::text as "highestPrice"
  from matched`;

const TYPES = jsonRows(
  sql`select property_type collate "C" as type, count(*)::int as total from offered group by 1`,
  sql`order by item.total desc, item.type`,
);

const allOf = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

const inPlace = (slugs: readonly string[]): SQL[] =>
  slugs.map((slug, depth) => sql`${PLACE_SLUGS[depth]} = ${slug}`);

/** Listings may spell the same place differently ('Roma norte'): the most frequent spelling counts. */
function namesOf(slugs: readonly string[]): SQL {
  if (slugs.length === 0) return sql`'[]'::json`;
  const modes = slugs.map(
    (_, depth) => sql`mode() within group (order by names[${depth + 1}] collate "C")`,
  );
  const known = [sql`p.deleted_at is null and not p.is_draft`, ...inPlace(slugs)];
  return sql`(
    select case when count(*) > 0 then json_build_array(${sql.join(modes, sql`, `)}) end
    from (select array[${sql.join([...PLACE_NAMES], sql`, `)}]::text[] as names from properties p where ${allOf(known)} limit ${SPELLING_SAMPLE}) sample
  )`;
}

/** Counts by the written name first: there are few names, and each is normalised once. */
function childrenOf(depth: number): SQL {
  if (depth >= PLACE_NAMES.length) return sql`'[]'::json`;
  return jsonRows(
    sql`select slug, (array_agg(name order by n desc, name))[1] as name, sum(n)::int as total
      from (
        select pbr_slug(name) collate "C" as slug, name collate "C", n
        from (select child as name, count(*) as n from matched group by 1) named
      ) written
      where slug <> '' group by slug order by total desc, slug limit ${MOST_CHILDREN}`,
    sql`order by item.total desc, item.slug`,
  );
}

/** The rows of `newest` by written place and operation, with the lowest of their usual prices. */
function countedPlaces(): SQL {
  const [state, city, neighborhood] = PLACE_NAMES;
  return sql`
    select offer.operation, pbr_slug(state) collate "C" as state_slug, pbr_slug(city) collate "C" as city_slug,
      pbr_slug(neighborhood) collate "C" as neighborhood_slug, state, city, neighborhood, n,
      case offer.operation when 'venta' then sale else rent end as lowest
    from (
      select operation_type, ${state} as state, ${city} as city, ${neighborhood} as neighborhood, count(*) as n,
        min(sale) as sale, min(rent) as rent
      from newest p group by operation_type, 2, 3, 4
    ) written
    join (values ('venta'), ('renta')) offer (operation) on written.operation_type in (offer.operation, 'ambos')`;
}

/** The colonias that the newest listings name most, by operation, with the lowest price there. */
export async function findPopularPlaces(db: Db): Promise<PopularPlace[]> {
  return db.execute<PopularPlace & Record<string, unknown>>(sql`
    with newest as materialized (
      select operation_type, state, city, municipality, neighborhood, ${USUAL_SALE} as sale, ${USUAL_RENT} as rent
      from properties p where p.listed order by created_at desc, id desc limit ${POPULAR_SAMPLE}
    )
    select operation, total, json_build_array(
      json_build_object('slug', state_slug, 'name', state), json_build_object('slug', city_slug, 'name', city),
      json_build_object('slug', neighborhood_slug, 'name', neighborhood)
    ) as places, lowest::text as "lowestPrice"
    from (
      select operation, state_slug, city_slug, neighborhood_slug, sum(n)::int as total, min(lowest) as lowest,
        (array_agg(state order by n desc, state))[1] as state, (array_agg(city order by n desc, city))[1] as city,
        (array_agg(neighborhood order by n desc, neighborhood))[1] as neighborhood
      from (${countedPlaces()}) counted
      where state_slug <> '' and city_slug <> '' and neighborhood_slug <> ''
      group by operation, state_slug, city_slug, neighborhood_slug
      order by total desc, neighborhood_slug, operation desc, city_slug, state_slug limit ${MOST_POPULAR}
    ) popular
    order by total desc, neighborhood_slug, operation desc, city_slug, state_slug`);
}
