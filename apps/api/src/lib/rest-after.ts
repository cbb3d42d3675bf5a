import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_MS = 200;

/** Rests as long as the work since that time took, so that work in many steps leaves half of the database to others, and yet ends. */
export async function restAfter(start: number, signal: AbortSignal): Promise<void> {
  await sleep(Math.min(performance.now() - start, LONGEST_MS), undefined, { signal });
}
