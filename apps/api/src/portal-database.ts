import { createDb, type DbConnection } from '@pbr/db/client';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { FastifyBaseLogger } from 'fastify';
import type { Env } from './env.ts';

const ASK_LISTENER_EVERY_MS = 5_000;

export interface PortalDatabase {
  /** Postgres itself: for LISTEN, jobs, migrations and locks. */
  connection: DbConnection;
  /** The pool before it for everything else; null without one. */
  pool: DbConnection | null;
  /** Ends the embedded Postgres; the operator's own database stays as it is. */
  stop: () => Promise<void>;
}

/** The database of DATABASE_URL; without one the embedded Postgres, started in DATA_DIR. `onRunning` as in its options. */
export async function openPortalDatabase(
  env: Env,
  log: FastifyBaseLogger,
  onRunning?: () => void,
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
    ...(onRunning && { onRunning }),
  });
  return { connection: postgres.connection, pool: null, stop: () => postgres.stop() };
}

/** Opens what queries use: the database, the connection for LISTEN, and the replicas (null without any: then nothing of them is loaded). */
export async function connectTo(
  env: Pick<Env, 'DATABASE_POOL' | 'DATABASE_REPLICA_URL' | 'REPLICA_MAX_LAG_SECONDS'>,
  { connection: primary, pool }: Pick<PortalDatabase, 'connection' | 'pool'>,
  log: FastifyBaseLogger,
) {
  const { DATABASE_POOL: max, DATABASE_REPLICA_URL: urls } = env;
  const database = createDb(pool ?? primary, { max, isBehindPool: pool !== null });
  const direct = pool === null ? database : createDb(primary, { max: 1 });
  // Nobody else asks there, and who only listens does not notice that the server is frozen or another one is the primary now.
  const ask = () => void direct.client`select 1`.catch(() => {});
  const asking = pool === null ? undefined : setInterval(ask, ASK_LISTENER_EVERY_MS).unref();
  const { client: instead, db } = database;
  const maxLagMs = env.REPLICA_MAX_LAG_SECONDS * 1000;
  const onUse = (replica: number, isUsed: boolean) =>
    log.warn({ replica }, isUsed ? 'a replica is read' : 'a replica is left out: away or behind');
  const replicas =
    urls === undefined
      ? null
      : (await import('@pbr/db/replicas')).openReplicas({
          primary,
          instead,
          urls,
          max,
          maxLagMs,
          onUse,
        });
  const close = async () => {
    clearInterval(asking);
    await Promise.all([database.close(), direct.close(), replicas?.close()]);
  };
  return { db, database, direct, replicas, close };
}
