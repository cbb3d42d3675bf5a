import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { atInstant, isoInstant } from '@pbr/db/sql/instants';
import { fullName } from '@pbr/db/sql/people';
import { PRIMARY_PHOTO } from '@pbr/db/sql/photos';
import { jsonRows, oneRow, type RowOf } from '@pbr/db/sql/result-rows';
import { holdsWords } from '@pbr/db/sql/search-words';
import type { DeletedProperty } from '@pbr/schemas/property/deleted';
import { UNTITLED } from '@pbr/schemas/property/values';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';

export { lockIsActive } from '@pbr/db/sql/people';

interface DeletedQuery {
  search: string | undefined;
  limit: number;
  offset: number;
  /** Listings deleted before this date are gone. */
  since: Date;
}

/** The days left are not a column: they depend on the calendar. */
export type DeletedRow = Omit<DeletedProperty, 'daysLeft'>;

interface DeletedRows {
  items: DeletedRow[];
  total: number;
}

/** A page of the listings that can be restored, the last deleted first, in one statement. */
export function findDeleted(db: Db, query: DeletedQuery): Promise<DeletedRows> {
  const { search, limit, offset, since } = query;
  return oneRow(
    db,
    sql`
      with matched as materialized (
        select p.id, p.deleted_at from properties p join users o on o.id = p.owner_id
        where p.deleted_at > ${atInstant(since)}
          and ${holdsWords(sql`p.search_text || ' ' || pbr_norm(${fullName(sql`o`)})`, search)}
      ), page as (
        select * from matched order by deleted_at desc, id limit ${limit} offset ${offset}
      )
      select (select count(*)::int from matched) as total,
        ${jsonRows(
          sql`select p.id, p.name, p.neighborhood, p.city, ${PRIMARY_PHOTO} as image,
            json_build_object('name', ${fullName(sql`o`)}, 'isActive', o.is_active) as owner,
            ${isoInstant(sql`p.deleted_at`)} as "deletedAt", ${fullName(sql`d`)} as "deletedBy",
            (select count(*)::int from property_inquiries q where q.property_id = p.id) as inquiries
          from page join properties p on p.id = page.id join users o on o.id = p.owner_id left join users d on d.id = p.deleted_by`,
          sql`order by item."deletedAt" desc, item.id`,
        )} as items`,
  );
}

const DELETED = {
  id: properties.id,
  ownerId: properties.ownerId,
  isActive: properties.isActive,
  isDeleted: sql<boolean>`${properties.deletedAt} is not null`,
};
export type LockedDeleted = RowOf<typeof DELETED>;

/** Locks a listing that is not deleted, or that can be restored, until the transaction ends. */
export async function lockRestorable(
  db: Db,
  id: string,
  since: Date,
): Promise<LockedDeleted | null> {
  const [row] = await db
    .select(DELETED)
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

interface Untouched {
  before: Date;
  now: Date;
}

/**
 * Deletes the form's drafts without a name that nobody has touched since; their photos count as a touch. A form that still has the key of one
 * can make another listing with it.
 */
export const deleteUntitledDrafts = (db: Db, untouched: Untouched): Promise<number> =>
  db.transaction(async (tx) => {
    // An upload holds its draft until the photo is stored: a statement that waited for it would not see the photo.
    const free = await tx
      .select({ id: properties.id })
      .from(properties)
      .where(isUntitledSince(untouched.before))
      .for('no key update', { skipLocked: true });
    const ids = free.map(({ id }) => id);
    return deleteWithoutPhotos(tx, ids, untouched);
  });

const isUntitledSince = (before: Date) =>
  and(
    properties.isDraft,
    eq(properties.name, UNTITLED),
    isNotNull(properties.creationKey),
    isNull(properties.deletedAt),
    lt(properties.updatedAt, before.toISOString()),
  );

async function deleteWithoutPhotos(
  db: Db,
  ids: readonly string[],
  { before, now }: Untouched,
): Promise<number> {
  const at = now.toISOString();
  const gone = await db
    .update(properties)
    .set({
      deletedAt: at,
      creationKey: null,
      updatedAt: at,
      version: sql`${properties.version} + 1`,
    })
    .where(
      and(
        inArray(properties.id, [...ids]),
        sql`not exists (select from ${propertyImages} i
          where i.property_id = ${properties.id} and i.created_at >= ${atInstant(before)})`,
      ),
    )
    .returning({ id: properties.id });
  return gone.length;
}

interface Purged {
  ids: string[];
  /** The storage keys of their photos; other listings may have the same ones. */
  storageKeys: string[];
}

/** Purges listings that were deleted before that time, with everything that belongs to them. */
export async function purgeDeletedBefore(
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
