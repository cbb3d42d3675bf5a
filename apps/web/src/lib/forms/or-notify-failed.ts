import { notifyFailed } from './notify-failed.ts';

/** Waits for a call, and tells that it failed; it still rejects, for whoever asked for it. */
export async function orNotifyFailed<T>(call: Promise<T>, words: string): Promise<T> {
  try {
    return await call;
  } catch (error) {
    notifyFailed(error, words);
    throw error;
  }
}
