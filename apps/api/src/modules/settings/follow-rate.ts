import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '../../jobs/job-queue.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { restAfter } from '../../lib/rest-after.ts';
import { BULK_WRITES, enqueueJob } from '../../jobs/enqueue-job.ts';
import {
  beQuiet,
  countInDollars,
  endRun,
  followNext,
  isOlderRateInUse,
  lockRun,
  moveRun,
  setTotal,
  tellCatalogue,
} from './rate-following.queries.ts';

const FOLLOW_RATE = 'follow_rate';

/** Adds the job that follows a new rate after the commit. */
export const enqueueFollowRate = (db: ServiceContext['db']) =>
  enqueueJob(db, { task: FOLLOW_RATE, key: FOLLOW_RATE, queue: BULK_WRITES, payload: {} });

export interface Pace {
  /** Listings counted by one statement. */
  count: number;
  /** The fewest and the most listings written by one transaction. */
  write: readonly [least: number, most: number];
  /** A transaction should take this long: on a busy database the next ones write fewer. A single one may take several times as long. */
  writeMs: number;
  /** The rest after a transaction, in parts of the time that it took. */
  rest: number;
  /** The rest while somebody else holds a listing, or uses an earlier rate. */
  heldMs: number;
  /** Visitors get ready answers in the order of the earlier prices for this long. */
  tellEveryMs: number;
}

const PACE: Pace = {
  count: 10_000,
  write: [25, 200],
  writeMs: 60,
  rest: 0.6,
  heldMs: 100,
  tellEveryMs: 10_000,
};

type Ctx = Pick<ServiceContext, 'db' | 'log'>;

/**
 * Brings every price in pesos to the present dollar rate, a few listings at a time. Every transaction stores how far it came, so that a
 * killed job continues there; a rate that changes meanwhile starts the run over.
 */
export async function followRate(ctx: Ctx, signal: AbortSignal, pace = PACE): Promise<void> {
  let told = performance.now();
  let [limit] = pace.write;
  for (;;) {
    const start = performance.now();
    const isTelling = start - told >= pace.tellEveryMs;
    if (isTelling) told = start;
    const step = await ctx.db.transaction((tx) =>
      followSome({ ...ctx, db: tx }, { limit, isTelling }),
    );
    if (step === 'ended') return;
    if (step === 'moved') limit = nextLimit(limit, performance.now() - start, pace);
    if (step === 'held') await sleep(pace.heldMs, undefined, { signal });
    else await restAfter(start, signal, pace.rest);
    if (step !== 'moved' && step !== 'held') await countRun(ctx, step.uncounted, signal, pace);
  }
}

export const followRateJob: Job<Ctx> = {
  name: FOLLOW_RATE,
  // Every five minutes, for a rate that was changed by hand or whose job was given up.
  when: '*/5 * * * *',
  queue: BULK_WRITES,
  run: (ctx, _payload, signal) => followRate(ctx, signal),
};

/** The listings that the next transaction writes, by how long the last one took. */
export function nextLimit(
  limit: number,
  ms: number,
  { write: [least, most], writeMs }: Pace,
): number {
  const fitting = Math.floor((limit * writeMs) / ms);
  // One fast transaction says little.
  return Math.max(least, Math.min(most, fitting, limit * 2));
}

async function countRun({ db }: Ctx, run: string, signal: AbortSignal, pace: Pace): Promise<void> {
  let total = 0;
  let after: string | null = null;
  do {
    signal.throwIfAborted();
    const { count, last } = await countInDollars(db, after, pace.count);
    total += count;
    after = count < pace.count ? null : last;
  } while (after !== null);
  await setTotal(db, run, total);
}

/** 'held': it has to come back to the same listings. */
type Step = 'ended' | 'moved' | 'held' | { uncounted: string };

/**
 * One transaction of the job. It waits for nobody but another one that follows or changes the rate: a listing that somebody has locked is
 * left for the next time, when it has the new rate already or is free.
 */
async function followSome(
  { db, log }: Ctx,
  { limit, isTelling }: { limit: number; isTelling: boolean },
): Promise<Step> {
  const run = await lockRun(db);
  if (run === null) return 'ended';
  if (run.total === null) return { uncounted: run.run };
  if (run.position === null && (await isOlderRateInUse(db))) return 'held';
  await beQuiet(db);
  if (isTelling) await tellCatalogue(db);
  const { read, last, held } = await followNext(db, run.position, limit);
  if (held > 0) return 'held';
  const done = run.done + read;
  if (last !== null && read === limit) {
    await moveRun(db, { position: last, done });
    return 'moved';
  }
  await endRun(db);
  await tellCatalogue(db);
  log.info({ listings: done }, 'every price in pesos follows the dollar rate');
  return 'ended';
}
