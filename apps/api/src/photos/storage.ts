import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '../lib/errors.ts';
import { receiveFile, type ReceivedFile } from '../http/received-file.ts';

/** Stores files. Keys look like `3f2a…/640.webp`; the part before the first slash is a folder that is removed as a whole. */
export interface Storage {
  /** The folder whose files are served directly; its entries with a leading dot are not public. */
  readonly root: string;
  /** Makes sure that a file is in that folder, if it exists at all. */
  bring(key: string): Promise<void>;
  /** Once it resolves, the whole file is there and survives a power cut; before, none of it is. */
  put(key: string, data: Uint8Array): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Stores an upload before its type is known; keeps none of it when `source` fails. */
  receive(source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<ReceivedFile>;
  /** Gives an upload its key without reading it again. */
  keep(file: Pick<ReceivedFile, 'path'>, key: string): Promise<void>;
  /** The whole file; null when it does not exist. */
  read(key: string): Promise<Uint8Array | null>;
  /** Removes one file, or everything below a folder. A missing file is not an error. */
  remove(prefix: string): Promise<void>;
  /** The keys of all files, or of those below a folder. */
  list(prefix?: string): AsyncIterable<string>;
  /** The folders: each part before the first slash of a key, once. */
  folders(): AsyncIterable<string>;
  /** The time of the last write to a file of the folder; null when there is none. */
  changedAt(folder: string): Promise<Date | null>;
  /** Removes the half-written files of processes that were killed. */
  removeAbandoned(): Promise<void>;
  /** Since when the storage does not answer; null while it does. */
  awaySince(): number | null;
}

const KEY = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*){0,3}$/u;
const MAX_KEY_LENGTH = 200;
const TEMPORARY = '.tmp';
/** Leftovers of killed processes are older than this; a file being written or waiting for its turn is not. */
const ABANDONED_AFTER_MS = 60 * 60 * 1000;
const MAX_MOVES = 50;

/** Opens a folder as storage and makes it if needed. */
export async function openLocalStorage(root: string): Promise<Storage> {
  const temporary = join(root, TEMPORARY);
  await guardSpace(() => mkdir(temporary, { recursive: true }));
  await removeAbandoned(temporary);
  return {
    root,
    bring: () => Promise.resolve(),
    put: (key, data) => guardSpace(() => putFile(temporary, pathOf(root, key), data)),
    receive: (source) => guardSpace(() => receiveFile(join(temporary, randomUUID()), source)),
    keep: ({ path }, key) => guardSpace(() => moveInto(path, pathOf(root, key))),
    has: (key) => isFile(pathOf(root, key)),
    read: (key) => readWhole(pathOf(root, key)),
    remove: (prefix) => rm(pathOf(root, prefix), { recursive: true, force: true, maxRetries: 5 }),
    list: (prefix) => listKeys(root, prefix ?? ''),
    folders: () => listFolders(root),
    changedAt: (folder) => lastChange(root, folder),
    removeAbandoned: () => removeAbandoned(temporary),
    awaySince: () => null,
  };
}

export function isStorageKey(key: string): boolean {
  return key.length <= MAX_KEY_LENGTH && KEY.test(key);
}

export function refuseOtherKeys(key: string): void {
  if (!isStorageKey(key))
    throw new TypeError(`Not a storage key: ${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))}`);
}

function pathOf(root: string, key: string): string {
  refuseOtherKeys(key);
  return join(root, key);
}

async function putFile(temporary: string, path: string, data: Uint8Array): Promise<void> {
  const draft = join(temporary, randomUUID());
  try {
    await writeFile(draft, data, { flag: 'wx', mode: 0o644, flush: true });
    await moveInto(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function moveInto(draft: string, path: string): Promise<void> {
  const folder = dirname(path);
  for (let attempt = 1; ; attempt += 1) {
    try {
      const firstMade = await mkdir(folder, { recursive: true });
      await rename(draft, path);
      await syncFolder(folder);
      if (firstMade !== undefined) await syncFolder(dirname(firstMade));
      return;
    } catch (error) {
      // Another request removed the folder meanwhile.
      if (codeOf(error) !== 'ENOENT' || attempt === MAX_MOVES) throw error;
    }
  }
}

/** A renamed file is safe only once its folder is synced; a folder that is gone again needs no sync. */
async function syncFolder(path: string): Promise<void> {
  try {
    const folder = await open(path, 'r');
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}

async function readWhole(path: string): Promise<Uint8Array | null> {
  try {
    return await readFile(path);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return null;
    throw error;
  }
}

async function* listKeys(root: string, prefix: string): AsyncGenerator<string> {
  const folder = prefix === '' ? root : pathOf(root, prefix);
  for (const entry of await entriesOf(folder)) {
    if (entry.name.startsWith('.')) continue;
    const key = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) yield* listKeys(root, key);
    else if (entry.isFile()) yield key;
  }
}

async function* listFolders(root: string): AsyncGenerator<string> {
  for (const entry of await entriesOf(root))
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield entry.name;
}

async function lastChange(root: string, folder: string): Promise<Date | null> {
  let last: Date | null = null;
  for await (const key of listKeys(root, folder)) {
    const file = await stat(pathOf(root, key)).catch(() => null);
    if (file && (!last || file.mtime > last)) last = file.mtime;
  }
  return last;
}

async function entriesOf(folder: string) {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function removeAbandoned(temporary: string): Promise<void> {
  const oldest = Date.now() - ABANDONED_AFTER_MS;
  for (const name of await readdir(temporary)) {
    const path = join(temporary, name);
    const draft = await stat(path).catch(() => null);
    if (draft && draft.mtimeMs < oldest) await rm(path, { force: true });
  }
}

async function guardSpace<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || code === 'EDQUOT')
      throw new AppError('storage.full', { cause: error });
    throw error;
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
