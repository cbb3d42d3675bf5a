import type { Db } from '@pbr/db/client';
import { propertyImages } from '@pbr/db/schema/property-images';
import { users } from '@pbr/db/schema/users';
import { lockName, PHOTO_REMOVAL } from '@pbr/db/sql/locks';
import { oneValue } from '@pbr/db/sql/result-rows';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Listings with the same photo share its files. Storing and removing them hold this lock until the transaction ends, so that no row
 * names files that are just being removed.
 */
export async function lockPhotoFiles(db: Db, storageKey: string): Promise<void> {
  await lockName(db, sql`'portal-pbr photo ' || ${storageKey}`);
}

/** Whether files may be removed until the transaction ends. A backup, which still has to copy them, forbids it. */
export function mayRemoveFiles(db: Db): Promise<boolean> {
  return oneValue(db, sql`select pg_try_advisory_xact_lock_shared(${PHOTO_REMOVAL}) as may`);
}

export async function isPhotoUsed(db: Db, storageKey: string): Promise<boolean> {
  return (await keepUnusedPhotos(db, [storageKey])).length === 0;
}

/** Answers the keys of photos that neither a listing nor a person shows. */
export async function keepUnusedPhotos(db: Db, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await db.execute<{ key: string }>(sql`
    select key from jsonb_array_elements_text(${JSON.stringify(storageKeys)}::jsonb) as key
    where not exists (select from ${propertyImages} i where i.storage_key = key)
      and not exists (select from ${users} u where ${folderOf(sql`u.profile_image_url`)} = key)`);
  return rows.map(({ key }) => key);
}

/** The folder in '/uploads/{folder}/{file}'. Demo people have the files of listing photos. */
const folderOf = (url: SQL) => sql`split_part(${url}, '/', 3)`;
