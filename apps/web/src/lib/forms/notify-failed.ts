import { notifyFailure } from '../notify.ts';
import { failureWords, ownWords } from './failure-words.ts';

/** Tells that a call failed: in the server's words, or in ours, which name a missing connection. */
export function notifyFailed(error: unknown, words: string): void {
  notifyFailure(failureWords(error, words));
}

/** The same in our words alone. */
export function notifyNotDone(error: unknown, words: string): void {
  notifyFailure(ownWords(error, words));
}
