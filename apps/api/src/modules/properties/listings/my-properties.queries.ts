import type { Db } from '@pbr/db/client';
import { IS_OPEN } from '@pbr/db/sql/listings';
import { oneRow } from '@pbr/db/sql/rows';
import type { MyProperties, MyProperty } from '@pbr/schemas/property/mine';
import type { MyPropertiesStatus } from '@pbr/schemas/property/mine-search';
import { type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../search/property-filters.queries.ts';
import { listingsJson } from '../property-json.queries.ts';

interface MyPropertiesQuery {
  ownerId: string;
  search: string | undefined;
  status: MyPropertiesStatus;
  limit: number;
  offset: number;
  now: Date;
}

type MyPropertiesRow = Pick<MyProperties, 'total' | 'counts'> & { items: MyProperty[] };

const IN_STATUS: Record<MyPropertiesStatus, SQL> = {
  all: sql`true`,
  active: sql`p.is_active and ${IS_OPEN}`,
  inactive: sql`not p.is_active and ${IS_OPEN}`,
  draft: sql`p.is_draft`,
  apartada: sql`p.deal_status = 'apartada'`,
  vendida: sql`p.deal_status = 'vendida'`,
  rentada: sql`p.deal_status = 'rentada'`,
};

/** A page of an agent's own listings, newest first, with the counts of all of them, in one statement. */
export function findMyProperties(db: Db, query: MyPropertiesQuery): Promise<MyPropertiesRow> {
  const { ownerId, search, status, limit, offset, now } = query;
  const conditions = [IN_STATUS[status], ...filterConditions({ search }, now)];
  return oneRow(
    db,
    sql`
      with own as materialized (
        select id, created_at, is_active, is_draft, deal_status, operation_type, search_text, city, state
        from properties where owner_id = ${ownerId} and deleted_at is null
      ), matched as materialized (
        select p.id, p.created_at from own p where ${sql.join(conditions, sql` and `)}
      ), page as materialized (
        select id, row_number() over (order by created_at desc, id desc) as pos from (
          select id, created_at from matched order by created_at desc, id desc limit ${limit} offset ${offset}
        ) newest
      )
      select ${listingsJson('own card')} as items, (select count(*)::int from matched) as total,
        (select json_build_object(
          'total', count(*),
          'active', count(*) filter (where ${IN_STATUS.active}),
          'forSale', count(*) filter (where p.operation_type in ('venta', 'ambos') and ${IS_OPEN}),
          'forRent', count(*) filter (where p.operation_type in ('renta', 'ambos') and ${IS_OPEN})) from own p) as counts`,
  );
}
