import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';

interface OwnedListing {
  id: string;
  name: string;
}

/** A person's listings that are not deleted; `among` leaves out others. */
function selectListingsOf(db: Db, ownerId: string, among?: readonly string[]) {
  return db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(
      and(
        eq(properties.ownerId, ownerId),
        isNull(properties.deletedAt),
        among && inArray(properties.id, [...among]),
      ),
    )
    .orderBy(asc(properties.id));
}

export const findListingsOf = (db: Db, ownerId: string): Promise<OwnedListing[]> =>
  selectListingsOf(db, ownerId);

/** Locks the first of a person's listings until the transaction ends. */
export const lockListingsOf = (db: Db, ownerId: string, limit: number): Promise<OwnedListing[]> =>
  selectListingsOf(db, ownerId).limit(limit).for('no key update');

/** Locks those of these listings that the person still has, unless somebody else has locked them. */
export const lockFreeOf = (
  db: Db,
  ownerId: string,
  among: readonly string[],
): Promise<OwnedListing[]> =>
  selectListingsOf(db, ownerId, among).for('no key update', { skipLocked: true });

/** Whether the person still has any of these listings. */
export async function hasAnyOf(
  db: Db,
  ownerId: string,
  among: readonly string[],
): Promise<boolean> {
  return (await selectListingsOf(db, ownerId, among).limit(1)).length > 0;
}

/** Clears the creation keys: they are unique only for the person who made them. */
export async function setOwner(
  db: Db,
  ids: readonly string[],
  { to, now }: { to: string; now: Date },
): Promise<void> {
  await db
    .update(properties)
    .set({ ownerId: to, creationKey: null, updatedAt: now.toISOString() })
    .where(inArray(properties.id, [...ids]));
}
