import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { inject } from 'vitest';
import type { SocketConnection } from '@pbr/embedded-postgres/embedded-postgres';
import { databaseUser } from '@pbr/embedded-postgres/keeper';
import { createClient, createDb, type Database, type DbOptions } from '../client.ts';
import { templateDatabase } from './global-setup.ts';

export interface TestDb extends Database {
  connection: SocketConnection;
  /** Empties these tables and all that refer to them, without firing triggers. */
  clear(...tables: string[]): Promise<void>;
  /** Ends the connections and drops the database. */
  close(): Promise<void>;
}

/** Makes a migrated database for one test file; `empty` leaves out the migrations. */
export async function createTestDb(options: DbOptions & { empty?: boolean } = {}): Promise<TestDb> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const template = options.empty ? 'template0' : templateDatabase;
  const admin = asAdmin();
  await admin`
    create database ${admin(name)} template ${admin(template)} strategy file_copy owner ${admin(databaseUser)}`;
  const connection = { ...inject('testPostgres'), user: databaseUser, database: name };
  const database = createDb(connection, { max: 4, ...options });
  return {
    ...database,
    connection,
    clear: clearer(database.client),
    close: async () => {
      await database.close();
      await admin`drop database if exists ${admin(name)} with (force)`;
    },
  };
}

let kept: postgres.Sql | undefined;

/** Returns one connection for all files of a worker; it ends with the cluster. */
function asAdmin(): postgres.Sql {
  kept ??= createClient(inject('testPostgres'), { max: 1, statementTimeoutMs: 60_000 });
  return kept;
}

/**
 * Deletes rows, because `truncate … cascade` makes new files for every table and index: for the few rows of a test that takes a hundred
 * times as long. Like `truncate`, it waits for transactions that still write.
 */
function clearer(client: postgres.Sql) {
  const statements = new Map<string, Promise<string>>();
  return async (...tables: string[]) => {
    const key = tables.join();
    const statement = statements.get(key) ?? deletionsOf(client, tables);
    statements.set(key, statement);
    await client.unsafe(await statement);
  };
}

async function deletionsOf(client: postgres.Sql, tables: string[]): Promise<string> {
  const found = await client<{ name: string }[]>`
    with recursive emptied (id) as (
      select name::regclass::oid from unnest(${tables}::text[]) name
      union
      select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
    )
    select id::regclass::text as name from emptied order by id`;
  const names = found.map(({ name }) => name);
  return [
    `lock table ${names.join()} in exclusive mode`,
    `select set_config('session_replication_role', 'replica', true)`,
    ...names.map((name) => `delete from ${name}`),
  ].join(';');
}
