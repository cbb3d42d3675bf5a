import type { Db } from '@pbr/db/client';
import { propertyViews } from '@pbr/db/schema/property-views';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { serviceRequests } from '@pbr/db/schema/service-requests';
import { users } from '@pbr/db/schema/users';
import { sql } from 'drizzle-orm';

export async function hasUsers(db: Db): Promise<boolean> {
  const found = await db
    .select({ one: sql`1` })
    .from(users)
    .limit(1);
  return found.length > 0;
}

/** Keeps everybody else from adding a person until the transaction ends. */
export async function lockUsers(db: Db): Promise<void> {
  await db.execute(sql`lock table ${users} in share row exclusive mode`);
}

/** Inserts people complete with password hashes and portraits, as only the demo has them. */
export async function insertPeople(db: Db, rows: (typeof users.$inferInsert)[]): Promise<void> {
  await db.insert(users).values(rows);
}

/** Inserts inquiries with their status and answer, without sending a mail. */
export async function insertInquiries(
  db: Db,
  rows: (typeof propertyInquiries.$inferInsert)[],
): Promise<void> {
  await db.insert(propertyInquiries).values(rows);
}

/** Inserts service requests with their status and answer, without sending a mail. */
export async function insertServiceRequests(
  db: Db,
  rows: (typeof serviceRequests.$inferInsert)[],
): Promise<void> {
  await db.insert(serviceRequests).values(rows);
}

/** Inserts how often listings were opened on each day. */
export async function insertViews(
  db: Db,
  rows: (typeof propertyViews.$inferInsert)[],
): Promise<void> {
  await db.insert(propertyViews).values(rows);
}
