import { HELD_DAYS } from '@pbr/schemas/held/values';
import type { Job } from '../../jobs/job-queue.ts';
import type { ServiceContext } from '../../lib/context.ts';
import {
  deleteExpiredCounts,
  deleteExpiredKeys,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteOldBulkChanges,
  deleteOldHeld,
  deleteOldUnconfirmed,
  type DeleteSome,
} from './housekeeping.queries.ts';

const BATCH = 1000;
/** A change of several listings that is sent again is known for this long; undoing it is possible for a shorter time. */
const BULK_CHANGE_DAYS = 1;
/** The privacy notice promises it. */
const UNCONFIRMED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

type Ctx = Pick<ServiceContext, 'db' | 'log' | 'now'>;

/**
 * Deletes expired sessions, limit counts, idempotency keys, mailed links with the data of unconfirmed registrations, then those
 * registrations, old changes of several listings, and messages that were held back for long enough.
 */
export async function sweepExpired(ctx: Ctx, signal: AbortSignal): Promise<void> {
  const sweep = async (deleteSome: DeleteSome, before = ctx.now()) => {
    let total = 0;
    for (let gone = BATCH; gone === BATCH && !signal.aborted; total += gone)
      gone = await deleteSome(ctx.db, { before, limit: BATCH });
    return total;
  };
  const sessions = await sweep(deleteExpiredSessions);
  const counts = await sweep(deleteExpiredCounts);
  const links = await sweep(deleteExpiredTokens);
  const answers = await sweep(deleteExpiredKeys);
  const daysAgo = (days: number) => new Date(ctx.now().getTime() - days * DAY_MS);
  const unconfirmed = await sweep(deleteOldUnconfirmed, daysAgo(UNCONFIRMED_DAYS));
  const bulkChanges = await sweep(deleteOldBulkChanges, daysAgo(BULK_CHANGE_DAYS));
  const held = await sweep(deleteOldHeld, daysAgo(HELD_DAYS));
  const rows = { sessions, counts, links, answers, unconfirmed, bulkChanges, held };
  ctx.log.info(rows, 'deleted expired rows');
}

export const sweepExpiredJob: Job<Ctx> = {
  name: 'sweep_expired',
  // Minute 17 of every hour.
  when: '17 * * * *',
  run: (ctx, _payload, signal) => sweepExpired(ctx, signal),
};
