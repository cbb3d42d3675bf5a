import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createClient, type DbConnection } from '@pbr/db/client';
import { connectEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import { migrateDb } from '@pbr/db/migrate';
import type { Sql } from 'postgres';
import { say } from './say.ts';

export interface BenchDatabase {
  sql: Sql;
  connection: DbConnection;
  close: () => Promise<void>;
}

const log = {
  info: () => {},
  warn: (message: string) => process.stderr.write(`${message}\n`),
  error: (message: string) => process.stderr.write(`${message}\n`),
};

/** Opens and migrates the database at `url`, or without one the embedded database in `dataDir`. */
export async function openDatabase(target: {
  url?: string | undefined;
  dataDir: string;
}): Promise<BenchDatabase> {
  const postgres =
    target.url === undefined
      ? await connectEmbeddedPostgres({ dataDir: resolve(target.dataDir), log })
      : undefined;
  const connection = postgres?.connection ?? target.url ?? '';
  await migrateDb(connection);
  const sql = createClient(connection, { max: 2, applicationName: 'portal-pbr-bench' });
  return {
    sql,
    connection,
    close: async () => {
      await sql.end();
      await postgres?.stop();
    },
  };
}

/** Opens the database of DATABASE_URL for several servers with one new data folder; without one it says so and ends the program. */
export async function openForServers() {
  const url = process.env['DATABASE_URL'];
  if (url === undefined) {
    say('Dos servidores necesitan una base de datos de verdad: pon DATABASE_URL.');
    process.exit(1);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'pbr-bench-'));
  return { url, dataDir, database: await openDatabase({ url, dataDir }) };
}
