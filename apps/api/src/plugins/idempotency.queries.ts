import type { Db } from '@pbr/db/client';
import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { eq, lte } from 'drizzle-orm';

interface Claim {
  key: string;
  request: string;
  now: Date;
  expiresAt: Date;
}

/**
 * Claims the key for this transaction. It waits while another transaction claims the same key, and returns false when that one, or an
 * earlier one, was committed.
 */
export async function claimKey(db: Db, { key, request, now, expiresAt }: Claim): Promise<boolean> {
  const values = { request, expiresAt: expiresAt.toISOString() };
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ key, ...values })
    .onConflictDoUpdate({
      target: idempotencyKeys.key,
      set: values,
      setWhere: lte(idempotencyKeys.expiresAt, now.toISOString()),
    })
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

interface StoredAnswer {
  status: number;
  etag: string | null;
  answer: Buffer | null;
}

export async function keepAnswer(db: Db, key: string, stored: StoredAnswer): Promise<void> {
  await db.update(idempotencyKeys).set(stored).where(eq(idempotencyKeys.key, key));
}

export async function findKeptAnswer(db: Db, key: string) {
  const [row] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  return row;
}
