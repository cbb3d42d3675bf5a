import type { Db } from '@pbr/db/client';
import { importRunChanges, importRunPhotos, importRuns } from '@pbr/db/schema/import-runs';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { atInstant } from '@pbr/db/sql/instants';
import { IMPORTED_FIELDS } from '@pbr/schemas/import/imported-fields';
import { inArray, sql } from 'drizzle-orm';

/** Tables whose rows would be lost with a listing. */
const HOLDING = ['property_inquiries', 'held_messages', 'favorites', 'commission_shares'];

/** A listing that a run has written. */
export interface ChangedListing extends Record<string, unknown> {
  id: string;
  isNew: boolean;
  /** Somebody has changed it since, or it has what would be lost with it. */
  isEdited: boolean;
}

/** Locks some listings that a run has written and that are still to be undone. */
export async function lockChanged(db: Db, run: string, limit: number): Promise<ChangedListing[]> {
  const has = (table: string) =>
    sql`exists (select from ${sql.identifier(table)} x where x.property_id = p.id)`;
  const rows = await db.execute<ChangedListing>(sql`
    select p.id, c.before is null as "isNew",
      p.version <> c.version or p.deleted_at is not null or (c.before is null and (
        p.owner_id <> r.owner_id or ${sql.join(HOLDING.map(has), sql` or `)}
        or exists (select from ${propertyImages} i where i.property_id = p.id
          and not exists (select from ${importRunPhotos} h where h.run_id = r.id and h.image_id = i.id)))) as "isEdited"
    from ${importRunChanges} c join ${properties} p on p.id = c.property_id join ${importRuns} r on r.id = c.run_id
    where c.run_id = ${run} order by p.id limit ${limit} for update of p`);
  return [...rows];
}

/** Deletes listings with their photos; answers the storage keys of those. */
export async function deleteListings(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const photos = await db
    .selectDistinct({ storageKey: propertyImages.storageKey })
    .from(propertyImages)
    .where(inArray(propertyImages.propertyId, [...ids]));
  await db.delete(properties).where(inArray(properties.id, [...ids]));
  return photos.map(({ storageKey }) => storageKey);
}

/** Writes back what the listings were before the run, as their next version. */
export async function restoreListings(
  db: Db,
  { run, ids, now }: { run: string; ids: readonly string[]; now: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const set = sql.join(
    IMPORTED_FIELDS.map((field) => {
      const column = sql.identifier(properties[field].name);
      return sql`${column} = b.${column}`;
    }),
    sql`, `,
  );
  await db.execute(sql`
    update ${properties} p set ${set}, version = p.version + 1, updated_at = ${atInstant(now)}
    from ${importRunChanges} c cross join lateral jsonb_populate_record(null::properties, c.before) b
    where c.run_id = ${run} and c.property_id = p.id and p.id = any(${sql.param(ids)}::uuid[])`);
}

/** These listings are done; the photos of those that stay as they are stay, too. */
export async function forgetChanged(
  db: Db,
  { run, done, kept }: { run: string; done: readonly string[]; kept: readonly string[] },
): Promise<void> {
  await db.execute(sql`
    delete from ${importRunPhotos} h using ${propertyImages} i
    where h.run_id = ${run} and i.id = h.image_id and i.property_id = any(${sql.param(kept)}::uuid[])`);
  await db.execute(sql`
    delete from ${importRunChanges} where run_id = ${run} and property_id = any(${sql.param(done)}::uuid[])`);
}

export interface PhotosOfListing extends Record<string, unknown> {
  propertyId: string;
  imageIds: string[];
}

/** The photos that a run has added to these listings, or to any that it did not write; the listings are locked. */
export async function lockPhotos(
  db: Db,
  { run, ids, limit }: { run: string; ids: readonly string[] | null; limit: number },
): Promise<PhotosOfListing[]> {
  const those = ids === null ? sql`true` : sql`p.id = any(${sql.param(ids)}::uuid[])`;
  const rows = await db.execute<PhotosOfListing>(sql`
    select p.id as "propertyId", array(
      select h.image_id from ${importRunPhotos} h join ${propertyImages} i on i.id = h.image_id
      where h.run_id = ${run} and i.property_id = p.id) as "imageIds"
    from ${properties} p
    where ${those} and p.id in (
      select i.property_id from ${importRunPhotos} h join ${propertyImages} i on i.id = h.image_id where h.run_id = ${run})
    order by p.id limit ${limit} for no key update of p`);
  return [...rows];
}
