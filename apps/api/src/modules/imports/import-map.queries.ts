import type { Db } from '@pbr/db/client';
import { importMaps } from '@pbr/db/schema/import-maps';
import { isoInstant } from '@pbr/db/sql/instants';
import { asc, count, eq, sql } from 'drizzle-orm';

export type StoredMap = Pick<typeof importMaps.$inferSelect, 'id' | 'name' | 'map' | 'choices'>;

export function listMaps(db: Db): Promise<{ id: string; name: string; createdAt: string }[]> {
  return db
    .select({
      id: importMaps.id,
      name: importMaps.name,
      createdAt: isoInstant(sql`${importMaps.createdAt}`),
    })
    .from(importMaps)
    .orderBy(asc(importMaps.name));
}

export async function findMap(db: Db, id: string): Promise<StoredMap | null> {
  const [map] = await db
    .select({
      id: importMaps.id,
      name: importMaps.name,
      map: importMaps.map,
      choices: importMaps.choices,
    })
    .from(importMaps)
    .where(eq(importMaps.id, id));
  return map ?? null;
}

export async function lockMap(db: Db, id: string): Promise<{ id: string } | null> {
  const [map] = await db
    .select({ id: importMaps.id })
    .from(importMaps)
    .where(eq(importMaps.id, id))
    .for('update');
  return map ?? null;
}

export async function countMaps(db: Db): Promise<number> {
  const [row] = await db.select({ n: count() }).from(importMaps);
  return row?.n ?? 0;
}

/** Keeps a map under its name, and replaces one with the same name. */
export async function storeMap(
  db: Db,
  { name, map, choices }: Pick<StoredMap, 'name' | 'map' | 'choices'>,
  now: Date,
): Promise<void> {
  const values = { map, choices, createdAt: now.toISOString() };
  await db
    .insert(importMaps)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: importMaps.name, set: values });
}

export async function deleteMap(db: Db, id: string): Promise<void> {
  await db.delete(importMaps).where(eq(importMaps.id, id));
}
