import { connectionTo } from '@pbr/db/client';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import type { RestoreTarget } from '../backup/restore-backup.ts';
import { restoreCommand } from '../backup/restore-command.ts';
import { readEnv, storageVariables } from '../env.ts';
import { interruption, quietLog } from '../lib/command-line.ts';
import { openPhotoStorage } from '../photos/bucket/open-photo-storage.ts';
import { runCommand } from '../run-command.ts';
import { openBucketShelf } from './open-bucket-shelf.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;

const signal = interruption();

await runCommand(() =>
  restoreCommand(process.argv.slice(2), {
    signal,
    say: (line) => console.log(line),
    withTarget,
    openBucketShelf: () => openBucketShelf(signal),
  }),
);

/** Takes the embedded database as a portal does: refused while one runs, and none can start meanwhile. */
async function withTarget<T>(work: (target: RestoreTarget) => Promise<T>): Promise<T> {
  const env = readEnv({
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    DATA_DIR,
    ...storageVariables(process.env),
  });
  const dataDir = env.DATA_DIR;
  const bucket = env.STORAGE && (await openPhotoStorage(env));
  const direct = env.DATABASE_DIRECT_URL ?? env.DATABASE_URL;
  if (direct !== undefined) {
    const admin = connectionTo(direct, 'postgres');
    return work({ connection: direct, admin, dataDir, bucket });
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog });
  try {
    const { connection, adminConnection: admin } = postgres;
    return await work({ connection, admin, dataDir, bucket });
  } finally {
    await postgres.stop();
  }
}
