import { AsyncLocalStorage } from 'node:async_hooks';

/** Thrown when a piece of work has waited for the database as long as it may. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
  readonly code = 'DEADLINE';

  constructor() {
    super('The database did not answer in time.');
  }
}

/**
 * How long a piece of work may wait for the database in all. The clock runs only while something waits, however many statements wait at
 * once: the time between them, in which a photo is decoded or a body arrives, does not count.
 */
export class Deadline {
  readonly #waiting = new Set<{ expire: () => void }>();
  #leftMs: number;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;

  /** Infinity never ends. */
  constructor(ms: number) {
    this.#leftMs = ms;
  }

  get leftMs(): number {
    const waitedMs = this.#waiting.size === 0 ? 0 : performance.now() - this.#since;
    return Math.max(0, this.#leftMs - waitedMs);
  }

  /** Begins to wait and returns the end of it. `expire` is called, at most once, when no time is left. */
  wait(expire: () => void): () => void {
    if (this.#leftMs === Infinity) return () => {};
    if (this.leftMs === 0) {
      expire();
      return () => {};
    }
    if (this.#waiting.size === 0) {
      this.#since = performance.now();
      this.#timer = setTimeout(() => this.#expire(), Math.ceil(this.#leftMs));
    }
    const one = { expire };
    this.#waiting.add(one);
    return () => {
      const { leftMs } = this;
      if (!this.#waiting.delete(one) || this.#waiting.size > 0) return;
      this.#leftMs = leftMs;
      clearTimeout(this.#timer);
    };
  }

  /** Waits for something that waits for the database itself, as the answer that another request is making. */
  async during<T>(promise: Promise<T>): Promise<T> {
    let fail: (error: Error) => void = () => {};
    const expired = new Promise<never>((_resolve, reject) => {
      fail = reject;
    });
    const stop = this.wait(() => fail(new DeadlineError()));
    try {
      return await Promise.race([promise, expired]);
    } finally {
      stop();
    }
  }

  #expire(): void {
    this.#leftMs = 0;
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const { expire } of waiting) expire();
  }
}

const current = new AsyncLocalStorage<Deadline>();

/** Runs the work, and all that it starts, under this deadline. */
export function within<T>(deadline: Deadline, work: () => T): T {
  return current.run(deadline, work);
}

/** Waits for the promise no longer than the current deadline allows. */
export function inTime<T>(promise: Promise<T>): Promise<T> {
  return currentDeadline()?.during(promise) ?? promise;
}

export const currentDeadline = (): Deadline | undefined => current.getStore();
