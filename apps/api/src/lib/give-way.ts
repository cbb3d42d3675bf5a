import { setImmediate as nextTurn } from 'node:timers/promises';

const LONGEST_MS = 8;

/** For long work on the server's own thread: the answer is called at each small step, and now and then lets waiting requests have their turn. */
export function giveWay(longestMs = LONGEST_MS): () => Promise<void> {
  let start = performance.now();
  return async () => {
    if (performance.now() - start < longestMs) return;
    await nextTurn();
    start = performance.now();
  };
}
