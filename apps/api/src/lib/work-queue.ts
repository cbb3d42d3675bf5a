import { AppError } from './errors.ts';

interface WorkQueueLimits {
  /** Pieces of work that run at the same time. */
  concurrency: number;
  /** Pieces that may wait; more are refused, so that a crowd cannot fill the memory. */
  waiting: number;
}

/** Runs heavy work, a few pieces at a time. Work under a key that is already running or waiting is not done twice. */
export function createWorkQueue<T>({ concurrency, waiting }: WorkQueueLimits) {
  const known = new Map<string, Promise<T>>();
  const queue: (() => void)[] = [];
  let running = 0;

  async function inTurn(work: () => Promise<T>): Promise<T> {
    if (running < concurrency) running += 1;
    // A piece that ends hands its slot to the next one.
    else await new Promise<void>((resolve) => void queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  }

  async function once(key: string, work: () => Promise<T>): Promise<T> {
    const same = known.get(key);
    if (same) return same;
    if (queue.length >= waiting) throw new AppError('server.unavailable', { retryAfterSeconds: 2 });
    const result = inTurn(work).finally(() => known.delete(key));
    known.set(key, result);
    return result;
  }
  return Object.assign(once, { waiting: () => queue.length });
}
