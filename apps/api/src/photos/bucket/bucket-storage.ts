import { readFile, rm } from 'node:fs/promises';
import { AppError } from '../../lib/errors.ts';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import { createWorkQueue } from '../../lib/work-queue.ts';
import { openLocalStorage, refuseOtherKeys, type Storage } from '../storage.ts';
import type { ReceivedFile } from '../../http/received-file.ts';
import type { Bucket } from './bucket.ts';
import { BucketError } from './bucket-error.ts';
import { boundedCopies } from './local-copies.ts';

export interface BucketStorageOptions {
  bucket: Bucket;
  /** The local copies, which are served, and files being received. */
  copiesRoot: string;
  copyBytes: number;
  /** The files of a portal whose files were not all moved yet. */
  folder: Storage;
}

/** The prefix of the files in the bucket. */
export const UPLOADS = 'uploads/';
/** A photo that was removed through another machine leaves the local copies within this time. */
const COMPARE_EVERY_MS = 6 * 60 * 60 * 1000;
const FETCHES = { concurrency: 16, waiting: 1_000 };

const keyOf = (object: { key: string }) => object.key.slice(UPLOADS.length);
const isBelow = (key: string, prefix: string) => key === prefix || key.startsWith(`${prefix}/`);

/**
 * Keeps files in a bucket. A write is acknowledged once the bucket has it; what is served stays as a bounded local copy. The folder of a portal
 * that had no bucket before is read as well, and only removed from.
 */
export async function openBucketStorage(options: BucketStorageOptions): Promise<Storage> {
  const storage = new BucketStorage(options, await openLocalStorage(options.copiesRoot));
  // An unreachable storage is reported elsewhere.
  setInterval(() => void storage.compare().catch(() => {}), COMPARE_EVERY_MS).unref();
  return storage;
}

class BucketStorage implements Storage {
  readonly root: string;
  readonly #bucket: Bucket;
  readonly #folder: Storage;
  readonly #copies: Storage;
  readonly #bounded: ReturnType<typeof boundedCopies>;
  readonly #fetchOnce = createWorkQueue<void>(FETCHES);
  /** Those on the way here, which a removal meanwhile makes void. */
  readonly #coming = new Map<string, { isRemoved: boolean }>();

  constructor({ bucket, folder, copyBytes }: BucketStorageOptions, copies: Storage) {
    this.root = copies.root;
    this.#bucket = bucket;
    this.#folder = folder;
    this.#copies = copies;
    this.#bounded = boundedCopies(copies, copyBytes);
    void this.#bounded.trim().catch(() => {});
  }

  async bring(key: string): Promise<void> {
    refuseOtherKeys(key);
    if (await this.#bounded.use(key)) return;
    await told(() => this.#fetchOnce(key, () => this.#fetchCopy(key)));
  }

  async put(key: string, data: Uint8Array): Promise<void> {
    refuseOtherKeys(key);
    await told(() => this.#bucket.put(UPLOADS + key, data));
    // Without a copy it is fetched when it is asked for.
    await this.#bounded.add(key, data).catch(() => {});
  }

  receive(source: Parameters<Storage['receive']>[0]): Promise<ReceivedFile> {
    return this.#copies.receive(source);
  }

  async keep({ path }: Pick<ReceivedFile, 'path'>, key: string): Promise<void> {
    await this.put(key, await readFile(path));
    await rm(path, { force: true });
  }

  async has(key: string): Promise<boolean> {
    refuseOtherKeys(key);
    if ((await told(() => this.#bucket.head(UPLOADS + key))) !== null) return true;
    return this.#folder.has(key);
  }

  async read(key: string): Promise<Uint8Array | null> {
    refuseOtherKeys(key);
    return (await this.#copies.read(key)) ?? told(() => this.#fetch(key));
  }

  async remove(prefix: string): Promise<void> {
    refuseOtherKeys(prefix);
    await told(async () => {
      const keys = new Set(prefix.includes('/') ? [prefix] : []);
      for await (const object of this.#bucket.list(UPLOADS + prefix))
        if (isBelow(keyOf(object), prefix)) keys.add(keyOf(object));
      await eachAtOnce(keys, (key) => this.#bucket.delete(UPLOADS + key));
    });
    await this.#folder.remove(prefix);
    // Those that are asked for from now on are found nowhere.
    for (const [key, fetching] of this.#coming) if (isBelow(key, prefix)) fetching.isRemoved = true;
    await this.#copies.remove(prefix);
  }

  async *list(prefix = ''): AsyncGenerator<string> {
    const inFolder = new Set<string>();
    for await (const key of this.#folder.list(prefix)) inFolder.add(key);
    for await (const object of this.#bucket.list(UPLOADS + (prefix && `${prefix}/`))) {
      inFolder.delete(keyOf(object));
      yield keyOf(object);
    }
    yield* inFolder;
  }

  folders(): AsyncIterable<string> {
    return this.#bucket.folders(UPLOADS);
  }

  async changedAt(folder: string): Promise<Date | null> {
    let last: Date | null = null;
    for await (const { changedAt } of this.#bucket.list(`${UPLOADS}${folder}/`))
      if (last === null || changedAt > last) last = changedAt;
    return last;
  }

  async removeAbandoned(): Promise<void> {
    await this.#copies.removeAbandoned();
    await this.compare();
  }

  awaySince(): number | null {
    return this.#bucket.awaySince;
  }

  /** Removes the local copies that the bucket does not have, and the oldest ones. */
  async compare(): Promise<void> {
    const held = new Set<string>();
    for await (const key of this.#copies.list()) held.add(key);
    if (held.size > 0)
      for await (const object of this.#bucket.list(UPLOADS)) held.delete(keyOf(object));
    for (const key of held) await this.#copies.remove(key);
    await this.#bounded.trim();
  }

  async #fetch(key: string): Promise<Uint8Array | null> {
    return (await this.#folder.read(key)) ?? this.#bucket.get(UPLOADS + key);
  }

  async #fetchCopy(key: string): Promise<void> {
    const fetching = { isRemoved: false };
    this.#coming.set(key, fetching);
    try {
      const data = await this.#fetch(key);
      if (data !== null) await this.#bounded.add(key, data).catch(noRoom);
      if (fetching.isRemoved) await this.#copies.remove(key);
    } finally {
      this.#coming.delete(key);
    }
  }
}

/** A full disk refuses no write here: a photo could not be shown. */
function noRoom(cause: unknown): never {
  throw new AppError('server.unavailable', { cause, retryAfterSeconds: 5 });
}

/** Says in the portal's words what the storage refuses. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BucketError)) throw error;
    throw error.isFull
      ? new AppError('storage.full', { cause: error })
      : new AppError('server.unavailable', { cause: error, retryAfterSeconds: 5 });
  }
}
