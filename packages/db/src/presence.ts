/** Queries that wait this long without any being served make the process ask whether the database is there at all. */
const SUSPECT_AFTER_MS = 500;
/** A database that has not answered after this time is away, although the question stays open. */
const ANSWERS_WITHIN_MS = 1_000;
const ASK_AGAIN_AFTER_MS = 100;

interface PresenceOptions {
  /** Asks the database on a connection of its own; rejects when no answer is to be expected any more. */
  ask: () => Promise<void>;
}

/**
 * Knows whether the database is away: no query of this process succeeds any more, not even `ask`. One slow query or a locked table does not
 * make it so. It asks only when queries fail or wait, and while the database is away.
 */
export class Presence {
  readonly #ask: () => Promise<void>;
  #waiting = 0;
  #servedAt = performance.now();
  #awaySince: number | null = null;
  readonly #held = new Set<() => void>();
  #isWatching = false;
  #asking = false;
  #hasEnded = false;

  constructor({ ask }: PresenceOptions) {
    this.#ask = ask;
  }

  /** When a query last succeeded (by `performance.now`), if the database is away; null while it is there. */
  get awaySince(): number | null {
    return this.#awaySince;
  }

  /** A query begins; the returned function notes its end. */
  begin(): (end: 'served' | 'failed') => void {
    this.#waiting += 1;
    if (!this.#isWatching) this.#watch();
    return (end) => {
      this.#waiting -= 1;
      if (end === 'served') this.#serve();
      else this.lose();
    };
  }

  /** Sends a query that has begun when the database is there again; the returned function takes it back. */
  hold(send: () => void): () => void {
    this.#held.add(send);
    return () => void this.#held.delete(send);
  }

  /** A connection was lost, could not be made, or did not answer. */
  lose(): void {
    void this.#askUntilThere();
  }

  /** Nobody needs to know any more. */
  end(): void {
    this.#hasEnded = true;
  }

  #serve(): void {
    this.#servedAt = performance.now();
    this.#awaySince = null;
    const held = [...this.#held];
    this.#held.clear();
    for (const send of held) send();
  }

  /** Looks after a moment whether the queries that wait are served. */
  #watch(): void {
    this.#isWatching = true;
    setTimeout(() => {
      this.#isWatching = false;
      if (this.#waiting === 0) return;
      this.#watch();
      if (performance.now() - this.#servedAt >= SUSPECT_AFTER_MS) this.lose();
    }, SUSPECT_AFTER_MS).unref();
  }

  async #askUntilThere(): Promise<void> {
    if (this.#asking) return;
    this.#asking = true;
    while (!this.#hasEnded && !(await this.#isThere())) {
      await new Promise((done) => setTimeout(done, ASK_AGAIN_AFTER_MS).unref());
    }
    this.#asking = false;
  }

  async #isThere(): Promise<boolean> {
    const askedAt = performance.now();
    const miss = () => {
      if (this.#servedAt < askedAt) this.#awaySince ??= this.#servedAt;
    };
    const late = setTimeout(miss, ANSWERS_WITHIN_MS).unref();
    try {
      await this.#ask();
      this.#serve();
      return true;
    } catch {
      miss();
      // A query that was served meanwhile shows that the database is there.
      return this.#servedAt >= askedAt;
    } finally {
      clearTimeout(late);
    }
  }
}
