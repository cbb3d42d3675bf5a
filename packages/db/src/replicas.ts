import { AWAY, chooseReplica, lagOf, type Mark, type ReplicaState } from './choose-replica.ts';
import { createDb, type Database, type Db, type DbConnection } from './client.ts';
import { Deadline, within } from './deadline.ts';

interface ReplicasOptions {
  /** Postgres itself. */
  primary: DbConnection;
  /** The client that answers what a replica does not. */
  instead: Database['client'];
  urls: readonly string[];
  /** A replica whose data are older is left out. */
  maxLagMs: number;
  /** Connections to each replica. */
  max: number;
  /** Told when a replica, by its number from 1, is taken into use or left out. */
  onUse: (replica: number, isUsed: boolean) => void;
}

export interface ReplicaUse {
  isUsed: boolean;
  /** Since when it is in use, or left out. */
  since: Date;
  /** False while it is away, or no replica any more. */
  answers: boolean;
  /** Infinite while it is not known. */
  lagMs: number;
}

export interface Replicas {
  /** A replica that shows every change announced so far; null when none does, and the primary has to be read. */
  db: () => Db | null;
  /** Something has changed: answers that are read from now on have to show it. */
  noteChange: () => void;
  /** Each replica in the order of the URLs. */
  states: () => ReplicaUse[];
  close: () => Promise<void>;
}

const ASK_EVERY_MS = 200;
/** While a replica has not yet replayed the last change. */
const ASK_SOON_MS = 20;
/** A server that does not answer in this time is away. */
const ANSWERS_WITHIN_MS = 500;

/** Watches the replicas, and says which of them may be read instead of the primary. */
export function openReplicas({ urls, max, maxLagMs, ...options }: ReplicasOptions): Replicas {
  const primary = new Primary(options.primary, maxLagMs);
  const replicas = urls.map((url, index) => {
    const database = createDb(url, {
      max,
      instead: options.instead,
      applicationName: 'portal-pbr replica',
    });
    const onUse = (isUsed: boolean) => options.onUse(index + 1, isUsed);
    return new Replica({ url, database, primary, maxLagMs, onUse });
  });
  let turn = 0;
  primary.noteChange();
  return {
    db: () => {
      turn += 1;
      const index = chooseReplica(replicas, { needed: primary.needed, maxLagMs, turn });
      return (index === null ? undefined : replicas[index])?.database.db ?? null;
    },
    noteChange: () => primary.noteChange(),
    states: () =>
      replicas.map(({ lagMs, isUsed, since, replayed }) => ({
        lagMs,
        isUsed,
        since,
        answers: replayed !== null,
      })),
    close: async () => {
      await Promise.all([primary, ...replicas].map((one) => one.close()));
    },
  };
}

/** Asks a server something again and again, on a connection that no query of a visitor holds up. */
abstract class Watched {
  readonly #watch: Database;
  #wake = () => {};
  protected hasEnded = false;

  constructor(connection: DbConnection) {
    this.#watch = createDb(connection, { max: 1, applicationName: 'portal-pbr replay' });
    void this.#keepLooking();
  }

  /** Looks once, and answers how many milliseconds later it wants to look again. */
  protected abstract look(): Promise<number>;

  protected async ask<Row>(
    question: (client: Database['client']) => PromiseLike<Row[]>,
  ): Promise<Row | null> {
    try {
      const deadline = new Deadline(ANSWERS_WITHIN_MS);
      const rows = await within(deadline, async () => question(this.#watch.client));
      return rows[0] ?? null;
    } catch {
      return null;
    }
  }

  lookNow(): void {
    this.#wake();
  }

  close(): Promise<void> {
    this.hasEnded = true;
    return this.#watch.close();
  }

  async #keepLooking(): Promise<void> {
    // A subclass is complete only after this constructor.
    await Promise.resolve();
    while (!this.hasEnded) {
      const pauseMs = await this.look();
      await new Promise<void>((done) => {
        this.#wake = done;
        setTimeout(done, pauseMs).unref();
      });
    }
  }
}

/** Knows how far the primary is, and how far a replica must have come. */
class Primary extends Watched {
  readonly marks: Mark[] = [];
  /** The position after the last change; null while it is not known. */
  needed: bigint | null = null;
  readonly waiting = new Set<Watched>();
  #changes = 0;
  readonly #keptMs: number;

  constructor(connection: DbConnection, maxLagMs: number) {
    super(connection);
    this.#keptMs = maxLagMs + ASK_EVERY_MS;
  }

  noteChange(): void {
    this.#changes += 1;
    this.needed = null;
    this.lookNow();
  }

  protected async look(): Promise<number> {
    const at = performance.now();
    const changes = this.#changes;
    const row = await this.ask(
      (client) => client<{ position: string }[]>`
        select (pg_current_wal_lsn() - '0/0')::text as position where not pg_is_in_recovery()`,
    );
    if (row) {
      const position = BigInt(row.position);
      this.marks.push({ at, position });
      while ((this.marks[1]?.at ?? at) < at - this.#keptMs) this.marks.shift();
      if (this.needed === null && changes === this.#changes) {
        this.needed = position;
        for (const one of this.waiting) one.lookNow();
      }
    }
    // Something has changed since the question.
    return row && this.needed === null ? 0 : ASK_EVERY_MS;
  }
}

interface ReplicaOptions {
  url: string;
  /** For visitors. */
  database: Database;
  primary: Primary;
  maxLagMs: number;
  onUse: (isUsed: boolean) => void;
}

class Replica extends Watched implements ReplicaState {
  readonly database: Database;
  replayed: bigint | null = AWAY.replayed;
  lagMs = AWAY.lagMs;
  isUsed = false;
  since = new Date();
  readonly #options: ReplicaOptions;

  constructor(options: ReplicaOptions) {
    super(options.url);
    this.database = options.database;
    this.#options = options;
    options.primary.waiting.add(this);
  }

  protected async look(): Promise<number> {
    const { primary, maxLagMs, onUse } = this.#options;
    const row = await this.ask(
      (client) => client<{ replayed: string }[]>`
        select (pg_last_wal_replay_lsn() - '0/0')::text as replayed
        where pg_is_in_recovery() and pg_last_wal_replay_lsn() is not null`,
    );
    this.replayed = row && BigInt(row.replayed);
    this.lagMs = this.replayed === null ? AWAY.lagMs : lagOf(this.replayed, primary.marks);
    const isUsed = this.lagMs <= maxLagMs;
    if (isUsed !== this.isUsed) {
      this.isUsed = isUsed;
      this.since = new Date();
      if (!this.hasEnded) onUse(isUsed);
    }
    const isBehind =
      this.replayed !== null && primary.needed !== null && this.replayed < primary.needed;
    return isBehind ? ASK_SOON_MS : ASK_EVERY_MS;
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.database.close()]);
  }
}
