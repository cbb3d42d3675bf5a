import { setTimeout as sleep } from 'node:timers/promises';
import type { ServiceContext } from '../../lib/context.ts';
import { restAfter } from '../../lib/rest-after.ts';
import { BULK_WRITES, enqueueJob } from '../mail/enqueue-job.ts';
import {
  beQuiet,
  countInDollars,
  endRun,
  findRun,
  followPrices,
  isOlderRateInUse,
  lockRun,
  moveRun,
  readInDollars,
  setTotal,
  tellCatalogue,
} from './rate-following.queries.ts';

/** The job's name in the queue. */
export const FOLLOW_RATE = 'follow_rate';
/** Crontab time: every five minutes, for a rate that was changed by hand or whose job was given up. */
export const FOLLOW_RATE_WHEN = '*/5 * * * *';

/** Adds the job that follows a new rate after the commit. */
export const enqueueFollowRate = (db: ServiceContext['db']) =>
  enqueueJob(db, { task: FOLLOW_RATE, key: FOLLOW_RATE, queue: BULK_WRITES, payload: {} });

export interface Pace {
  /** Listings counted by one statement. */
  count: number;
  /** The most listings written by one transaction. */
  write: number;
  /** A transaction should take this long: on a busy database the next ones write fewer. */
  writeMs: number;
  /** The rest while somebody else holds a listing, or uses an earlier rate. */
  heldMs: number;
  /** Visitors get ready answers in the order of the earlier prices for this long. */
  tellEveryMs: number;
}

const PACE: Pace = { count: 10_000, write: 200, writeMs: 50, heldMs: 100, tellEveryMs: 10_000 };

type Ctx = Pick<ServiceContext, 'db' | 'log'>;

/**
 * Brings every price in pesos to the present dollar rate, a few listings at a time. Every transaction stores how far it came, so that a
 * killed job continues there; a rate that changes meanwhile starts the run over.
 */
export async function followRate(ctx: Ctx, signal: AbortSignal, pace = PACE): Promise<void> {
  const { db } = ctx;
  let told = performance.now();
  let limit = Math.ceil(pace.write / 4);
  for (let run = await findRun(db); run !== null; run = await findRun(db)) {
    if (run.total === null) await countRun(ctx, run.run, signal, pace);
    const start = performance.now();
    const isTelling = start - told >= pace.tellEveryMs;
    if (isTelling) told = start;
    const isHeld = await db.transaction((tx) =>
      followSome({ ...ctx, db: tx }, { limit, isTelling }),
    );
    limit = nextLimit(limit, performance.now() - start, pace);
    if (isHeld) await sleep(pace.heldMs, undefined, { signal });
    else await restAfter(start, signal);
  }
}

function nextLimit(limit: number, ms: number, { write, writeMs }: Pace): number {
  const fitting = Math.round((limit * writeMs) / ms);
  // One slow transaction says little, so that the limit changes by half at most.
  const near = Math.min(Math.max(fitting, limit / 2), limit * 2, write);
  return Math.max(1, Math.floor(near));
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

/**
 * One transaction of the job. It waits for nobody but another one that follows or changes the rate: a listing that somebody has locked is
 * left for the next time, when it has the new rate already or is free. Answers whether it has to come back to the same listings.
 */
async function followSome(
  { db, log }: Ctx,
  { limit, isTelling }: { limit: number; isTelling: boolean },
): Promise<boolean> {
  const run = await lockRun(db);
  if (run === null) return false;
  if (run.position === null && (await isOlderRateInUse(db))) return true;
  await beQuiet(db);
  if (isTelling) await tellCatalogue(db);
  const next = await readInDollars(db, run.position, limit);
  const lagging = next.filter(({ lags }) => lags).map(({ id }) => id);
  if ((await followPrices(db, lagging)) < lagging.length) return true;
  const done = run.done + next.length;
  const last = next.at(-1);
  if (last && next.length === limit) {
    await moveRun(db, { position: last.id, done });
    return false;
  }
  await endRun(db);
  await tellCatalogue(db);
  log.info({ listings: done }, 'every price in pesos follows the dollar rate');
  return false;
}
