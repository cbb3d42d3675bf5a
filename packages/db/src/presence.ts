/** Queries that wait this long without any being served make the process ask whether the database is there at all. */
const SUSPECT_AFTER_MS = 500;
const ASK_AGAIN_AFTER_MS = 250;

interface PresenceOptions {
  /** Rejects when the database does not answer at once, on a connection of its own. */
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
    try {
      await this.#ask();
      this.#serve();
      return true;
    } catch {
      if (this.#servedAt < askedAt) this.#awaySince ??= this.#servedAt;
      // A query that was served meanwhile shows that the database is there.
      return this.#servedAt >= askedAt;
    }
  }
}
