import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** A transaction that takes a lock of the same name waits until this one ends. */
export async function lockName(db: Db, name: SQL): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
