import { LRUCache } from 'lru-cache';
import { type Limit, tooMany } from './limiter.ts';

/** Keys counted at the same time; beyond that the least recently used are forgotten. */
const MOST_KEYS = 10_000;

/** Counts in the memory of this process, for limits of a second: a row per request would cost more than the request itself. */
export function createProcessLimiter(now: () => Date) {
  const counts = new LRUCache<string, { count: number; endsAt: number }>({ max: MOST_KEYS });
  return {
    /** Counts one; throws `request.too_many` when the limit is used up. */
    consume({ points, windowSeconds }: Limit, key: string): void {
      if (points === 0) return;
      const at = now().getTime();
      const known = counts.get(key);
      const current =
        known && known.endsAt > at ? known : { count: 0, endsAt: at + windowSeconds * 1000 };
      current.count += 1;
      counts.set(key, current);
      if (current.count > points) throw tooMany(current.endsAt - at);
    },
  };
}
