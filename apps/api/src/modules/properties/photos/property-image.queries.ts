import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { isoInstant } from '@pbr/db/sql/instants';
import { lockName } from '@pbr/db/sql/locks';
import { photoBase, photoOrder, photoPosition, photoUrl } from '@pbr/db/sql/photos';
import type { PropertyImage } from '@pbr/schemas/property/photos';
import { and, eq, inArray, sql } from 'drizzle-orm';

export interface StoredImage extends PropertyImage {
  storageKey: string;
}

const columns = {
  id: propertyImages.id,
  propertyId: propertyImages.propertyId,
  storageKey: propertyImages.storageKey,
  imageUrl: photoUrl(propertyImages.storageKey),
  url: photoUrl(propertyImages.storageKey),
  baseUrl: photoBase(propertyImages.storageKey),
  category: propertyImages.category,
  order: photoPosition(propertyImages),
  isPrimary: propertyImages.isPrimary,
  width: propertyImages.width,
  height: propertyImages.height,
  placeholder: propertyImages.placeholder,
  createdAt: isoInstant(sql`${propertyImages.createdAt}`),
};

/** The photos of a listing as its page shows them: the cover first. */
export async function findImages(db: Db, propertyId: string): Promise<StoredImage[]> {
  return db
    .select(columns)
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(photoOrder(propertyImages));
}

/** Makes additions of photos for this owner wait for each other, so that the sum they compare with the quota is right. */
export async function lockPhotoQuota(db: Db, ownerId: string): Promise<void> {
  await lockName(db, sql`'portal-pbr photos of ' || ${ownerId}`);
}

/** The bytes of all photos of a person's listings, including deleted listings that can still be restored. */
export async function sumPhotoBytes(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${propertyImages.bytes}), 0)` })
    .from(propertyImages)
    .innerJoin(properties, eq(properties.id, propertyImages.propertyId))
    .where(eq(properties.ownerId, ownerId));
  return Number(row?.bytes ?? 0);
}

type NewImage = Pick<
  typeof propertyImages.$inferInsert,
  'id' | 'propertyId' | 'storageKey' | 'width' | 'height' | 'bytes' | 'placeholder' | 'category'
>;

/** Adds the photo after the others; the first one becomes primary. The listing must be locked. */
export async function insertImage(db: Db, image: NewImage, now: Date): Promise<StoredImage> {
  const others = sql`from ${propertyImages} where ${propertyImages.propertyId} = ${image.propertyId}`;
  const [inserted] = await db
    .insert(propertyImages)
    .values({
      ...image,
      createdAt: now.toISOString(),
      order: sql`(select coalesce(max(${propertyImages.order}) + 1, 0) ${others})`,
      isPrimary: sql`not exists (select ${others})`,
    })
    .returning({ id: propertyImages.id });
  const images = await findImages(db, image.propertyId);
  const row = images.find(({ id }) => id === inserted?.id);
  if (!row) throw new Error('the photo was not inserted');
  return row;
}

export async function deleteImages(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(propertyImages).where(inArray(propertyImages.id, [...ids]));
}

interface Arranged {
  id: string;
  category: string;
}

/** Puts the photos of a listing into this order; the first one becomes primary. The listing must be locked. */
export async function arrangeImages(
  db: Db,
  propertyId: string,
  images: readonly Arranged[],
): Promise<void> {
  const json = JSON.stringify(images.map((image, order) => ({ ...image, order })));
  // Two statements, because the unique index on the primary photo is checked row by row.
  await db.execute(sql`
    update ${propertyImages} i set category = n.category, "order" = n."order", is_primary = false
    from jsonb_to_recordset(${json}::jsonb) as n (id uuid, category text, "order" int)
    where i.id = n.id and i.property_id = ${propertyId}`);
  const [cover] = images;
  if (cover) await makePrimary(db, propertyId, cover.id);
}

export async function makePrimary(db: Db, propertyId: string, id: string): Promise<void> {
  await db
    .update(propertyImages)
    .set({ isPrimary: true })
    .where(and(eq(propertyImages.propertyId, propertyId), eq(propertyImages.id, id)));
}

/** Counts a change of the listing's photos; answers the new version of the photos. The listing must be locked. */
export async function countImagesChange(db: Db, propertyId: string): Promise<number> {
  const [row] = await db
    .update(properties)
    .set({ imagesVersion: sql`${properties.imagesVersion} + 1` })
    .where(eq(properties.id, propertyId))
    .returning({ imagesVersion: properties.imagesVersion });
  if (!row) throw new Error('the listing of the photos is gone');
  return row.imagesVersion;
}
