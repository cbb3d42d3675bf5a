import type { Db } from '@pbr/db/client';
import { givenListings } from '@pbr/db/schema/given-listings';
import { properties } from '@pbr/db/schema/properties';
import { fullName } from '@pbr/db/sql/people';
import { firstRow } from '@pbr/db/sql/result-rows';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';

/** Keeps what a deactivation gives away, instead of what an earlier one gave. */
export async function keepGiven(
  db: Db,
  { from, to, ids }: { from: string; to: string; ids: readonly string[] },
): Promise<void> {
  await forgetGiven(db, from);
  await db.execute(sql`
    insert into given_listings (from_id, property_id, to_id, version)
    select ${from}, id, ${to}, version from properties where id = any(${sql.param(ids)}::uuid[])`);
}

export async function forgetGiven(db: Db, from: string): Promise<void> {
  await db.delete(givenListings).where(eq(givenListings.fromId, from));
}

const GIVEN = {
  id: givenListings.propertyId,
  to: givenListings.toId,
  version: givenListings.version,
};

/** How much a person's deactivation gave away, and the receiver's name. */
export function findGiven(db: Db, from: string): Promise<{ listings: number; to: string } | null> {
  return firstRow(
    db,
    sql`
      select count(*)::int as listings, ${fullName(sql`u`)} as "to"
      from given_listings g join users u on u.id = g.to_id where g.from_id = ${from} group by u.id`,
  );
}

/** The listings that the person's deactivation gave away. The job that gives the rest waits until the transaction ends. */
export const lockGiven = (db: Db, from: string) =>
  db
    .select(GIVEN)
    .from(givenListings)
    .where(eq(givenListings.fromId, from))
    .orderBy(asc(givenListings.propertyId))
    .for('update');

/** Leaves out listings that were taken back. Nobody takes the others back until the transaction ends. */
export async function lockNotTakenBack(
  db: Db,
  from: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ id: givenListings.propertyId })
    .from(givenListings)
    .where(and(eq(givenListings.fromId, from), inArray(givenListings.propertyId, [...ids])))
    .for('share');
  return rows.map(({ id }) => id);
}

/** The listings as they are now, locked until the transaction ends. */
export const lockPresent = (db: Db, ids: readonly string[]) =>
  db
    .select({
      id: properties.id,
      ownerId: properties.ownerId,
      version: properties.version,
      deletedAt: properties.deletedAt,
    })
    .from(properties)
    .where(inArray(properties.id, [...ids]))
    .orderBy(asc(properties.id))
    .for('no key update');
