import type { Db } from '@pbr/db/client';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { and, eq, gt, sql } from 'drizzle-orm';

interface Count {
  key: string;
  now: Date;
  windowSeconds: number;
}

/** Counts one more and answers the new count. After the end of a window the next one starts a new window. */
export async function countOne(
  db: Db,
  { key, now, windowSeconds }: Count,
): Promise<{ count: number; expiresAt: string }> {
  const at = now.toISOString();
  const expiresAt = new Date(now.getTime() + windowSeconds * 1000).toISOString();
  const isOver = sql`${limitCounts.expiresAt} <= ${at}`;
  const [row] = await db
    .insert(limitCounts)
    .values({ key, count: 1, expiresAt })
    .onConflictDoUpdate({
      target: limitCounts.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${limitCounts.count} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${expiresAt}::timestamptz else ${limitCounts.expiresAt} end`,
      },
    })
    .returning({ count: limitCounts.count, expiresAt: limitCounts.expiresAt });
  if (!row) throw new Error('the upsert returned no row');
  return row;
}

export async function uncountOne(db: Db, key: string): Promise<void> {
  await db
    .update(limitCounts)
    .set({ count: sql`${limitCounts.count} - 1` })
    .where(and(eq(limitCounts.key, key), gt(limitCounts.count, 0)));
}
