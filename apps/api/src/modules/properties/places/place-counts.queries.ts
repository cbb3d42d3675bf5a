import type { Db } from '@pbr/db/client';
import { PLACE_NAMES } from '@pbr/db/sql/places';
import type { PlaceCount } from '@pbr/search-language/places/counted-places';
import { sql } from 'drizzle-orm';

/** Pages of the table that one statement reads: 8 MB, so that none takes long. */
const PAGES_AT_ONCE = 1000;

/** Counts the listings of each colonia, part by part: a place may come several times. What changes meanwhile may be counted twice or not at all. */
export async function findPlaceCounts(db: Db): Promise<PlaceCount[]> {
  const [size] = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size('properties') / current_setting('block_size')::int)::int as pages`,
  );
  const counts: PlaceCount[] = [];
  for (let page = 0; page < (size?.pages ?? 0); page += PAGES_AT_ONCE)
    counts.push(...(await countOn(db, page, page + PAGES_AT_ONCE)));
  return counts;
}

const [state, city, neighborhood] = PLACE_NAMES;

const POINT = sql`pbr_public_point(p.latitude, p.longitude, p.location_precision)`;

function countOn(db: Db, from: number, to: number): Promise<PlaceCount[]> {
  return db.execute<PlaceCount>(sql`
    select json_build_array(pbr_slug(state), pbr_slug(city), pbr_slug(neighborhood)) as slugs,
      json_build_array(state, city, neighborhood) as names, codes, n,
      json_build_object('n', located, 'lat', coalesce(lat, 0), 'lng', coalesce(lng, 0)) as points
    from (
      select ${state} as state, ${city} as city, ${neighborhood} as neighborhood, count(*)::int as n,
        coalesce(json_agg(distinct p.postal_code) filter (where p.postal_code is not null), '[]') as codes,
        count(${POINT})::int as located, sum((${POINT})[1]) as lat, sum((${POINT})[0]) as lng
      from properties p where p.ctid >= ${`(${from},0)`}::tid and p.ctid < ${`(${to},0)`}::tid and p.listed group by 1, 2, 3
    ) written`);
}
