import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { photoBase } from '@pbr/db/sql/photos';
import { PLACE_NAMES, PLACE_SLUGS } from '@pbr/db/sql/places';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import type { Landing, PopularPlace } from '@pbr/schemas/property/places/landing';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';
import { type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../search/filters.queries.ts';
import { listingsJson } from '../property-json.queries.ts';
import { USUAL_RENT, USUAL_SALE } from '../prices/price-scale.queries.ts';

/** The spelling of a place comes from this many listings at most. */
const SPELLING_SAMPLE = 500;
const MOST_CHILDREN = 60;
/** The sitemap leaves out a place with fewer listings than this. */
const SITEMAP_MINIMUM = 3;
/** The home page looks at the newest listings only, and names this many places. */
const POPULAR_SAMPLE = 2000;
const MOST_POPULAR = 12;
/** The number of newest listings of a place among which a photo is looked for. */
const PHOTO_SAMPLE = 5;

interface LandingRowsQuery {
  operation: OperationFilter;
  /** From the state down; at most as many as there are levels. */
  slugs: readonly string[];
  type: PropertyType | undefined;
  limit: number;
  offset: number;
  now: Date;
}

type LandingRow = Omit<Landing, 'operation' | 'places' | 'page' | 'pageCount'> & {
  /** The usual spelling of each level; null when no listing names the place. */
  names: string[] | null;
};

/** Everything that a landing page shows, in one statement. Paused listings only make their place known, drafts not even that. */
export function findLanding(db: Db, query: LandingRowsQuery): Promise<LandingRow> {
  const { slugs, operation, type, now } = query;
  const place = [sql`p.deleted_at is null and not p.is_draft`, ...slugConditions(slugs)];
  const offered = [...place, sql`p.listed`, ...filterConditions({ operation }, now)];
  const matches = type ? [...offered, sql`p.property_type = ${type}`] : offered;
  const prices = operation === 'venta' ? SALE_PRICES : RENT_PRICES;
  return oneRow(
    db,
    sql`
      with page as materialized (
        select id, row_number() over (order by created_at desc, id desc) as pos from (
          select p.id, p.created_at from properties p where ${allOf(matches)}
          order by p.created_at desc, p.id desc limit ${query.limit} offset ${query.offset}
        ) newest
      )
      select figures.*, ${namesOf(slugs, place)} as names, ${listingsJson('card')} as items,
        ${childrenOf(slugs.length, matches)} as children, ${typesAmong(offered)} as types
      from (${placeFigures(matches, prices)}) figures`,
  );
}

/**
 * The slugs of the place that an earlier URL means: a colonia stood below its city where it now stands below its municipality, and
 * that city is now the whole state. Null for a place that no listing names.
 */
export async function findMovedPlace(db: Db, slugs: readonly string[]): Promise<string[] | null> {
  const [state, city, neighborhood] = slugs;
  if (city === undefined) return null;
  const of = [
    sql`p.deleted_at is null and not p.is_draft`,
    sql`pbr_slug(p.state) = ${state} and pbr_slug(p.city) = ${city}`,
    ...(neighborhood === undefined ? [] : [sql`pbr_slug(p.neighborhood) = ${neighborhood}`]),
  ];
  const [moved] = await db.execute<{ city: string }>(sql`
    select ${PLACE_SLUGS[1]} as city from properties p where ${allOf(of)} group by 1 order by count(*) desc, 1 limit 1`);
  if (!moved || state === undefined) return null;
  return neighborhood === undefined ? [state] : [state, moved.city, neighborhood];
}

interface Prices {
  /** In pesos; null of a listing without one. */
  price: SQL;
  /** The same without those that count in no median. */
  usual: SQL;
}

const SALE_PRICES: Prices = { price: sql`p.sale_mxn`, usual: USUAL_SALE };
const RENT_PRICES: Prices = { price: sql`p.rent_mxn`, usual: USUAL_RENT };

/** The number of listings `p` that meet all conditions, and their prices. */
export const placeFigures = (matches: readonly SQL[], { price, usual }: Prices) => sql`
  select count(*)::int as total, count(${price})::int as "pricedTotal",
    round((percentile_cont(0.5) within group (order by ${usual}))::numeric, 2)::text as "medianPrice",
    min(${usual})::text as "lowestPrice", max(${usual})::text as "highestPrice"
  from properties p where ${allOf(matches)}`;

const allOf = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `);

function slugConditions(slugs: readonly string[]): SQL[] {
  return slugs.map((slug, depth) => sql`${PLACE_SLUGS[depth]} = ${slug}`);
}

/** Listings may spell the same place differently ('Roma norte'): the most frequent spelling counts. */
function namesOf(slugs: readonly string[], place: readonly SQL[]): SQL {
  if (slugs.length === 0) return sql`'[]'::json`;
  const modes = slugs.map(
    (_, depth) => sql`mode() within group (order by names[${depth + 1}] collate "C")`,
  );
  return sql`(
    select case when count(*) > 0 then json_build_array(${sql.join(modes, sql`, `)}) end
    from (select array[${sql.join([...PLACE_NAMES], sql`, `)}]::text[] as names from properties p where ${allOf(place)} limit ${SPELLING_SAMPLE}) sample
  )`;
}

/** Counts by the written name first: there are few names, and each is normalised once. */
function childrenOf(depth: number, matches: readonly SQL[]): SQL {
  const name = PLACE_NAMES[depth];
  if (!name) return sql`'[]'::json`;
  return jsonRows(
    sql`select slug, (array_agg(name order by n desc, name))[1] as name, sum(n)::int as total
      from (
        select pbr_slug(name) collate "C" as slug, name collate "C", n
        from (select ${name} as name, count(*) as n from properties p where ${allOf(matches)} group by 1) named
      ) written
      where slug <> '' group by slug order by total desc, slug limit ${MOST_CHILDREN}`,
    sql`order by item.total desc, item.slug`,
  );
}

function typesAmong(offered: readonly SQL[]): SQL {
  return jsonRows(
    sql`select p.property_type collate "C" as type, count(*)::int as total
      from properties p where ${allOf(offered)} group by p.property_type`,
    sql`order by item.total desc, item.type`,
  );
}

/** Counts the listings `p` of each written place, by operation. */
function countedPlaces(listings: SQL): SQL {
  const [state, city, neighborhood] = PLACE_NAMES;
  return sql`
    select offer.operation, pbr_slug(state) collate "C" as state_slug, pbr_slug(city) collate "C" as city_slug,
      pbr_slug(neighborhood) collate "C" as neighborhood_slug, state, city, neighborhood, n, updated_at
    from (
      select operation_type, ${state} as state, ${city} as city, ${neighborhood} as neighborhood, count(*) as n, max(updated_at) as updated_at
      from ${listings} p group by operation_type, 2, 3, 4
    ) written
    join (values ('venta'), ('renta')) offer (operation) on written.operation_type in (offer.operation, 'ambos')`;
}

/** The colonias that the newest listings name most, by operation, with a photo of one of the newest there. */
export async function findPopularPlaces(db: Db): Promise<PopularPlace[]> {
  return db.execute<PopularPlace & Record<string, unknown>>(sql`
    with newest as materialized (
      select id, operation_type, state, city, municipality, neighborhood, created_at, updated_at from properties p where p.listed
      order by created_at desc, id desc limit ${POPULAR_SAMPLE}
    )
    select operation, total, json_build_array(
      json_build_object('slug', state_slug, 'name', state), json_build_object('slug', city_slug, 'name', city),
      json_build_object('slug', neighborhood_slug, 'name', neighborhood)
    ) as places, (
      select ${photoBase(sql`i.storage_key`)} from (
        select id, created_at from newest p where p.operation_type in (popular.operation, 'ambos')
          and p.state = popular.state and ${PLACE_NAMES[1]} = popular.city and lower(p.neighborhood) = lower(popular.neighborhood)
        order by created_at desc, id desc limit ${PHOTO_SAMPLE}
      ) recent join property_images i on i.property_id = recent.id and i.is_primary
      order by recent.created_at desc, recent.id desc limit 1
    ) as photo
    from (
      select operation, state_slug, city_slug, neighborhood_slug, sum(n)::int as total,
        (array_agg(state order by n desc, state))[1] as state, (array_agg(city order by n desc, city))[1] as city,
        (array_agg(neighborhood order by n desc, neighborhood))[1] as neighborhood
      from (${countedPlaces(sql`newest`)}) counted
      where state_slug <> '' and city_slug <> '' and neighborhood_slug <> ''
      group by operation, state_slug, city_slug, neighborhood_slug
      order by total desc, neighborhood_slug, operation desc, city_slug, state_slug limit ${MOST_POPULAR}
    ) popular
    order by total desc, neighborhood_slug, operation desc, city_slug, state_slug`);
}

export interface LandingPlace {
  operation: OperationFilter;
  /** The parts of the URL after the operation: state, city, colonia. */
  slugs: string[];
  total: number;
  /** The time of the latest change among the listings, in ISO 8601. */
  updatedAt: string;
}

/** The places of every level with enough listings for a search engine. */
export async function findLandingPlaces(db: Db): Promise<LandingPlace[]> {
  return db.execute<LandingPlace & Record<string, unknown>>(sql`
    select operation, array_to_json(array_remove(array[state_slug, city_slug, neighborhood_slug], null)) as slugs,
      sum(n)::int as total, ${isoInstant(sql`max(updated_at)`)} as "updatedAt"
    from (${countedPlaces(sql`(select * from properties where listed)`)}) counted
    group by operation, rollup (state_slug, city_slug, neighborhood_slug)
    having sum(n) >= ${SITEMAP_MINIMUM}
      and '' not in (coalesce(state_slug, '-'), coalesce(city_slug, '-'), coalesce(neighborhood_slug, '-'))
    order by operation desc, state_slug nulls first, city_slug nulls first, neighborhood_slug nulls first`);
}
