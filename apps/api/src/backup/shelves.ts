import { access, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { eachAtOnce } from '../lib/each-at-once.ts';
import type { Bucket } from '../photos/bucket/bucket.ts';
import type { ListedObject } from '../photos/bucket/bucket-messages.ts';
import { getFile, putFile } from '../photos/bucket/large-objects.ts';
import { BackupError } from './backup-error.ts';
import { dropFolder, type FoundBackup, listBackups, readName, VERIFIED } from './backup-folder.ts';
import { explainFailure } from './explain-failure.ts';
import type { MadeBackup } from './make-backup.ts';

/** A place in which backups are kept. */
export interface Shelf {
  /** Keeps the backup that the work makes in the folder it is given; answers the same with the place where it is kept. */
  keep(make: (to: string) => Promise<MadeBackup>): Promise<MadeBackup>;
  /** Gives the work a kept backup, or the newest whole one, as a folder. */
  withBackup<T extends { path: string }>(work: (path: string) => Promise<T>): Promise<T>;
  list(): Promise<FoundBackup[]>;
  drop(path: string): Promise<void>;
}

/** A folder of backups; `path` may be one of them when it is read. */
export function folderShelf(path: string): Shelf {
  let parent = path;
  const noted = <T extends { path: string }>(done: T): T => {
    parent = dirname(done.path);
    return done;
  };
  return {
    keep: async (make) => noted(await make(path)),
    withBackup: async (work) => noted(await work(path)),
    list: () => listBackups(parent),
    drop: dropFolder,
  };
}

const PREFIX = 'respaldos/';
/** The last file that is sent: a backup without it is not whole. */
const LAST = /^manifest\.json(?:\.cifrado)?$/u;

interface BucketShelfOptions {
  bucket: Bucket;
  /** A folder with room for a whole backup, for one that comes or goes. */
  scratch: string;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** The bucket of the portal's photos, below a prefix of its own. */
export class BucketShelf implements Shelf {
  readonly #options: BucketShelfOptions;

  constructor(options: BucketShelfOptions) {
    this.#options = options;
  }

  keep(make: (to: string) => Promise<MadeBackup>): Promise<MadeBackup> {
    return this.#inScratch('No quedó ningún respaldo a medias.', async (folder) => {
      const made = await make(folder);
      return { ...made, path: await this.#send(made.path) };
    });
  }

  withBackup<T extends { path: string }>(work: (path: string) => Promise<T>): Promise<T> {
    return this.#inScratch('El respaldo no se tocó.', async (scratch) => {
      const { path, folder } = await this.#fetchNewest(scratch);
      const done = await work(folder);
      const verified = join(folder, VERIFIED);
      const isVerified = await access(verified).then(
        () => true,
        () => false,
      );
      if (isVerified)
        await putFile(this.#options.bucket, { key: `${path}/${VERIFIED}`, path: verified });
      return { ...done, path };
    });
  }

  async list(): Promise<FoundBackup[]> {
    const { bucket } = this.#options;
    const found: FoundBackup[] = [];
    for await (const name of bucket.folders(PREFIX)) {
      const madeAt = readName(name);
      if (madeAt === null) continue;
      const path = PREFIX + name;
      const files: string[] = [];
      for (const start of ['manifest.json', VERIFIED])
        for await (const { key } of bucket.list(`${path}/${start}`)) files.push(basename(key));
      const isComplete = files.some((file) => LAST.test(file));
      found.push({ path, name, madeAt, isComplete, isVerified: files.includes(VERIFIED) });
    }
    return found;
  }

  async drop(path: string): Promise<void> {
    const { bucket } = this.#options;
    const keys: string[] = [];
    for await (const { key } of bucket.list(`${path}/`)) keys.push(key);
    for (const key of keys) if (LAST.test(basename(key))) await bucket.delete(key);
    await eachAtOnce(keys, (key) => bucket.delete(key));
  }

  async #inScratch<T>(kept: string, work: (folder: string) => Promise<T>): Promise<T> {
    const { scratch } = this.#options;
    await mkdir(scratch, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(scratch, 'respaldo-'));
    try {
      return await work(folder);
    } catch (error) {
      throw error instanceof BackupError ? error : explainFailure(error, kept);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #send(folder: string): Promise<string> {
    const { bucket, signal, say } = this.#options;
    const place = PREFIX + basename(folder);
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    const put = async (path: string) => {
      signal.throwIfAborted();
      await putFile(bucket, { key: place + path.slice(folder.length), path });
    };
    const isLast = (path: string) => LAST.test(basename(path));
    say('Enviando el respaldo al contenedor…');
    try {
      await eachAtOnce(
        paths.filter((path) => !isLast(path)),
        put,
      );
      await eachAtOnce(paths.filter(isLast), put);
    } catch (error) {
      await this.drop(place).catch(() => {});
      throw error;
    }
    return place;
  }

  async #fetchNewest(scratch: string): Promise<{ path: string; folder: string }> {
    const { bucket, signal, say } = this.#options;
    const newest = (await this.list()).findLast(({ isComplete }) => isComplete);
    if (!newest) throw new BackupError('En el contenedor no hay ningún respaldo completo.');
    const { path, name } = newest;
    say(`Trayendo ${path} del contenedor…`);
    const objects: ListedObject[] = [];
    for await (const object of bucket.list(`${path}/`)) objects.push(object);
    await eachAtOnce(objects, async (object) => {
      signal.throwIfAborted();
      const file = join(scratch, object.key.slice(PREFIX.length));
      await mkdir(dirname(file), { recursive: true });
      await getFile(bucket, object, file);
    });
    return { path, folder: join(scratch, name) };
  }
}
