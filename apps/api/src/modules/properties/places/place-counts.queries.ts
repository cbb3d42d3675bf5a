import type { Db } from '@pbr/db/client';
import { isoInstant } from '@pbr/db/sql/instants';
import { PLACE_NAMES, PUBLIC_POINT } from '@pbr/db/sql/places';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import type { PlaceCount } from '@pbr/search-language/places/counted-places';
import { type SQL, sql } from 'drizzle-orm';
import { inCents, USUAL_RENT, USUAL_SALE } from '../prices/price-scale.queries.ts';
import { cellOf } from './cells.queries.ts';

/** Pages of the table that one statement reads: 8 MB, so that none takes long. */
const PAGES_AT_ONCE = 1000;

/** The listings of one type and operation type in a colonia, as one part of the table has them. */
export interface CountedOffer extends Record<OperationFilter, CountedPrices> {
  operation: string;
  type: string;
  n: number;
  /** The time of the latest change, in ISO 8601. */
  updatedAt: string;
  /** The cell of each listing's public point; null without one. */
  cells: readonly (number | null)[];
}

export interface CountedPrices {
  /** The listings that have a price. */
  n: number;
  /** In cents of a peso, in the order of `cells`; null without a price, and of one that counts in no median. */
  usual: readonly (number | null)[];
}

/** A colonia as listings write it, with what is on offer there. */
export interface CountedColonia extends PlaceCount {
  offers: readonly CountedOffer[];
}

/** Counts the listings of each colonia, part by part: a place may come several times. What changes meanwhile may be counted twice or not at all. */
export async function findPlaceCounts(db: Db): Promise<CountedColonia[]> {
  const [size] = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size('properties') / current_setting('block_size')::int)::int as pages`,
  );
  const counts: CountedColonia[] = [];
  for (let page = 0; page < (size?.pages ?? 0); page += PAGES_AT_ONCE)
    counts.push(...(await countOn(db, page, page + PAGES_AT_ONCE)));
  return counts;
}

const [state, city, neighborhood] = PLACE_NAMES;

/** The usual prices of the listings of one kind, in cents. All lists of a group are in the same order. */
const pricesOf = (amount: SQL) => sql`json_agg(${inCents(amount)})`;

function countOn(db: Db, from: number, to: number): Promise<CountedColonia[]> {
  return db.execute<CountedColonia>(sql`
    with p as materialized (
      select ${state} as in_state, ${city} as in_city, ${neighborhood} as in_colonia, p.operation_type, p.property_type, p.sale_mxn, p.rent_mxn,
        p.postal_code, p.updated_at, ${PUBLIC_POINT} as point
      from properties p where p.ctid >= ${`(${from},0)`}::tid and p.ctid < ${`(${to},0)`}::tid and p.listed
    ), kinds as (
      select in_state, in_city, in_colonia, json_build_object('operation', operation_type, 'type', property_type, 'n', count(*),
          'updatedAt', ${isoInstant(sql`max(updated_at)`)}, 'cells', json_agg(${cellOf(sql`point[0]`, sql`point[1]`)}), 'venta', json_build_object('n', count(sale_mxn), 'usual', ${pricesOf(USUAL_SALE)}),
          'renta', json_build_object('n', count(rent_mxn), 'usual', ${pricesOf(USUAL_RENT)})) as offer
      from p group by 1, 2, 3, operation_type, property_type
    )
    select json_build_array(pbr_slug(in_state), pbr_slug(in_city), pbr_slug(in_colonia)) as slugs,
      json_build_array(in_state, in_city, in_colonia) as names, codes, n, offers,
      json_build_object('n', located, 'lat', coalesce(lat, 0), 'lng', coalesce(lng, 0)) as points
    from (
      select in_state, in_city, in_colonia, count(*)::int as n,
        coalesce(json_agg(distinct postal_code) filter (where postal_code is not null), '[]') as codes,
        count(point)::int as located, sum(point[1]) as lat, sum(point[0]) as lng
      from p group by 1, 2, 3
    ) written join (
      select in_state, in_city, in_colonia, json_agg(offer) as offers from kinds group by 1, 2, 3
    ) offered using (in_state, in_city, in_colonia)`);
}
