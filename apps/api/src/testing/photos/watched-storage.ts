import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openLocalStorage, type Storage } from '../../photos/storage.ts';

/** A real folder whose next writes a test can let fail or hold up. */
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
    /** Called before each write, until called again without anything. */
    beforePut: (act: (key: string) => Promise<void> | void = () => {}) => {
      onPut = act;
    },
    /** Photos whose files are there. */
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
