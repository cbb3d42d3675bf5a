import type { Db } from '@pbr/db/client';
import { propertyImages } from '@pbr/db/schema/property-images';
import { eq, sql } from 'drizzle-orm';

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
  const found = await db
    .select({ id: propertyImages.id })
    .from(propertyImages)
    .where(eq(propertyImages.storageKey, storageKey))
    .limit(1);
  return found.length > 0;
}
