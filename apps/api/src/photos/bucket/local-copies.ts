import { rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Storage } from '../storage.ts';

/** The last use is written down this often; which file is the oldest need not be known better. */
const MARK_EVERY_MS = 60_000;
/** A file that was just asked for is being sent. */
const IN_USE_MS = 10_000;
/** The folder is looked through after this part of its bound has been added. */
const LOOK_AFTER = 1 / 8;
/** It is then emptied to this part. */
const KEEP = 0.9;

/** Keeps the folder of local copies below so many bytes: the files that were not used for longest go. */
export function boundedCopies(copies: Storage, maxBytes: number) {
  const marked = new LRUCache<string, true>({ max: 10_000, ttl: MARK_EVERY_MS });
  let added = 0;
  let trimming: Promise<void> | null = null;

  /** Whether the file is there; it then counts as used. */
  async function use(key: string): Promise<boolean> {
    const path = join(copies.root, key);
    const file = await stat(path).catch(() => null);
    if (!file?.isFile()) return false;
    if (!marked.has(key)) {
      marked.set(key, true);
      // Another process may have removed it.
      await utimes(path, new Date(), file.mtime).catch(() => {});
    }
    return file.isFile();
  }

  async function removeOldest(limit: number): Promise<void> {
    const files = [];
    for await (const key of copies.list()) {
      const path = join(copies.root, key);
      const file = await stat(path).catch(() => null);
      if (file) files.push({ path, bytes: file.size, usedMs: file.atimeMs });
    }
    let total = files.reduce((sum, { bytes }) => sum + bytes, 0);
    if (total <= limit) return;
    const before = Date.now() - IN_USE_MS;
    for (const { path, bytes, usedMs } of files.toSorted((a, b) => a.usedMs - b.usedMs)) {
      if (total <= limit * KEEP || usedMs > before) return;
      await rm(path, { force: true });
      total -= bytes;
    }
  }

  function trim(limit = maxBytes): Promise<void> {
    added = 0;
    trimming ??= removeOldest(limit).finally(() => (trimming = null));
    return trimming;
  }

  return {
    use,
    trim,
    /** Adds a file; on a full disk others make room for it. */
    add: async (key: string, data: Uint8Array): Promise<void> => {
      try {
        await copies.put(key, data);
      } catch {
        await trim(maxBytes / 2);
        await copies.put(key, data);
      }
      added += data.byteLength;
      if (added > maxBytes * LOOK_AFTER) void trim().catch(() => {});
    },
  };
}
