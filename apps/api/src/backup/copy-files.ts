import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupFiles } from './backup-files.ts';
import { eachAtOnce } from './each-at-once.ts';
import { isFolderOfUploads, type ListedFile, SESSION_SECRET, uploadPath } from './file-list.ts';
import { sayTenths } from './say-tenths.ts';

interface Copying {
  dataDir: string;
  photos: readonly string[];
  backup: BackupFiles;
  say: (line: string) => void;
  signal: AbortSignal;
}

interface CopiedFiles {
  files: (ListedFile & { bytes: number })[];
  /** Photos without files. */
  missing: string[];
}

/** Copies the files of these photos and the key of the sessions. */
export async function copyFiles(copying: Copying): Promise<CopiedFiles> {
  const { dataDir, backup, say, signal } = copying;
  const photos = copying.photos.filter(isFolderOfUploads);
  const copied: CopiedFiles = { files: [], missing: [] };
  const tick = sayTenths('fotos', photos.length, say);
  const copy = async (path: string, from: string) => {
    const data = await readOrNull(from);
    if (data === null) return false;
    copied.files.push({ path, ...(await backup.write(path, data)) });
    return true;
  };
  await copy(SESSION_SECRET, join(dataDir, SESSION_SECRET));
  await eachAtOnce(photos, async (photo) => {
    signal.throwIfAborted();
    const folder = join(dataDir, 'uploads', photo);
    let found = 0;
    for (const name of await namesIn(folder))
      if (await copy(uploadPath(`${photo}/${name}`), join(folder, name))) found += 1;
    if (found === 0) copied.missing.push(photo);
    tick();
  });
  return { ...copied, missing: copied.missing.toSorted() };
}

const namesIn = async (folder: string) =>
  (await orNull(readdir(folder)))?.filter((name) => !name.startsWith('.')) ?? [];

const readOrNull = (path: string) => orNull(readFile(path));

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
