import type { Db } from '@pbr/db/client';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { and, eq, gt, sql } from 'drizzle-orm';

interface Count {
  key: string;
  count: number;
  /** The end of the window, if the key has none that goes on. */
  expiresAt: Date;
}

interface When {
  now: Date;
  /** No window ends later. */
  lastEnd: Date;
}

/**
 * Adds to the counts of these different keys and answers the sums in the same order. After the end of a window the next one starts a new
 * window.
 */
export async function addToCounts(
  db: Db,
  counts: readonly Count[],
  { now, lastEnd }: When,
): Promise<{ count: number; expiresAt: Date }[]> {
  const isOver = sql`(known.expires_at <= ${now.toISOString()} or known.expires_at > ${lastEnd.toISOString()})`;
  const rows = await db.execute<{ key: string; count: number; expires: string }>(sql`
    insert into limit_counts as known (key, count, expires_at)
    select * from jsonb_to_recordset(${JSON.stringify(counts)}::text::jsonb) as added (key text, count int, "expiresAt" timestamptz) order by key
    on conflict (key) do update set
      count = excluded.count + case when ${isOver} then 0 else known.count end,
      expires_at = case when ${isOver} then excluded.expires_at else known.expires_at end
    returning key, count, expires_at::text as expires`);
  const sums = new Map(rows.map(({ key, count, expires }) => [key, { count, expires }]));
  return counts.map(({ key }) => {
    const sum = sums.get(key);
    if (!sum) throw new Error('the upsert returned no row');
    return { count: sum.count, expiresAt: new Date(sum.expires) };
  });
}

export async function uncountOne(db: Db, key: string): Promise<void> {
  await db
    .update(limitCounts)
    .set({ count: sql`${limitCounts.count} - 1` })
    .where(and(eq(limitCounts.key, key), gt(limitCounts.count, 0)));
}
