import { createHash } from 'node:crypto';
import { lstat, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DbConnection } from '@pbr/db/client';
import { makeScratchDatabase } from '@pbr/db/transfer/scratch-database';
import { startEmbeddedPostgres } from '@pbr/embedded-postgres/embedded-postgres';
import { backupCommand } from '../backup/backup-command.ts';
import { BackupError } from '../backup/backup-error.ts';
import type { BackupSource } from '../backup/make-backup.ts';
import { readEnv, storageVariables } from '../env.ts';
import { interruption, quietLog } from '../lib/command-line.ts';
import { openPhotoStorage } from '../photos/bucket/open-photo-storage.ts';
import { runCommand } from '../run-command.ts';
import { openBucketShelf } from './open-bucket-shelf.ts';
import { withConnection } from './with-database.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR } = process.env;

const signal = interruption();

await runCommand(() =>
  backupCommand(process.argv.slice(2), {
    now: () => new Date(),
    signal,
    say: (line) => console.log(line),
    withSource,
    openBucketShelf: () => openBucketShelf(signal),
    withScratch,
  }),
);

async function withSource<T>(work: (source: BackupSource) => Promise<T>): Promise<T> {
  const env = readEnv({
    DATABASE_URL,
    DATABASE_DIRECT_URL,
    DATA_DIR,
    ...storageVariables(process.env),
  });
  const storage = await openPhotoStorage(env);
  return withConnection(env, (connection) => work({ connection, dataDir: env.DATA_DIR, storage }));
}

/** Runs a Postgres of its own, so that no portal's database carries the load or comes near what is tried out. */
async function withScratch(work: (connection: DbConnection) => Promise<void>): Promise<void> {
  const dataDir = await makeScratchFolder();
  const postgres = await startEmbeddedPostgres({ dataDir, log: quietLog, durable: false });
  try {
    const { connection, adminConnection: admin } = postgres;
    const scratch = await makeScratchDatabase({ connection, admin });
    try {
      await work(scratch.connection);
    } finally {
      await scratch.drop();
    }
  } finally {
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Always the same for this program and user: what a killed run has left, a running Postgres included, is found again and cleared away. */
async function makeScratchFolder(): Promise<string> {
  const uid = process.getuid?.() ?? 0;
  const hash = createHash('sha256')
    .update(import.meta.filename)
    .digest('hex')
    .slice(0, 12);
  const folder = path.join(tmpdir(), `portal-pbr-verify-${uid}-${hash}`);
  await mkdir(folder, { mode: 0o711 }).catch(() => {});
  const stat = await lstat(folder);
  if (stat.isDirectory() && stat.uid === uid && (stat.mode & 0o022) === 0) return folder;
  throw new BackupError(`La carpeta ${folder} es de otro usuario; bórrala y repite la orden.`);
}
