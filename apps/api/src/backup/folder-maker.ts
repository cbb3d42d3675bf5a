import type { MakeDirectoryOptions } from 'node:fs';
import { mkdir } from 'node:fs/promises';

/** Makes folders, each once: a system call for every file would take as long as writing it. */
export function folderMaker(options: MakeDirectoryOptions): (path: string) => Promise<void> {
  const made = new Map<string, Promise<void>>();
  return async (path) => {
    const making = made.get(path) ?? mkdir(path, options).then(() => {});
    made.set(path, making);
    await making;
  };
}
