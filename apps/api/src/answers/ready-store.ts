import { LRUCache } from 'lru-cache';

/** The right to make one answer; other requests for it wait until `finish` is called. */
export interface Making<Answer> {
  /** Keeps the answer for later requests, unless `clear` was called since `begin`. Without an answer it keeps nothing. */
  finish: (answer?: Answer) => void;
}

export interface ReadyStore<Answer> {
  get: (key: string) => Answer | undefined;
  /** The answer that was valid at this time (by `performance.now`), with its age, although it may no longer be. */
  validAt: (key: string, time: number) => { answer: Answer; ageMs: number } | undefined;
  /** The answer that another request is making now; resolves to undefined when that request fails to make it. */
  awaited: (key: string) => Promise<Answer | undefined> | undefined;
  begin: (key: string) => Making<Answer>;
  bytes: () => number;
  /** Drops all ready answers; requests after this call get no answer that was begun before it. */
  clear: () => void;
}

interface ReadyStoreOptions<Answer> {
  /** 0 keeps no answers. */
  maxBytes: number;
  /** How long an answer may be served when no change is ever announced. */
  maxAgeMs: number;
  sizeOf: (answer: Answer) => number;
}

/** Ready answers of this process by key, bounded in bytes. However many requests ask at once, each answer is made once. */
export function createReadyStore<Answer extends object>({
  maxBytes,
  maxAgeMs,
  sizeOf,
}: ReadyStoreOptions<Answer>): ReadyStore<Answer> {
  const ready =
    maxBytes > 0
      ? new LRUCache<string, Answer>({
          maxSize: maxBytes,
          ttl: maxAgeMs,
          // Without the database, old answers are served on.
          noDeleteOnStaleGet: true,
          sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
        })
      : undefined;
  const beingMade = new Map<string, Promise<Answer | undefined>>();
  let changes = 0;

  return {
    get: (key) => ready?.get(key),
    bytes: () => ready?.calculatedSize ?? 0,
    validAt(key, time) {
      const answer = ready?.get(key, { allowStale: true });
      if (!ready || !answer) return;
      const leftMs = ready.getRemainingTTL(key);
      const isFromThen = performance.now() + leftMs >= time;
      return isFromThen ? { answer, ageMs: maxAgeMs - leftMs } : undefined;
    },
    awaited: (key) => beingMade.get(key),
    begin(key) {
      const begunAt = changes;
      let resolve: (answer?: Answer) => void = () => {};
      const promise = new Promise<Answer | undefined>((settle) => {
        resolve = settle;
      });
      beingMade.set(key, promise);
      return {
        finish(answer) {
          if (beingMade.get(key) === promise) beingMade.delete(key);
          if (answer && changes === begunAt) ready?.set(key, answer);
          resolve(answer);
        },
      };
    },
    clear() {
      changes += 1;
      ready?.clear();
      beingMade.clear();
    },
  };
}
