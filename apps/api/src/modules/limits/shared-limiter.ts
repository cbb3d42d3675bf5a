import type { ServiceContext } from '../../lib/context.ts';
import { CLOCKS_DIFFER_MS, type Limiter, quotaAfter } from '../../security/limiter.ts';
import { type AddCounts, createRequestLimiter } from '../../security/request-limiter.ts';
import { countKey } from './count-key.ts';
import { addToCounts, uncountOne } from './limit.queries.ts';

type Deps = Pick<ServiceContext, 'db' | 'now'>;

/** Counts in the database, so that all processes share the counts and a restart keeps them. */
export function createSharedLimiter({ db, now }: Deps): Limiter {
  return {
    consume: async (limit, key, inside = db) => {
      if (limit.points === 0) return undefined;
      const at = now();
      const expiresAt = new Date(at.getTime() + limit.windowSeconds * 1000);
      const one = { key: countKey(limit.name, key), count: 1, expiresAt };
      const [sum] = await addToCounts(inside, [one], whenOf(at, limit.windowSeconds));
      return sum && quotaAfter(limit, sum.count, sum.expiresAt.getTime() - at.getTime());
    },
    giveBack: async (limit, key) => {
      if (limit.points > 0) await uncountOne(db, countKey(limit.name, key));
    },
  };
}

/** The limiters of one process beside others. */
export const limitersOf = (deps: Deps & Pick<ServiceContext, 'log'>) => ({
  limiter: createSharedLimiter(deps),
  requestLimiter: createRequestLimiter(deps.now, sharedCounts(deps)),
});

/** Adds the counts of a process's requests to those of all processes. */
export function sharedCounts({ db, now, log }: Deps & Pick<ServiceContext, 'log'>): AddCounts {
  return async (counts) => {
    const rows = counts.map(({ limit, key, count, endsAt }) => ({
      key: countKey(limit.name, key),
      count,
      expiresAt: new Date(endsAt),
    }));
    try {
      const longest = Math.max(...counts.map(({ limit }) => limit.windowSeconds));
      const sums = await addToCounts(db, rows, whenOf(now(), longest));
      return sums.map(({ count, expiresAt }) => ({ count, endsAt: expiresAt.getTime() }));
    } catch (error) {
      log.warn({ err: error }, 'this process counts its requests alone for now');
      return null;
    }
  };
}

const whenOf = (now: Date, windowSeconds: number) => ({
  now,
  lastEnd: new Date(now.getTime() + windowSeconds * 1000 + CLOCKS_DIFFER_MS),
});
