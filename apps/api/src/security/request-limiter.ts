import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Quota } from '../lib/quota.ts';
import { CLOCKS_DIFFER_MS, type Limit, quotaAfter } from './limiter.ts';

/** Keys counted at the same time; beyond that the least recently used are forgotten. */
const MOST_KEYS = 50_000;
/** When processes tell each other what they have counted, in milliseconds: after the first request that is not told yet, and after a failure. */
const PACE = { tell: 100, again: 5_000 };

export interface RequestLimiter {
  /** Counts one; throws `request.too_many` when the limit is used up. Answers nothing when there is no limit. */
  consume: (limit: Limit, key: string) => Quota | undefined;
}

/** How often something was counted in the window that ends then. */
export interface Counted {
  limit: Limit;
  key: string;
  count: number;
  endsAt: number;
}

/** Adds the counts of a process to those of all, and answers the sums in the same order; null when it failed. */
export type AddCounts = (
  counts: readonly Counted[],
) => Promise<readonly Pick<Counted, 'count' | 'endsAt'>[] | null>;

interface Window {
  count: number;
  /** The part of it that the other processes do not know. */
  untold: number;
  endsAt: number;
}

/**
 * Counts in memory, where a row per request would cost more than the request itself. With `addCounts` the processes tell each other every
 * tenth of a second, so that one can exceed a limit only by what arrives meanwhile; while that fails, each counts for itself.
 */
export function createRequestLimiter(
  now: () => Date,
  addCounts?: AddCounts,
  pace = PACE,
): RequestLimiter {
  const windows = new LRUCache<string, Window>({ max: MOST_KEYS });
  const untold = new Map<string, Pick<Counted, 'limit' | 'key'>>();
  let isTelling = false;

  function countOne({ name, windowSeconds }: Limit, key: string) {
    const id = `${name} ${key}`;
    const at = now().getTime();
    const known = windows.get(id);
    const endsAt = at + windowSeconds * 1000;
    const current =
      known && known.endsAt > at && known.endsAt <= endsAt + CLOCKS_DIFFER_MS
        ? known
        : { count: 0, untold: 0, endsAt };
    current.count += 1;
    windows.set(id, current);
    return { id, current, msLeft: current.endsAt - at };
  }

  /** Answers whether everybody knows now. */
  async function tell(add: AddCounts): Promise<boolean> {
    const at = now().getTime();
    const sent = [...untold].flatMap(([id, named]) => {
      const window = windows.get(id);
      if (!window || window.endsAt <= at) return [];
      const { untold: count, endsAt } = window;
      window.untold = 0;
      return [{ id, window, counted: { ...named, count, endsAt } }];
    });
    untold.clear();
    const sums = sent.length > 0 ? await add(sent.map(({ counted }) => counted)) : [];
    for (const [n, { id, window, counted }] of sent.entries()) {
      const sum = sums?.[n];
      if (sum) {
        window.count = sum.count + window.untold;
        window.endsAt = sum.endsAt;
      } else {
        window.untold += counted.count;
        untold.set(id, counted);
      }
    }
    return sums !== null;
  }

  async function tellSoon(add: AddCounts): Promise<void> {
    if (isTelling) return;
    isTelling = true;
    let isTold = true;
    while (untold.size > 0) {
      await sleep(isTold ? pace.tell : pace.again, undefined, { ref: false });
      isTold = await tell(add);
    }
    isTelling = false;
  }

  return {
    consume: (limit, key) => {
      const { id, current, msLeft } = countOne(limit, key);
      if (limit.points === 0) return undefined;
      // More than that nobody needs to know.
      if (addCounts && current.count <= limit.points) {
        current.untold += 1;
        untold.set(id, { limit, key });
        void tellSoon(addCounts);
      }
      return quotaAfter(limit, current.count, msLeft);
    },
  };
}
