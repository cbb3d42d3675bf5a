import type { Db } from '@pbr/db/client';
import { favorites } from '@pbr/db/schema/favorites';
import { properties } from '@pbr/db/schema/properties';
import { atInstant } from '@pbr/db/sql/instants';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';

/** The ids of a person's favorites, the last one kept first. */
export async function findFavoriteIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favorites.propertyId })
    .from(favorites)
    .where(eq(favorites.userId, userId))
    .orderBy(desc(favorites.createdAt), favorites.propertyId);
  return rows.map(({ id }) => id);
}

/** The number of favorites that the public can see. */
export async function countShownFavorites(db: Db, userId: string): Promise<number> {
  const isShown = and(properties.isActive, isNull(properties.deletedAt));
  const [row] = await db
    .select({ shown: count() })
    .from(favorites)
    .innerJoin(properties, eq(properties.id, favorites.propertyId))
    .where(and(eq(favorites.userId, userId), isShown));
  return row?.shown ?? 0;
}

/** Adds favorites; the first id counts as the last one kept. Known favorites keep their position. */
export async function insertFavorites(
  db: Db,
  userId: string,
  propertyIds: readonly string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into favorites (user_id, property_id, created_at)
    select ${userId}, id, ${atInstant(now)} - (pos - 1) * interval '1 millisecond'
    from unnest(${sql.param(propertyIds)}::uuid[]) with ordinality as kept (id, pos)
    on conflict do nothing`);
}

export async function deleteFavorite(db: Db, userId: string, propertyId: string): Promise<void> {
  await db
    .delete(favorites)
    .where(and(eq(favorites.userId, userId), eq(favorites.propertyId, propertyId)));
}
