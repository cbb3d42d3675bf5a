import type { DbConnection } from '@pbr/db/client';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';

export interface PortalDatabase {
  /** Postgres itself: for LISTEN, jobs, migrations and locks. */
  connection: DbConnection;
  /** The pool before it for everything else; null without one. */
  pool: DbConnection | null;
  /** Ends the embedded Postgres; the operator's own database stays as it is. */
  stop: () => Promise<void>;
}

/** The database of DATABASE_URL; without one the embedded Postgres, started in DATA_DIR. `onSpawn` as in its options. */
export async function openPortalDatabase(
  env: Env,
  log: FastifyBaseLogger,
  onSpawn?: () => void,
): Promise<PortalDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = env;
  if (url !== undefined)
    return {
      connection: direct ?? url,
      pool: direct === undefined ? null : url,
      stop: () => Promise.resolve(),
    };
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log,
    ...(onSpawn && { onSpawn }),
  });
  return { connection: postgres.connection, pool: null, stop: () => postgres.stop() };
}
