import { link, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from '../photos/storage.ts';
import type { BackupFiles } from './backup-files.ts';
import { folderMaker } from './folder-maker.ts';
import { eachAtOnce } from '../lib/each-at-once.ts';
import { keyOf, type ListedFile, SESSION_SECRET } from './file-list.ts';
import { sayTenths } from './say-tenths.ts';
import { syncFiles, syncPath } from './sync-files.ts';

interface Restoring {
  backup: BackupFiles;
  files: readonly ListedFile[];
  say: (line: string) => void;
  signal: AbortSignal;
}

interface Staging extends Restoring {
  /** Takes the photos of a portal that has them in a bucket; null: they go to the folder. */
  bucket: Pick<Storage, 'put'> | null;
}

/** Reads every file of the backup; throws when one is missing or differs. */
export async function checkFiles({ backup, files, say, signal }: Restoring): Promise<void> {
  const tick = sayTenths('archivos comprobados', files.length, say);
  await eachAtOnce(files, async ({ path, sha256 }) => {
    signal.throwIfAborted();
    await backup.read(path, sha256);
    tick();
  });
}

export interface StagedFiles {
  /** Moves them in. They join what is there: files are named by their content, so an older database still finds all of its files. */
  moveIn(): Promise<void>;
  drop(): Promise<void>;
}

/**
 * Copies the files of a backup to a folder beside those in use, and makes sure that they are on the disk. Photos go into the bucket at once:
 * those in use have other names or the same content, and the sweep finds what a failure leaves.
 */
export async function stageFiles(
  dataDir: string,
  { bucket, backup, files, say, signal }: Staging,
): Promise<StagedFiles> {
  const uploads = join(dataDir, 'uploads');
  // On the same disk as the photos, and not public, because of the dot.
  const stage = join(uploads, '.restore');
  const drop = () => rm(stage, { recursive: true, force: true });
  await drop();
  const tick = sayTenths('archivos copiados', files.length, say);
  const here = files.filter(({ path }) => bucket === null || path === SESSION_SECRET);
  try {
    const makeFolder = folderMaker({ recursive: true });
    await makeFolder(stage);
    await eachAtOnce(files, async ({ path, sha256 }) => {
      signal.throwIfAborted();
      const data = await backup.read(path, sha256);
      if (bucket && path !== SESSION_SECRET) await bucket.put(keyOf(path), data);
      else {
        const file = join(stage, path);
        await makeFolder(dirname(file));
        await writeNew(file, data, modeOf(path));
      }
      tick();
    });
    say('Asegurando los archivos en el disco…');
    await syncFiles(here.map(({ path }) => join(stage, path)));
  } catch (error) {
    await drop();
    throw error;
  }
  return {
    drop,
    moveIn: async () => {
      const staged = join(stage, 'uploads');
      const folders = here.some(({ path }) => path !== SESSION_SECRET) ? await readdir(staged) : [];
      await eachAtOnce(folders, (folder) =>
        moveFolder(join(staged, folder), join(uploads, folder)),
      );
      await syncPath(uploads);
      if (here.some(({ path }) => path === SESSION_SECRET))
        await keepSecret(join(stage, SESSION_SECRET), join(dataDir, SESSION_SECRET));
      await drop();
    },
  };
}

const modeOf = (path: string) => (path === SESSION_SECRET ? 0o600 : 0o644);

async function writeNew(path: string, data: Buffer, mode: number): Promise<void> {
  const file = await open(path, 'wx', mode);
  try {
    await file.writeFile(data);
  } finally {
    await file.close();
  }
}

async function moveFolder(from: string, to: string): Promise<void> {
  try {
    // In one step where there is no such folder, or an empty one.
    await rename(from, to);
    return;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error;
  }
  for (const name of await readdir(from)) await rename(join(from, name), join(to, name));
  await syncPath(to);
}

/** A portal that has a key keeps it: changing it in the same instant as the database is impossible, and it would end every session. */
async function keepSecret(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
    await syncPath(dirname(to));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}
