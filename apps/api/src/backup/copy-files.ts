import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from '../photos/storage.ts';
import type { BackupFiles } from './backup-files.ts';
import { eachAtOnce } from '../lib/each-at-once.ts';
import { isFolderOfUploads, type ListedFile, SESSION_SECRET, uploadPath } from './file-list.ts';
import { sayTenths } from './say-tenths.ts';

interface Copying {
  dataDir: string;
  storage: Pick<Storage, 'list' | 'read'>;
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
  const { dataDir, storage, backup, say, signal } = copying;
  const photos = copying.photos.filter(isFolderOfUploads);
  const copied: CopiedFiles = { files: [], missing: [] };
  const tick = sayTenths('fotos', photos.length, say);
  const copy = async (path: string, reading: Promise<Uint8Array | null>) => {
    const data = await reading;
    if (data === null) return false;
    copied.files.push({ path, ...(await backup.write(path, Buffer.from(data))) });
    return true;
  };
  await copy(SESSION_SECRET, readOrNull(join(dataDir, SESSION_SECRET)));
  await eachAtOnce(photos, async (photo) => {
    signal.throwIfAborted();
    let found = 0;
    for await (const key of storage.list(photo))
      if (await copy(uploadPath(key), storage.read(key))) found += 1;
    if (found === 0) copied.missing.push(photo);
    tick();
  });
  return { ...copied, missing: copied.missing.toSorted() };
}

async function readOrNull(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
