import { LRUCache } from 'lru-cache';
import type { Quota } from '../lib/quota.ts';
import { type Limit, quotaAfter } from './limiter.ts';

/** Keys counted at the same time; beyond that the least recently used are forgotten. */
const MOST_KEYS = 50_000;

export interface ProcessLimiter {
  /** Counts one; throws `request.too_many` when the limit is used up. Answers nothing when there is no limit. */
  consume: (limit: Limit, key: string) => Quota | undefined;
  /** Counts one; false when the limit is used up. */
  isWithin: (limit: Limit, key: string) => boolean;
  /** Takes back one that was counted and turned out not to count. */
  giveBack: (limit: Limit, key: string) => void;
}

/** Counts in the memory of this process, where a row per request would cost more than the request itself. */
export function createProcessLimiter(now: () => Date): ProcessLimiter {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_KEYS });

  function countOne({ name, windowSeconds }: Limit, key: string) {
    const at = now().getTime();
    const known = counts.get(`${name} ${key}`);
    const current =
      known && known.endsAt > at ? known : { count: 0, endsAt: at + windowSeconds * 1000 };
    current.count += 1;
    counts.set(`${name} ${key}`, current);
    return { count: current.count, msLeft: current.endsAt - at };
  }

  return {
    consume: (limit, key) => {
      const { count, msLeft } = countOne(limit, key);
      return limit.points === 0 ? undefined : quotaAfter(limit, count, msLeft);
    },
    isWithin: (limit, key) => {
      const { count } = countOne(limit, key);
      return limit.points === 0 || count <= limit.points;
    },
    giveBack: ({ name }, key) => {
      const known = counts.get(`${name} ${key}`);
      if (known) known.count -= 1;
    },
  };
}
