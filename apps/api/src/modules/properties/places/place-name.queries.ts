import type { Db } from '@pbr/db/client';
import { placeNames } from '@pbr/db/schema/place-names';
import { users } from '@pbr/db/schema/users';
import { isoInstant } from '@pbr/db/sql/instants';
import { fullName } from '@pbr/db/sql/people';
import { count, eq, sql } from 'drizzle-orm';

type Stored = Pick<typeof placeNames.$inferSelect, 'id' | 'name' | 'paths' | 'createdAt'> & {
  createdBy: string | null;
};

/** All names, in the order of the alphabet. */
export function findPlaceNames(db: Db): Promise<Stored[]> {
  return db
    .select({
      id: placeNames.id,
      name: placeNames.name,
      paths: placeNames.paths,
      createdAt: isoInstant(sql`${placeNames.createdAt}`),
      createdBy: sql<string | null>`${fullName(sql`${users}`)}`,
    })
    .from(placeNames)
    .leftJoin(users, eq(users.id, placeNames.createdById))
    .orderBy(placeNames.key);
}

export function findPathsOfNames(
  db: Db,
): Promise<Pick<typeof placeNames.$inferSelect, 'key' | 'paths'>[]> {
  return db.select({ key: placeNames.key, paths: placeNames.paths }).from(placeNames);
}

export async function countPlaceNames(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(placeNames);
  return row?.n ?? 0;
}

/** Stores the name; null when it is there already. */
export async function insertPlaceName(
  db: Db,
  values: typeof placeNames.$inferInsert,
): Promise<{ id: string } | null> {
  const [row] = await db
    .insert(placeNames)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: placeNames.id });
  return row ?? null;
}

/** The name, locked until the transaction ends. */
export async function lockPlaceName(db: Db, id: string): Promise<{ id: string } | null> {
  const [row] = await db
    .select({ id: placeNames.id })
    .from(placeNames)
    .where(eq(placeNames.id, id))
    .for('update');
  return row ?? null;
}

export async function deletePlaceName(db: Db, id: string): Promise<void> {
  await db.delete(placeNames).where(eq(placeNames.id, id));
}
