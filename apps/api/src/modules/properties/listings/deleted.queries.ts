import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import type { DeletedProperty } from '@pbr/schemas/property/deleted';
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';

interface DeletedQuery {
  search: string | undefined;
  limit: number;
  offset: number;
  /** Listings deleted before this date are gone. */
  since: Date;
}

interface DeletedRows extends Record<string, unknown> {
  items: DeletedProperty[];
  total: number;
}

/** A page of the listings that can be restored, the last deleted first, in one statement. */
export async function findDeleted(db: Db, query: DeletedQuery): Promise<DeletedRows> {
  const { search, limit, offset, since } = query;
  const words = search === undefined ? null : sql.param(search.split(/\s+/u));
  const [row] = await db.execute<DeletedRows>(sql`
    with matched as materialized (
      select p.id, p.deleted_at from properties p join users o on o.id = p.owner_id
      where p.deleted_at > ${since.toISOString()}::timestamptz
        ${
          words === null
            ? sql``
            : sql`and p.search_text || ' ' || pbr_norm(o.first_name || ' ' || o.last_name)
          like all (array(select pbr_contains(word) from unnest(${words}::text[]) word))`
        }
    ), page as (
      select * from matched order by deleted_at desc, id limit ${limit} offset ${offset}
    )
    select (select count(*)::int from matched) as total,
      (select coalesce(json_agg(row_to_json(item) order by item."deletedAt" desc, item.id), '[]'::json) from (
        select p.id, p.name, p.neighborhood, p.city,
          (select '/uploads/' || i.storage_key from property_images i where i.property_id = p.id and i.is_primary) as image,
          json_build_object('name', o.first_name || ' ' || o.last_name, 'isActive', o.is_active) as owner,
          to_char(p.deleted_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deletedAt",
          d.first_name || ' ' || d.last_name as "deletedBy",
          ceil(extract(epoch from p.deleted_at - ${since.toISOString()}::timestamptz) / 86400)::int
            as "daysLeft",
          (select count(*)::int from property_inquiries q where q.property_id = p.id) as inquiries
        from page join properties p on p.id = page.id join users o on o.id = p.owner_id left join users d on d.id = p.deleted_by
      ) item) as items`);
  if (!row) throw new Error('the query for deleted listings returned no row');
  return row;
}

export interface LockedDeleted {
  id: string;
  ownerId: string;
  isActive: boolean;
  isDeleted: boolean;
}

/** Locks a listing that is not deleted, or that can be restored, until the transaction ends. */
export async function lockRestorable(
  db: Db,
  id: string,
  since: Date,
): Promise<LockedDeleted | null> {
  const [row] = await db
    .select({
      id: properties.id,
      ownerId: properties.ownerId,
      isActive: properties.isActive,
      isDeleted: sql<boolean>`${properties.deletedAt} is not null`,
    })
    .from(properties)
    .where(
      and(
        eq(properties.id, id),
        or(isNull(properties.deletedAt), gt(properties.deletedAt, since.toISOString())),
      ),
    )
    .for('no key update');
  return row ?? null;
}

/** Whether the person is active. Nobody can deactivate them until the transaction ends. */
export async function lockIsActive(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ isActive: users.isActive })
    .from(users)
    .where(eq(users.id, userId))
    .for('share');
  return user?.isActive ?? false;
}
