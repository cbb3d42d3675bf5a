import type { ServiceContext } from '../../lib/context.ts';
import { CLOCKS_DIFFER_MS, type Limiter, quotaAfter } from '../../security/limiter.ts';
import { type AddCounts, createRequestLimiter } from '../../security/request-limiter.ts';
import { countKeysOf } from './count-key.ts';
import { addToCounts, uncountOne } from './limit.queries.ts';

interface Deps extends Pick<ServiceContext, 'db' | 'now'> {
  /** Known to all processes alike. */
  secret: string;
}

type DepsAndLog = Deps & Pick<ServiceContext, 'log'>;

/** Counts in the database, so that all processes share the counts and a restart keeps them. */
export function createSharedLimiter({ db, now, secret }: Deps): Limiter {
  const keyOf = countKeysOf(secret);
  return {
    keyOf,
    consume: async (limit, key, inside = db) => {
      if (limit.points === 0) return undefined;
      const at = now();
      const expiresAt = new Date(at.getTime() + limit.windowSeconds * 1000);
      const one = { key: keyOf(limit.name, key), count: 1, expiresAt };
      const [sum] = await addToCounts(inside, [one], whenOf(at, limit.windowSeconds));
      return sum && quotaAfter(limit, sum.count, sum.expiresAt.getTime() - at.getTime());
    },
    giveBack: async (limit, key) => {
      if (limit.points > 0) await uncountOne(db, keyOf(limit.name, key));
    },
  };
}

/** The limiters of one process beside others. */
export const limitersOf = (deps: DepsAndLog) => ({
  limiter: createSharedLimiter(deps),
  requestLimiter: createRequestLimiter(deps.now, sharedCounts(deps)),
});

/** Adds the counts of a process's requests to those of all processes. */
export function sharedCounts({ db, now, log, secret }: DepsAndLog): AddCounts {
  const keyOf = countKeysOf(secret);
  return async (counts) => {
    const rows = counts.map(({ limit, key, count, endsAt }) => ({
      key: keyOf(limit.name, key),
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
