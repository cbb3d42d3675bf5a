import { drizzle, type PostgresJsQueryResultHKT } from 'drizzle-orm/postgres-js';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import postgres from 'postgres';

/** A postgres:// address (DATABASE_URL, several hosts allowed) or a socket. */
export type DbConnection = string | SocketConnection;

/** The type of the database in queries: the pool or a transaction (`db.transaction(async (tx) => ...)`). */
export type Db = PgDatabase<PostgresJsQueryResultHKT>;

export interface DbOptions {
  /** Connections in the pool. */
  max?: number;
  applicationName?: string;
  /** 0 means no timeout. */
  statementTimeoutMs?: number;
  idleInTransactionTimeoutMs?: number;
  connectTimeoutSeconds?: number;
  /** Has to be false behind PgBouncer in transaction mode. */
  prepare?: boolean;
}

export interface Database {
  db: Db;
  /** The postgres.js client, for LISTEN and for statements prepared on the server. */
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
