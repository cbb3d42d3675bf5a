import type { Db } from '@pbr/db/client';
import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { heldMessages } from '@pbr/db/schema/held-messages';
import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { sessions } from '@pbr/db/schema/sessions';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { asc, inArray, lt } from 'drizzle-orm';

interface Sweep {
  before: Date;
  /** The most rows to delete at once, so that nobody waits for a lock. */
  limit: number;
}

/** Answers the number of deleted rows. Leaves rows that another transaction has locked for the next time. */
export async function deleteExpiredSessions(db: Db, { before, limit }: Sweep): Promise<number> {
  const expired = db
    .select({ sid: sessions.sid })
    .from(sessions)
    .where(lt(sessions.expire, before.toISOString()))
    .orderBy(asc(sessions.expire))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(sessions).where(inArray(sessions.sid, expired)));
}

export async function deleteExpiredCounts(db: Db, { before, limit }: Sweep): Promise<number> {
  const expired = db
    .select({ key: limitCounts.key })
    .from(limitCounts)
    .where(lt(limitCounts.expiresAt, before.toISOString()))
    .orderBy(asc(limitCounts.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(limitCounts).where(inArray(limitCounts.key, expired)));
}

export async function deleteExpiredTokens(db: Db, { before, limit }: Sweep): Promise<number> {
  const expired = db
    .select({ id: userTokens.id })
    .from(userTokens)
    .where(lt(userTokens.expiresAt, before.toISOString()))
    .orderBy(asc(userTokens.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(userTokens).where(inArray(userTokens.id, expired)));
}

export async function deleteExpiredKeys(db: Db, { before, limit }: Sweep): Promise<number> {
  const expired = db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.expiresAt, before.toISOString()))
    .orderBy(asc(idempotencyKeys.expiresAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, expired)));
}

export async function deleteOldBulkChanges(db: Db, { before, limit }: Sweep): Promise<number> {
  const old = db
    .select({ id: bulkChanges.id })
    .from(bulkChanges)
    .where(lt(bulkChanges.createdAt, before.toISOString()))
    .orderBy(asc(bulkChanges.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(bulkChanges).where(inArray(bulkChanges.id, old)));
}

export async function deleteOldHeld(db: Db, { before, limit }: Sweep): Promise<number> {
  const old = db
    .select({ id: heldMessages.id })
    .from(heldMessages)
    .where(lt(heldMessages.createdAt, before.toISOString()))
    .orderBy(asc(heldMessages.createdAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rowCount(await db.delete(heldMessages).where(inArray(heldMessages.id, old)));
}

const rowCount = ({ count }: { count: number }) => count;
