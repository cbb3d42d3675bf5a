import type { DbConnection } from '@pbr/db/client';
import { BackupFiles } from './backup-files.ts';
import { chooseBackup, markVerified } from './backup-folder.ts';
import { explainFailure } from './explain-failure.ts';
import { readList } from './file-list.ts';
import { type Manifest, readManifest } from './manifest.ts';
import { restoreDatabase } from './restore-database.ts';
import { checkFiles } from './restore-files.ts';
import type { BackupKey } from './sealing.ts';

export interface VerifyOptions {
  path: string;
  key: BackupKey | null;
  now: () => Date;
  signal: AbortSignal;
  say: (line: string) => void;
  /** Gives the work an empty database that is thrown away afterwards. */
  withScratch: (work: (connection: DbConnection) => Promise<void>) => Promise<void>;
}

/** Reads every file of a backup and restores its rows into a database that is thrown away; then marks it as verified. */
export async function verifyBackup(
  options: VerifyOptions,
): Promise<{ path: string; manifest: Manifest }> {
  try {
    return await verify(options);
  } catch (error) {
    throw explainFailure(error, 'El respaldo no se tocó.');
  }
}

async function verify(options: VerifyOptions): Promise<{ path: string; manifest: Manifest }> {
  const { key, say, signal } = options;
  const path = await chooseBackup(options.path);
  say(`Comprobando ${path}`);
  const backup = await BackupFiles.open(path, key);
  const manifest = await readManifest(backup);
  await checkFiles({ backup, files: await readList(backup, manifest.files.sha256), say, signal });
  await options.withScratch((connection) =>
    restoreDatabase(connection, { backup, manifest, say, signal }),
  );
  await markVerified(path, options.now());
  return { path, manifest };
}
