import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 200;

/**
 * Rests in the middle of work in many steps, so that it leaves a part of the database to others, and yet ends: as long as the work since
 * `start` took, or `times` as long.
 */
export async function restAfter(start: number, signal: AbortSignal, times = 1): Promise<void> {
  const restMs = Math.min(times * (performance.now() - start), LONGEST_MS);
  await sleep(restMs, undefined, { signal });
}
