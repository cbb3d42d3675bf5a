import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { asc, inArray, lt } from 'drizzle-orm';

interface Purged {
  ids: string[];
  /** The storage keys of their photos; other listings may have the same ones. */
  storageKeys: string[];
}

/** Purges listings that were deleted before that time, with everything that belongs to them. */
export async function purgeDeleted(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<Purged> {
  const gone = await db
    .select({ id: properties.id })
    .from(properties)
    .where(lt(properties.deletedAt, before.toISOString()))
    .orderBy(asc(properties.deletedAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  const ids = gone.map(({ id }) => id);
  if (ids.length === 0) return { ids, storageKeys: [] };
  const photos = await db
    .selectDistinct({ storageKey: propertyImages.storageKey })
    .from(propertyImages)
    .where(inArray(propertyImages.propertyId, ids));
  await db.delete(propertyInquiries).where(inArray(propertyInquiries.propertyId, ids));
  await db.delete(properties).where(inArray(properties.id, ids));
  return { ids, storageKeys: photos.map(({ storageKey }) => storageKey) };
}
