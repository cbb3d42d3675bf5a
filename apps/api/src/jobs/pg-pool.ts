import { callbackify } from 'node:util';
import type { DbConnection } from '@pbr/db/client';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';

interface PgPoolOptions {
  max: number;
  log: FastifyBaseLogger;
}

const settings = {
  application_name: 'portal-pbr jobs',
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies pg.ClientConfig;

/**
 * A pool of node-postgres, for packages that support no other driver. It reads a URL of several hosts as postgres.js does for
 * `createDb`: it uses the primary among them, also after a failover.
 */
export async function openPgPool(
  connection: DbConnection,
  { max, log }: PgPoolOptions,
): Promise<pg.Pool> {
  const targets = pgTargets(connection);
  let current = await findPrimary(targets);

  class PrimaryClient extends pg.Client {
    constructor() {
      const chosen = current;
      super(targets[chosen]);
      let connected = false;
      this.once('connect', () => {
        connected = true;
      });
      this.once('end', () => {
        if (!connected && current === chosen) moveOn();
      });
    }
  }

  function moveOn(): void {
    current = (current + 1) % targets.length;
  }

  async function refuseStandby(client: pg.PoolClient): Promise<void> {
    const chosen = current;
    if (await isPrimary(client)) return;
    if (current === chosen) moveOn();
    throw new Error('this host is a standby');
  }

  const pool = new pg.Pool({
    max,
    idleTimeoutMillis: 60_000,
    Client: PrimaryClient,
    verify: callbackify(refuseStandby),
  });
  // Without a listener a broken connection would end the process; the pool replaces it by itself.
  const onError = (error: Error) =>
    log.warn({ err: error }, 'a database connection of the job queue broke');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return pool;
}

/** One target per host, or two where encryption is only preferred. */
export function pgTargets(connection: DbConnection): pg.ClientConfig[] {
  if (typeof connection !== 'string') return [{ ...settings, ...connection }];
  // oxlint-disable-next-line pbr/linear-regex -- reads the configuration, where no stranger writes
  const parts = /^(?<before>[^:]+:\/\/(?:[^@/?]*@)?)(?<hosts>[^/?]*)(?<after>.*)$/su.exec(
    connection,
  );
  if (!parts?.groups) throw new TypeError('not a database URL');
  const { before = '', hosts = '', after = '' } = parts.groups;
  const urls = hosts.split(',').map((host) => new URL(`${before}${host}${after}`));
  return urls.flatMap((url) => {
    const target = {
      ...settings,
      host: url.hostname.replace(/^\[(.+)\]$/u, '$1'),
      port: Number(url.port || urls[0]?.port || 5432),
      ...(url.username && { user: decodeURIComponent(url.username) }),
      ...(url.password && { password: decodeURIComponent(url.password) }),
      ...(url.pathname.length > 1 && { database: decodeURIComponent(url.pathname.slice(1)) }),
      ...(url.searchParams.has('options') && { options: url.searchParams.get('options') ?? '' }),
    };
    return encryptions(url.searchParams).map((ssl) => Object.assign({ ssl }, target));
  });
}

/** Reads the SSL mode as postgres.js does: `require` encrypts without verifying the server. */
function encryptions(query: URLSearchParams): (boolean | { rejectUnauthorized: boolean })[] {
  const mode =
    query.get('sslrootcert') === 'system'
      ? 'verify-full'
      : (query.get('sslmode') ?? query.get('ssl'));
  switch (mode) {
    case null:
    case '':
    case 'disable':
    case 'false':
      return [false];
    case 'require':
      return [{ rejectUnauthorized: false }];
    case 'allow':
    case 'prefer':
      return [{ rejectUnauthorized: false }, false];
    default:
      return [true];
  }
}

async function findPrimary(targets: readonly pg.ClientConfig[]): Promise<number> {
  if (targets.length === 1) return 0;
  const problems: unknown[] = [];
  for (const [index, target] of targets.entries()) {
    const client = new pg.Client(target);
    client.on('error', () => {});
    try {
      await client.connect();
      if (await isPrimary(client)) return index;
    } catch (error) {
      problems.push(error);
    } finally {
      await client.end().catch(() => {});
    }
  }
  throw new AggregateError(problems, 'none of the database hosts is a primary');
}

async function isPrimary(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  return rows[0]?.standby === false;
}
