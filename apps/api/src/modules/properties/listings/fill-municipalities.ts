import type { Job } from '../../../jobs/job-queue.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { restAfter } from '../../../lib/rest-after.ts';
import { BULK_WRITES } from '../../../jobs/enqueue-job.ts';
import { fillNext } from './municipality.queries.ts';

/** Listings looked at by one statement, so that nobody waits for it. */
const AT_ONCE = 100;

/**
 * Fills in the municipality of listings that lack it, where their postal code or the other listings of their colonia say it; answers how
 * many it filled. Nobody edited them, so their version and time of change stay; the change feed reports them, because mirrors show them.
 */
export async function fillMunicipalities(
  { db }: Pick<ServiceContext, 'db'>,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const start = performance.now();
    const { last, filled } = await fillNext(db, after, AT_ONCE);
    total += filled;
    after = last;
    await restAfter(start, signal);
  } while (after !== null);
  return total;
}

/** Fills in the municipalities that have become known since the listings were written. */
export const fillMunicipalitiesJob: Job<Pick<ServiceContext, 'db' | 'log'>> = {
  name: 'fill_municipalities',
  // Every night at 10:13 UTC, 4:13 in Mexico City.
  when: '13 10 * * *',
  queue: BULK_WRITES,
  run: async (ctx, _payload, signal) => {
    const properties = await fillMunicipalities(ctx, signal);
    ctx.log.info({ properties }, 'filled in municipalities');
  },
};
