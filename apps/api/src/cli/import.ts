import path from 'node:path';
import { createDb, type DbConnection } from '@pbr/db/client';
import { connectEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import { migrateDb } from '@pbr/db/migrate';
import { readEnv } from '../env.ts';
import { importCommand } from '../import/import-command.ts';
import { interruption, quietLog } from '../lib/command-line.ts';
import { isOperatorError } from '../operator-error.ts';
import { openLocalStorage } from '../photos/storage.ts';

/** Vacuuming a big catalogue takes long. */
const STATEMENT_TIMEOUT_MS = 600_000;

try {
  process.exitCode = await importCommand(process.argv.slice(2), {
    openDatabase,
    openPhotoStore,
    print: (text) => console.log(text),
    progress: process.stderr,
    now: () => new Date(),
    signal: interruption(),
  });
} catch (error) {
  if (!isOperatorError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** Uses `DATABASE_URL`, else the embedded database: the running portal's, or one that this command starts and stops itself. */
async function openDatabase() {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const env = readEnv({ DATABASE_URL, DATA_DIR });
  const postgres =
    env.DATABASE_URL === undefined
      ? await connectEmbeddedPostgres({ dataDir: env.DATA_DIR, log: quietLog })
      : undefined;
  const connection: DbConnection = postgres?.connection ?? env.DATABASE_URL ?? '';
  const stop = async () => postgres?.stop();
  try {
    await migrateDb(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  const database = createDb(connection, {
    max: 2,
    applicationName: 'portal-pbr-import',
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    idleInTransactionTimeoutMs: 60_000,
  });
  return {
    db: database.db,
    close: async () => {
      await database.close();
      await stop();
    },
  };
}

/** Stores photos in the folder of the portal with this DATA_DIR, which may be running. */
async function openPhotoStore() {
  const { DATA_DIR, LIMIT_PHOTO_BYTES } = process.env;
  const env = readEnv({ DATA_DIR, LIMIT_PHOTO_BYTES });
  return {
    storage: await openLocalStorage(path.join(env.DATA_DIR, 'uploads')),
    limits: { photoBytes: env.LIMIT_PHOTO_BYTES },
    // The portal's sweep finds files that could not be removed.
    log: { warn: () => {} },
  };
}
