import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { eachAtOnce } from '../lib/each-at-once.ts';

/**
 * Makes sure that files which were written survive a power cut. Syncing them afterwards, when the kernel has written most of them already,
 * costs a tenth of syncing each one as it is written.
 */
export async function syncFiles(paths: readonly string[]): Promise<void> {
  await eachAtOnce(paths, syncPath);
  await eachAtOnce([...new Set(paths.map((path) => dirname(path)))], syncPath);
}

/** Syncs a folder, or a file. */
export async function syncPath(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
