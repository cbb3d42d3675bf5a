import type { ServiceContext } from '../../lib/context.ts';
import {
  deleteExpiredCounts,
  deleteExpiredKeys,
  deleteExpiredSessions,
  deleteExpiredTokens,
} from './housekeeping.queries.ts';

/** The job's name in the queue. */
export const SWEEP_EXPIRED = 'sweep_expired';
/** Crontab time: minute 17 of every hour. */
export const SWEEP_EXPIRED_WHEN = '17 * * * *';

const BATCH = 1000;

/** Deletes expired sessions, limit counts, idempotency keys, and mailed links with the data of unconfirmed registrations. */
export async function sweepExpired(
  ctx: Pick<ServiceContext, 'db' | 'log' | 'now'>,
  signal: AbortSignal,
): Promise<void> {
  const before = ctx.now();
  const sweep = async (deleteSome: typeof deleteExpiredSessions) => {
    let total = 0;
    for (let gone = BATCH; gone === BATCH && !signal.aborted; total += gone)
      gone = await deleteSome(ctx.db, { before, limit: BATCH });
    return total;
  };
  const sessions = await sweep(deleteExpiredSessions);
  const counts = await sweep(deleteExpiredCounts);
  const links = await sweep(deleteExpiredTokens);
  const answers = await sweep(deleteExpiredKeys);
  ctx.log.info({ sessions, counts, links, answers }, 'deleted expired rows');
}
