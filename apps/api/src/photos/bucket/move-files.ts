import { rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import type { Storage } from '../storage.ts';
import { type Bucket, sha256 } from './bucket.ts';
import { UPLOADS } from './bucket-storage.ts';

/** One of the two places of files. */
export interface Place {
  list(): AsyncIterable<string>;
  read(key: string): Promise<Uint8Array | null>;
  /** The SHA-256 of a file; null when it does not exist. */
  digest(key: string): Promise<string | null>;
  put(key: string, data: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
}

interface Moving {
  from: Place;
  to: Place;
  /** Removes each file from where it was, once it is proved to be where it should. */
  removes: boolean;
  signal: AbortSignal;
  onProgress: (moved: MovedFiles) => void;
}

export interface MovedFiles {
  files: number;
  copied: number;
  bytes: number;
  removed: number;
  /** Those whose copy is not what was read. */
  wrong: string[];
}

const BATCH = 200;

/** Copies all files from one place to the other; those that are there already, with the same content, are only compared. */
export async function moveFiles({ from, to, removes, signal, onProgress }: Moving) {
  const moved: MovedFiles = { files: 0, copied: 0, bytes: 0, removed: 0, wrong: [] };
  const move = async (key: string): Promise<void> => {
    signal.throwIfAborted();
    let digest = await from.digest(key);
    // Removed meanwhile.
    if (digest === null) return;
    moved.files += 1;
    if ((await to.digest(key)) !== digest) {
      const data = await from.read(key);
      if (data === null) return;
      digest = sha256(data);
      await to.put(key, data);
      moved.copied += 1;
      moved.bytes += data.byteLength;
      if ((await to.digest(key)) !== digest) return void moved.wrong.push(key);
    }
    if (!removes) return;
    await from.remove(key);
    moved.removed += 1;
  };
  let batch: string[] = [];
  const flush = async () => {
    await eachAtOnce(batch, move);
    batch = [];
    onProgress(moved);
  };
  for await (const key of from.list()) {
    batch.push(key);
    if (batch.length === BATCH) await flush();
  }
  await flush();
  return moved;
}

export function placeInFolder(folder: Storage): Place {
  const read = (key: string) => folder.read(key);
  return {
    list: () => folder.list(),
    read,
    digest: async (key) => {
      const data = await read(key);
      return data && sha256(data);
    },
    put: (key, data) => folder.put(key, data),
    remove: async (key) => {
      await folder.remove(key);
      // It stays while it holds other files.
      if (key.includes('/')) await rmdir(dirname(join(folder.root, key))).catch(() => {});
    },
  };
}

export function placeInBucket(bucket: Bucket): Place {
  return {
    list: async function* list() {
      for await (const { key } of bucket.list(UPLOADS)) yield key.slice(UPLOADS.length);
    },
    read: (key) => bucket.get(UPLOADS + key),
    digest: async (key) => {
      const stored = await bucket.head(UPLOADS + key);
      if (stored === null || stored.sha256 !== null) return stored && stored.sha256;
      const data = await bucket.get(UPLOADS + key);
      return data && sha256(data);
    },
    put: (key, data) => bucket.put(UPLOADS + key, data),
    remove: (key) => bucket.delete(UPLOADS + key),
  };
}
