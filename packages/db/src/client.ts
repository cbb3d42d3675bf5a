import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import postgres from 'postgres';

/** A postgres:// address (DATABASE_URL, several hosts allowed) or a socket. */
export type DbConnection = string | SocketConnection;

/** What queries take: the pool and a transaction (`db.transaction(async (tx) => ...)`) alike. */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

export interface DbOptions {
  /** Connections in the pool. */
  max?: number;
  applicationName?: string;
  /** 0 means none. */
  statementTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
  connectTimeoutSeconds?: number;
  /** False behind PgBouncer in transaction mode. */
  prepare?: boolean;
}

export interface Database {
  db: Db;
  /** postgres.js itself: LISTEN and statements that are prepared on the server. */
  client: postgres.Sql;
  /** Waits a moment for queries in flight, then ends every connection. */
  close(): Promise<void>;
}

/** Connects at the first query. Numbers of arbitrary precision, bigint, dates and times come as strings. */
export function createDb(connection: DbConnection, options: DbOptions = {}): Database {
  const client = createClient(connection, options);
  return { db: drizzle(client), client, close: () => client.end({ timeout: 5 }) };
}

export function createClient(connection: DbConnection, options: DbOptions = {}): postgres.Sql {
  const settings = {
    max: options.max ?? 10,
    connect_timeout: options.connectTimeoutSeconds ?? 3,
    prepare: options.prepare ?? true,
    onnotice: () => {},
    connection: {
      application_name: options.applicationName ?? 'portal-pbr',
      TimeZone: 'UTC',
      statement_timeout: options.statementTimeoutMs ?? 10_000,
      idle_in_transaction_session_timeout: options.idleInTransactionTimeoutMs ?? 10_000,
    },
  };
  return typeof connection === 'string'
    ? postgres(connection, settings)
    : postgres({ ...connection, ...settings });
}
