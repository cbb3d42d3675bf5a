import type { DbConnection } from '@pbr/db/client';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';

export interface PortalDatabase {
  connection: DbConnection;
  /** Ends the embedded Postgres; the operator's own database stays as it is. */
  stop: () => Promise<void>;
}

/** The database of DATABASE_URL; without one the embedded Postgres, started in DATA_DIR. `onSpawn` as in its options. */
export async function openPortalDatabase(
  env: Env,
  log: FastifyBaseLogger,
  onSpawn?: () => void,
): Promise<PortalDatabase> {
  if (env.DATABASE_URL !== undefined)
    return { connection: env.DATABASE_URL, stop: () => Promise.resolve() };
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log,
    ...(onSpawn && { onSpawn }),
  });
  return { connection: postgres.connection, stop: () => postgres.stop() };
}
