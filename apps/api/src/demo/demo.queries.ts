import type { Db } from '@pbr/db/client';
import { users } from '@pbr/db/schema/users';
import { sql } from 'drizzle-orm';
import type { PgInsertValue, PgTable } from 'drizzle-orm/pg-core';

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

/** Inserts rows with what only the demo sets: password hashes and portraits, answers and dates. No mail goes out. */
export async function insertRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: PgInsertValue<Table>[],
): Promise<void> {
  await db.insert(table).values(rows);
}
