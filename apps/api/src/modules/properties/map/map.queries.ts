import type { Db } from '@pbr/db/client';
import { PUBLIC_LAT, PUBLIC_LNG } from '@pbr/db/sql/places';
import { jsonRows, oneRow } from '@pbr/db/sql/result-rows';
import { type MapPoint, MOST_POINTS } from '@pbr/schemas/property/map';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import { isOnMap, type SearchPlan } from '@pbr/search-language/search-plan';
import { type SQL, sql } from 'drizzle-orm';
import { cellOf } from '../places/cells.queries.ts';
import { inCents, USUAL_RENT, USUAL_SALE } from '../prices/price-scale.queries.ts';
import { MXN_EQUIVALENT } from '../property-json.queries.ts';
import { filterConditions } from '../search/filters.queries.ts';
import { matching } from '../search/listing-statement.queries.ts';
import {
  chooseApproach,
  conditionsIn,
  type SearchApproach,
} from '../search/search-approach.queries.ts';

export interface FoundOnMap {
  /** At most one more than the most that are gathered. */
  located: number;
  /** At most one more than the cap of counts. */
  unlocated: number;
  /** The newest first; null where there are more than `MOST_POINTS`. */
  points: MapPoint[] | null;
  /** Their cells, and their prices in cents, if there are more. */
  cells: number[] | null;
  prices: (number | null)[] | null;
}

/** A search on the map. The numbers are those that are expected in its frame and without a public point. */
export interface MapSearch {
  plan: SearchPlan;
  inFrame: number | undefined;
  unlocated: number;
  now: Date;
}

/** A frame with more listings is not looked up: the cells of the first ones would leave its east empty. */
const WIDE_FRAME = 400_000;
/** Listings of a lookup are gathered up to here. */
const MOST_LOOKED_UP = 40_000;
/** Other searches may find a great part of the catalogue; the cells then show so many of it. */
const MOST_CHECKED = 20_000;

/** Listings of the search with a public point, one by one or as cells and prices, and the number of those without one. */
export async function findOnMap(
  db: Db,
  { plan, inFrame, unlocated, now }: MapSearch,
): Promise<FoundOnMap> {
  const located = { ...plan, isLocated: isOnMap(plan) ? undefined : true };
  const others = { ...plan, bbox: undefined, near: undefined, isLocated: false };
  const [chosen, approachToOthers] = [
    await chooseApproach(db, located, inFrame),
    await chooseApproach(db, others, unlocated),
  ];
  // The index answers a frame from the west to the east.
  const isWide = inFrame !== undefined && inFrame > WIDE_FRAME;
  const approach = { ...chosen, checksFrame: chosen.checksFrame || isWide };
  const most = approach.checksFrame ? MOST_CHECKED : MOST_LOOKED_UP;
  const price = plan.operation === 'renta' ? USUAL_RENT : USUAL_SALE;
  const matched = (searched: SearchPlan, how: SearchApproach, columns: SQL, limit: number) =>
    matching(
      {
        query: { plan: searched, now },
        approach: how,
        conditions: filterConditions(searched, now, conditionsIn(how)),
      },
      columns,
      limit,
    );
  // The index of public points answers these, so that they are not calculated again.
  const columns = sql`p.id, ${PUBLIC_LNG} as lng, ${PUBLIC_LAT} as lat, ${price} as price`;
  return oneRow(
    db,
    sql`
      with located as materialized (${matched(located, approach, columns, most + 1)}),
        total as materialized (select count(*)::int as n from located),
        others as (${matched(others, approachToOthers, sql`p.id`, COUNT_CAP + 1)})
      select n as located, (select count(*)::int from others) as unlocated,
        case when n <= ${MOST_POINTS} then ${POINTS} end as points,
        case when n > ${MOST_POINTS} then (select json_agg(${cellOf(sql`lng`, sql`lat`)}) from located) end as cells,
        case when n > ${MOST_POINTS} then (select json_agg(${inCents(sql`price`)}) from located) end as prices
      from total`,
  );
}

const POINTS = jsonRows(
  sql`
    select p.id, p.operation_type as "operationType", p.property_type as "propertyType", p.sale_price::text as "salePrice",
      p.rent_price::text as "rentPrice", p.currency, ${MXN_EQUIVALENT} as "mxnEquivalent", located.lat as latitude, located.lng as longitude,
      p.location_precision as "locationPrecision", row_number() over (order by p.created_at desc, p.id desc) as pos
    from located join properties p on p.id = located.id
      left join settings rate on rate.key = 'usdMxnRate'`,
  sql`order by item.pos`,
);
