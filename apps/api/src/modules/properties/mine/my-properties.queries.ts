import type { Db } from '@pbr/db/client';
import { IS_OPEN, PRICE } from '@pbr/db/sql/listings';
import { oneRow, oneValue } from '@pbr/db/sql/result-rows';
import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';
import type {
  MyPropertiesSort,
  MyPropertiesStatus,
} from '@pbr/schemas/property/search/mine-search';
import { type SQL, sql } from 'drizzle-orm';
import { listingsJson } from '../property-json.queries.ts';
import { filterConditions } from '../search/filters.queries.ts';
import type { ReadText } from '@pbr/search-language/search-plan';

export interface MyPropertiesFilters {
  /** Null for everybody's listings. */
  ownerId: string | null;
  search: ReadText | undefined;
  status: MyPropertiesStatus;
  sort: MyPropertiesSort;
  now: Date;
}

interface MyPropertiesPage extends MyPropertiesFilters {
  limit: number;
  offset: number;
}

/** The days online are not a column: they depend on the clock. */
export type MyPropertyRow = Omit<MyProperty, 'daysOnline'>;
type MyPropertiesRow = Pick<MyProperties, 'total' | 'counts'> & { items: MyPropertyRow[] };

const IN_STATUS: Record<MyPropertiesStatus, SQL> = {
  all: sql`true`,
  active: sql`p.is_active and ${IS_OPEN}`,
  inactive: sql`not p.is_active and ${IS_OPEN}`,
  draft: sql`p.is_draft`,
  apartada: sql`p.deal_status = 'apartada'`,
  vendida: sql`p.deal_status = 'vendida'`,
  rentada: sql`p.deal_status = 'rentada'`,
  venta: sql`p.operation_type in ('venta', 'ambos') and ${IS_OPEN}`,
  renta: sql`p.operation_type in ('renta', 'ambos') and ${IS_OPEN}`,
  'without-photo': sql`p.listed and not exists (select from property_images i where i.property_id = p.id)`,
  'without-price': sql`p.listed and (${PRICE}) is null`,
};

/** Each order by a `key` of the listing `p`. Listings without a price come last in both directions. */
const ORDERS: Record<MyPropertiesSort, { key: SQL; order: SQL }> = {
  newest: { key: sql`p.created_at`, order: sql`key desc, id desc` },
  oldest: { key: sql`not p.listed`, order: sql`key, created_at, id` },
  inquiries: {
    key: sql`(select count(*) from property_inquiries q where q.property_id = p.id)`,
    order: sql`key desc, created_at desc, id desc`,
  },
  views: {
    key: sql`(select coalesce(sum(v.views), 0) from property_views v where v.property_id = p.id)`,
    order: sql`key desc, created_at desc, id desc`,
  },
  'price-high': { key: sql`p.price_desc`, order: sql`key desc, created_at desc, id desc` },
  'price-low': { key: sql`p.price_asc`, order: sql`key, created_at desc, id desc` },
  name: { key: sql`pbr_norm(p.name)`, order: sql`key, created_at desc, id desc` },
};

const scopeOf = ({ ownerId }: MyPropertiesFilters): SQL =>
  ownerId === null
    ? sql`p.deleted_at is null`
    : sql`p.owner_id = ${ownerId} and p.deleted_at is null`;

/** The listings that match, with the key of their order. */
function matchedBy(filters: MyPropertiesFilters): SQL {
  const { search, status, sort, now } = filters;
  const conditions = [scopeOf(filters), IN_STATUS[status], ...filterConditions({ search }, now)];
  return sql`
    select p.id, p.created_at, ${ORDERS[sort].key} as key
    from properties p where ${sql.join(conditions, sql` and `)}`;
}

/** A page of the listings of one owner or of all, with the counts of all of them, in one statement. */
export function findMyProperties(db: Db, query: MyPropertiesPage): Promise<MyPropertiesRow> {
  const { limit, offset } = query;
  const { order } = ORDERS[query.sort];
  return oneRow(
    db,
    sql`
      with matched as materialized (${matchedBy(query)}), page as materialized (
        select id, row_number() over (order by ${order}) as pos from (
          select * from matched order by ${order} limit ${limit} offset ${offset}
        ) shown
      )
      select ${listingsJson('own card')} as items, (select count(*)::int from matched) as total,
        (select json_build_object(
          'total', count(*),
          'active', count(*) filter (where ${IN_STATUS.active}),
          'forSale', count(*) filter (where ${IN_STATUS.venta}),
          'forRent', count(*) filter (where ${IN_STATUS.renta}))
          from properties p where ${scopeOf(query)}) as counts`,
  );
}

/** The ids of all matches, in their order. */
export async function findMyPropertyIds(db: Db, filters: MyPropertiesFilters): Promise<string[]> {
  const rows = await db.execute<{ id: string }>(
    sql`select id from (${matchedBy(filters)}) matched order by ${ORDERS[filters.sort].order}`,
  );
  return rows.map(({ id }) => id);
}

/** These listings in this order, without those deleted meanwhile. */
export function readMyProperties(db: Db, ids: readonly string[]): Promise<MyPropertyRow[]> {
  return oneValue(
    db,
    sql`
      with page as (
        select p.id, wanted.pos from unnest(${sql.param(ids)}::uuid[]) with ordinality as wanted (id, pos)
          join properties p on p.id = wanted.id where p.deleted_at is null
      )
      select ${listingsJson('own card')} as items`,
  );
}
