import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { callbackify } from 'node:util';
import type { DbConnection } from '@pbr/db/client';
import { hostsOf } from '@pbr/db/hosts';
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

/** With several hosts, the primary is asked this often whether it still is one. */
const WATCH_EVERY_MS = 2_000;
const ANSWERS_WITHIN_MS = 2_000;

/**
 * A pool of node-postgres, for packages that support no other driver. It reads a URL of several hosts as postgres.js does for
 * `createDb`: it uses the primary among them, also after a failover, when it drops the connections to every other host.
 */
export async function openPgPool(
  connection: DbConnection,
  { max, log }: PgPoolOptions,
): Promise<pg.Pool> {
  const targets = pgTargets(connection);
  let current = await findPrimary(targets);
  /** The open connections, each with its target. */
  const sockets = new Map<Socket, number>();

  class PrimaryClient extends pg.Client {
    constructor() {
      const chosen = current;
      const socket = new Socket();
      sockets.set(socket, chosen);
      socket.once('close', () => sockets.delete(socket));
      super({ ...targets[chosen], stream: () => socket });
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

  /** A frozen server closes nothing, and one that is cut off cannot: whoever listens there would wait for ever. */
  async function watchPrimary(): Promise<void> {
    while (!pool.ending) {
      await sleep(WATCH_EVERY_MS, undefined, { ref: false });
      const found = (await isPrimaryAt(targets[current]))
        ? current
        : await findPrimary(targets).catch(() => null);
      if (found === null || pool.ending) continue;
      current = found;
      for (const [socket, target] of sockets) if (target !== found) socket.destroy();
    }
  }
  if (targets.length > 1) void watchPrimary();
  return pool;
}

/** One target per host, or two where encryption is only preferred. */
export function pgTargets(connection: DbConnection): pg.ClientConfig[] {
  if (typeof connection !== 'string') return [{ ...settings, ...connection }];
  return hostsOf(connection).flatMap((host) => {
    const url = new URL(host);
    const target = {
      ...settings,
      host: url.hostname.replace(/^\[(.+)\]$/u, '$1'),
      port: Number(url.port || 5432),
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
  const onProblem = (error: unknown) => problems.push(error);
  for (const [index, target] of targets.entries())
    if (await isPrimaryAt(target, onProblem)) return index;
  throw new AggregateError(problems, 'none of the database hosts is a primary');
}

/** Asks on a connection of its own. */
async function isPrimaryAt(
  target: pg.ClientConfig | undefined,
  onProblem: (error: unknown) => void = () => {},
): Promise<boolean> {
  const socket = new Socket();
  const client = new pg.Client({
    ...target,
    stream: () => socket,
    connectionTimeoutMillis: ANSWERS_WITHIN_MS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return await isPrimary(client);
  } catch (error) {
    onProblem(error);
    return false;
  } finally {
    void client.end().catch(() => {});
    socket.destroySoon();
  }
}

async function isPrimary(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ standby: boolean }>(
    'select pg_is_in_recovery() as standby',
  );
  return rows[0]?.standby === false;
}
