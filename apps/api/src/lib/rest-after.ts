import { setTimeout as sleep } from 'node:timers/promises';

/** Rests as long as the work since that time took, so that work in many steps leaves half of the database to others. */
export async function restAfter(start: number, signal: AbortSignal): Promise<void> {
  await sleep(performance.now() - start, undefined, { signal });
}
