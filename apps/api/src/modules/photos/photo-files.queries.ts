import type { Db } from '@pbr/db/client';
import { propertyImages } from '@pbr/db/schema/property-images';
import { users } from '@pbr/db/schema/users';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Listings with the same photo share its files. Whoever stores or removes them holds this until the transaction ends, so that no
 * row names files that somebody is just removing.
 */
export async function lockPhotoFiles(db: Db, storageKey: string): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('portal-pbr photo ' || ${storageKey}, 0))`,
  );
}

export async function isPhotoUsed(db: Db, storageKey: string): Promise<boolean> {
  return (await keepUnusedPhotos(db, [storageKey])).length === 0;
}

/** Those that neither a listing nor a person shows. */
export async function keepUnusedPhotos(db: Db, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    select key from jsonb_array_elements_text(${JSON.stringify(storageKeys)}::jsonb) as key
    where not exists (select from ${propertyImages} i where i.storage_key = key)
      and not exists (select from ${users} u where ${folderOf(sql`u.profile_image_url`)} = key)`);
  return rows.map(({ key }) => key);
}

/** Of '/uploads/{folder}/{file}'. The people of the demo have the files of photos. */
const folderOf = (url: SQL) => sql`split_part(${url}, '/', 3)`;
