import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** A transaction that takes a lock of the same name waits until this one ends. */
export async function lockName(db: Db, name: SQL): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Holding this lock keeps the files of photos from being removed; a removal shares it for as long as it takes. */
export const PHOTO_REMOVAL = sql`hashtextextended('portal-pbr photo removal', 0)`;
