import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLocalStorage, type Storage } from '../../photos/storage.ts';

/** A storage in a real folder; a test can make its next writes fail or wait. */
export async function watchedStorage() {
  const root = await mkdtemp(path.join(tmpdir(), 'pbr-watched-'));
  const real = await openLocalStorage(root);
  let onPut: (key: string) => Promise<void> | void = () => {};
  const storage: Storage = {
    ...real,
    put: async (key, data) => {
      await onPut(key);
      await real.put(key, data);
    },
  };
  const drafts = () => readdir(path.join(root, '.tmp'));
  return {
    root,
    storage,
    /** Sets a function to call before each write; without an argument it clears it. */
    beforePut: (act: (key: string) => Promise<void> | void = () => {}) => {
      onPut = act;
    },
    /** The folders of photos whose files exist. */
    folders: async () => (await readdir(root)).filter((name) => !name.startsWith('.')).toSorted(),
    /** Files that are being written. */
    drafts,
    clear: async () => {
      for await (const folder of real.folders()) await real.remove(folder);
      await Promise.all((await drafts()).map((name) => rm(path.join(root, '.tmp', name))));
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}
