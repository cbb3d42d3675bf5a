import { createDb, type Db, type DbConnection } from '@pbr/db/client';
import { migrateDb } from '@pbr/db/migrate';
import { connectEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { Env } from '../env.ts';
import { quietLog } from '../lib/command-line.ts';

type Where = Pick<Env, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATA_DIR'>;

/** Uses Postgres itself, at `DATABASE_DIRECT_URL` or `DATABASE_URL`, else the embedded database: the running portal's, or one that this command starts and stops itself. */
export async function withConnection<T>(
  { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR }: Where,
  work: (connection: DbConnection) => Promise<T>,
): Promise<T> {
  if (DATABASE_DIRECT_URL !== undefined) return work(DATABASE_DIRECT_URL);
  const postgres = await connectEmbeddedPostgres({ dataDir: DATA_DIR, log: quietLog });
  try {
    return await work(postgres.connection);
  } finally {
    await postgres.stop();
  }
}

/** The same database, migrated to this release. */
export function withDatabase<T>(
  where: Where,
  options: Parameters<typeof createDb>[1],
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return withConnection(where, async (connection) => {
    await migrateDb(connection);
    const database = createDb(connection, options);
    try {
      return await work(database.db);
    } finally {
      await database.close();
    }
  });
}
