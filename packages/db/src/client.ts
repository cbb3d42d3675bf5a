import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { Deadline } from './deadline.ts';
import { hostsOf } from './hosts.ts';
import { Presence } from './presence.ts';
import { watchQueries } from './watch-queries.ts';

/** A postgres:// URL (DATABASE_URL) or a socket. Several hosts in the URL are one primary and its standbys. */
export type DbConnection = string | SocketConnection;

/** The type of the database in queries: the pool or a transaction (`db.transaction(async (tx) => ...)`). */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

export interface DbOptions {
  /** Connections in the pool. */
  max?: number;
  applicationName?: string;
  /** 0 means no timeout, neither here nor in Postgres. */
  statementTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
  connectTimeoutSeconds?: number;
  /**
   * For PgBouncer in transaction mode: it keeps neither prepared statements nor the settings of a session, and refuses those that it does
   * not know. Statements are then ended by the client alone, unless the pool sets a limit.
   */
  isBehindPool?: boolean;
  /** For a replica: where a read goes that it does not answer. */
  instead?: postgres.Sql;
}

export interface Database {
  db: Db;
  /** The postgres.js client, for LISTEN and for statements prepared on the server. */
  client: postgres.Sql;
  /** Tells whether the database is away. */
  presence: Pick<Presence, 'awaySince'>;
  /** Waits a moment for queries in flight, then ends every connection. */
  close(): Promise<void>;
}

const STATEMENT_TIMEOUT_MS = 10_000;
/** A server that is frozen does not keep its own timeout, so the client ends the statement a moment later. */
const CLIENT_GRACE_MS = 1_000;
const LONGEST_RECONNECT_SECONDS = 0.25;
const CONNECT_SECONDS = 5;
/** With several hosts, one that is frozen or cut off must not keep the others waiting. */
const CONNECT_TO_ONE_SECONDS = 2;
/** A host that was the primary gets this long to say that it still is, when another one says it. */
const STILL_PRIMARY_MS = 500;
/** How long an answer is waited for before it is asked anew: a server that thaws answers the old question first. */
const ANSWER_MS = 5_000;

/**
 * Connects at the first query, and again when a connection is lost. Every query keeps the deadline of the work that sends it, and is then
 * sent again where that is safe (`watchQueries`). Numbers of arbitrary precision, bigint, dates and times come as strings.
 */
export function createDb(connection: DbConnection, options: DbOptions = {}): Database {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const longestMs = statementTimeoutMs === 0 ? Infinity : statementTimeoutMs + CLIENT_GRACE_MS;
  const hosts = typeof connection === 'string' ? hostsOf(connection) : [connection];
  const presence = new Presence({
    ask: async () => moveTo(client, await askAll(hosts, hostOf(client), options)),
  });
  const client: postgres.Sql = connect(connection, options, {
    onquery: watchQueries(longestMs, presence, options.instead && sendTo(options.instead)),
    onclose: () => presence.lose(),
  });
  const close = () => {
    presence.end();
    return client.end({ timeout: 5 });
  };
  return { db: drizzle(client), client, presence, close };
}

/** Gives a query to another client than the one that it was made for. */
function sendTo(client: postgres.Sql) {
  return (query: object) => {
    const unsent = { state: null, parameters: null, retried: null, connection: null };
    Object.assign(query, unsent, { abandoned: false });
    // Every query knows the queue of its client; this one is never sent.
    const { handler } = client`` as unknown as { handler: (query: object) => void };
    handler(query);
  };
}

/** The driver's own state, which its patch shares among the connections of a pool. */
interface Shared {
  hostIndex: number;
  connections: { leave: (hostIndex: number) => void }[];
}
const sharedBy = (client: postgres.Sql) => (client.options as unknown as { shared: Shared }).shared;

/** The host, by its place in the URL, that the pool takes for the primary. */
const hostOf = (client: postgres.Sql) => sharedBy(client).hostIndex;

/** Makes the pool go to this host, and leave every other one. */
function moveTo(client: postgres.Sql, hostIndex: number): void {
  const shared = sharedBy(client);
  shared.hostIndex = hostIndex;
  for (const one of shared.connections) one.leave(hostIndex);
}

/** Asks all hosts at once which is the primary. As long as the one that was it answers, it still is. */
async function askAll(
  hosts: readonly DbConnection[],
  known: number,
  options: DbOptions,
): Promise<number> {
  const asked = hosts.map(async (host, index) => {
    await askOnce(host, options, hosts.length > 1);
    return index;
  });
  const first = await Promise.any(asked);
  const still = asked[known];
  if (first === known || still === undefined) return first;
  const patience = new Promise<number>((done) => {
    setTimeout(done, STILL_PRIMARY_MS, first).unref();
  });
  return Promise.race([still.catch(() => first), patience]);
}

/** Asks on a connection of its own, which no lock and no queue of the pool holds up, and asks for nothing else. */
async function askOnce(
  connection: DbConnection,
  { isBehindPool = false }: DbOptions,
  hasStandbys: boolean,
): Promise<void> {
  const applicationName = 'portal-pbr presence';
  const client = connect(
    connection,
    { max: 1, applicationName, isBehindPool },
    { fetch_types: false, ...(hasStandbys && { target_session_attrs: 'read-write' }) },
  );
  try {
    await new Deadline(ANSWER_MS).during(client`select 1`.simple());
  } finally {
    void client.end({ timeout: 0 });
  }
}

/** A client whose queries fail at once when the database is away. */
export function createClient(connection: DbConnection, options: DbOptions = {}): postgres.Sql {
  return connect(connection, options);
}

/** Runs long work on a client that ends with it. */
export async function withClient<T>(
  connection: DbConnection,
  options: Omit<DbOptions, 'statementTimeoutMs'>,
  work: (sql: postgres.Sql) => Promise<T>,
): Promise<T> {
  const sql = createClient(connection, { max: 1, ...options, statementTimeoutMs: 0 });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Further options of the driver; `onquery` comes from our patch. */
interface DriverOptions {
  fetch_types?: false;
  target_session_attrs?: 'read-write';
  onquery?: ReturnType<typeof watchQueries>;
  onclose?: () => void;
}

function connect(
  connection: DbConnection,
  options: DbOptions,
  more: DriverOptions = {},
): postgres.Sql {
  const { isBehindPool = false } = options;
  const hasStandbys = typeof connection === 'string' && hostsOf(connection).length > 1;
  const settings = {
    max: options.max ?? 10,
    connect_timeout:
      options.connectTimeoutSeconds ?? (hasStandbys ? CONNECT_TO_ONE_SECONDS : CONNECT_SECONDS),
    // Whatever the URL says: a standby is never asked by mistake.
    ...(hasStandbys && { target_session_attrs: 'read-write' as const }),
    prepare: !isBehindPool,
    onnotice: () => {},
    backoff: () => Math.random() * LONGEST_RECONNECT_SECONDS,
    connection: {
      application_name: options.applicationName ?? 'portal-pbr',
      TimeZone: 'UTC',
      ...(!isBehindPool && {
        statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
        idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 10_000,
      }),
    },
    ...more,
  };
  return typeof connection === 'string'
    ? postgres(connection, settings)
    : postgres({ ...connection, ...settings });
}

/** The same server and role, with another database. */
export function connectionTo(connection: DbConnection, database: string): DbConnection {
  if (typeof connection !== 'string') return { ...connection, database };
  const [url = '', ...query] = connection.split('?');
  const server = /^[^:]+:\/\/[^/]*/u.exec(url)?.[0] ?? url;
  return [`${server}/${encodeURIComponent(database)}`, ...query].join('?');
}
