import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { Deadline } from './deadline.ts';
import { Presence } from './presence.ts';
import { watchQueries } from './watch-queries.ts';

/** A postgres:// URL (DATABASE_URL, several hosts allowed) or a socket. */
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
/** How long an answer is waited for before it is asked anew: a server that thaws answers the old question first. */
const ANSWER_MS = 5_000;

/**
 * Connects at the first query, and again when a connection is lost. Every query keeps the deadline of the work that sends it, and is then
 * sent again where that is safe (`watchQueries`). Numbers of arbitrary precision, bigint, dates and times come as strings.
 */
export function createDb(connection: DbConnection, options: DbOptions = {}): Database {
  const { statementTimeoutMs = STATEMENT_TIMEOUT_MS } = options;
  const longestMs = statementTimeoutMs === 0 ? Infinity : statementTimeoutMs + CLIENT_GRACE_MS;
  const presence = new Presence({ ask: () => askOnce(connection, options) });
  const client = connect(connection, options, {
    onquery: watchQueries(longestMs, presence),
    onclose: () => presence.lose(),
  });
  const close = () => {
    presence.end();
    return client.end({ timeout: 5 });
  };
  return { db: drizzle(client), client, presence, close };
}

/** Asks on a connection of its own, which no lock and no queue of the pool holds up, and asks for nothing else. */
async function askOnce(
  connection: DbConnection,
  { isBehindPool = false }: DbOptions,
): Promise<void> {
  const applicationName = 'portal-pbr presence';
  const client = connect(
    connection,
    { max: 1, applicationName, isBehindPool },
    { fetch_types: false },
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
  onquery?: ReturnType<typeof watchQueries>;
  onclose?: () => void;
}

function connect(
  connection: DbConnection,
  options: DbOptions,
  more: DriverOptions = {},
): postgres.Sql {
  const { isBehindPool = false } = options;
  const settings = {
    max: options.max ?? 10,
    connect_timeout: options.connectTimeoutSeconds ?? 5,
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
