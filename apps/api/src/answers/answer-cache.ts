import { LRUCache } from 'lru-cache';

/** Holds the right to make one answer: others who want it wait for this. */
export interface Making<Answer> {
  /** Keeps the answer for everybody, unless something has changed since it was begun; without one nothing is kept. */
  finish: (answer?: Answer) => void;
}

export interface AnswerCache<Answer> {
  get: (key: string) => Answer | undefined;
  /** What somebody else is making just now; undefined in the end when they could not. */
  awaited: (key: string) => Promise<Answer | undefined> | undefined;
  begin: (key: string) => Making<Answer>;
  /** Whatever was read before this is no longer given to anybody who asks after it. */
  clear: () => void;
}

interface AnswerCacheOptions<Answer> {
  /** 0 keeps nothing. */
  maxBytes: number;
  /** How long an answer may be given out if nobody ever says that something has changed. */
  maxAgeMs: number;
  sizeOf: (answer: Answer) => number;
}

/** Ready answers of this process, by their address: bounded in bytes, each made once however many ask for it at a time. */
export function createAnswerCache<Answer extends object>({
  maxBytes,
  maxAgeMs,
  sizeOf,
}: AnswerCacheOptions<Answer>): AnswerCache<Answer> {
  const kept =
    maxBytes > 0
      ? new LRUCache<string, Answer>({
          maxSize: maxBytes,
          ttl: maxAgeMs,
          sizeCalculation: (answer, key) => sizeOf(answer) + key.length,
        })
      : undefined;
  const beingMade = new Map<string, Promise<Answer | undefined>>();
  let changes = 0;

  return {
    get: (key) => kept?.get(key),
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
          if (answer && changes === begunAt) kept?.set(key, answer);
          resolve(answer);
        },
      };
    },
    clear() {
      changes += 1;
      kept?.clear();
      beingMade.clear();
    },
  };
}
