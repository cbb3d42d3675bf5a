import type { Db } from '@pbr/db/client';
import { bulkChanges } from '@pbr/db/schema/bulk-changes';
import { heldMessages } from '@pbr/db/schema/held-messages';
import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { sessions } from '@pbr/db/schema/sessions';
import { userTokens } from '@pbr/db/schema/user-tokens';
import { users } from '@pbr/db/schema/users';
import { asc, inArray, lt, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

interface Sweep {
  before: Date;
  /** The most rows to delete at once, so that nobody waits for a lock. */
  limit: number;
}

export type DeleteSome = (db: Db, sweep: Sweep) => Promise<number>;

/**
 * Deletes rows of a table, by their key, whose moment has passed, and answers their number. Leaves rows that another transaction has locked
 * for the next time.
 */
const deletesPast =
  (table: PgTable, key: PgColumn, moment: PgColumn): DeleteSome =>
  async (db, { before, limit }) => {
    const past = db
      .select({ key })
      .from(table)
      .where(lt(moment, before.toISOString()))
      .orderBy(asc(moment))
      .limit(limit)
      .for('update', { skipLocked: true });
    const { count } = await db.delete(table).where(inArray(key, past));
    return count;
  };

export const deleteExpiredSessions = deletesPast(sessions, sessions.sid, sessions.expire);
export const deleteExpiredCounts = deletesPast(limitCounts, limitCounts.key, limitCounts.expiresAt);
export const deleteExpiredTokens = deletesPast(userTokens, userTokens.id, userTokens.expiresAt);
export const deleteExpiredKeys = deletesPast(
  idempotencyKeys,
  idempotencyKeys.key,
  idempotencyKeys.expiresAt,
);
export const deleteOldBulkChanges = deletesPast(bulkChanges, bulkChanges.id, bulkChanges.createdAt);
export const deleteOldHeld = deletesPast(heldMessages, heldMessages.id, heldMessages.createdAt);

/** Deletes registrations that nobody has confirmed and, without a link, nobody can confirm any more. */
export const deleteOldUnconfirmed: DeleteSome = async (db, { before, limit }) => {
  const { count } = await db.execute(sql`
    delete from ${users} where id in (
      select id from ${users} u
      where registration = 'pending' and not is_email_verified and created_at < ${before.toISOString()}
      and not exists (select from ${userTokens} t where t.user_id = u.id)
      limit ${limit} for update skip locked)`);
  return count;
};
