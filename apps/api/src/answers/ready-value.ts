import type { Db } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';

/** The dependencies of `find`. `db` is never a transaction, because the value serves everybody and is found again later. */
export interface ReadyValueDeps {
  db: Db;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** Declares a value that is the same for everybody: it is found once, then ready until something changes. */
export interface ReadyValue<Value extends object> {
  find: (deps: ReadyValueDeps) => Promise<Value>;
  /** For this long after a change, readers get the old value while the new one is found. With 0 they wait for the new one. */
  lagMs: number;
  /** The same for the person who made the change. */
  authorLagMs: number;
}

/** Every reader sees a change at once. */
export const AT_ONCE = { lagMs: 0, authorLagMs: 0 } as const;
