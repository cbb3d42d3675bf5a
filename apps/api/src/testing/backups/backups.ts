import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@pbr/db/client';
import { createTestDb, type TestDb } from '@pbr/db/testing/database';
import { copyOut, describeTables, fixTextOfValues } from '@pbr/db/transfer/tables';
import { afterAll, inject, onTestFinished } from 'vitest';
import { makeBackup, type BackupOptions } from '../../backup/make-backup.ts';
import { restoreBackup, type RestoreOptions } from '../../backup/restore-backup.ts';
import { openLocalStorage, type Storage } from '../../photos/storage.ts';
import { aProperty, anImage } from '../data/factories.ts';

/** A database with the folder of its files. */
export interface Portal {
  t: TestDb;
  dataDir: string;
  /** For one that has its photos in a bucket. */
  bucket?: Storage;
}

const never = new AbortController().signal;
const silent = { signal: never, say: () => {} };

type Cleaning = (clean: () => Promise<void>) => void;

/** `cleaning` is `afterAll` for what the tests of a file share. */
export async function aFolder(cleaning: Cleaning = onTestFinished): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-backup-'));
  cleaning(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o700);
  return folder;
}

/** A portal's database and folder; `empty` has no tables. */
export async function aPortal(
  options: { empty?: boolean } = {},
  cleaning: Cleaning = onTestFinished,
): Promise<Portal> {
  const t = await createTestDb(options);
  cleaning(() => t.close());
  return { t, dataDir: await aFolder(cleaning) };
}

/** Adds a listing with a photo and its files; answers the photo's storage key. */
export async function aListingWithPhoto({ t, dataDir }: Portal, name: string): Promise<string> {
  const storageKey = createHash('sha1').update(name).digest('hex');
  await writeFiles(dataDir, {
    [`uploads/${storageKey}/320.webp`]: `${name} 320`,
    [`uploads/${storageKey}/640.webp`]: `${name} 640`,
  });
  const { id } = await aProperty(t.db, { name });
  await anImage(t.db, { propertyId: id, storageKey });
  return storageKey;
}

export async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.join(folder, path.dirname(name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
}

/** The files of photos by their path below `uploads`. */
export async function filesOf({ dataDir }: Portal): Promise<Record<string, string>> {
  const folder = path.join(dataDir, 'uploads');
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile()).map((e) => path.join(e.parentPath, e.name));
  return Object.fromEntries(
    await Promise.all(
      files.map(async (file): Promise<[string, string]> => [
        path.relative(folder, file),
        await readFile(file, 'utf8'),
      ]),
    ),
  );
}

export const uploadsOf = (dataDir: string) => path.join(dataDir, 'uploads');

/** A portal with data of its own, to which nobody is connected. */
export async function anotherPortal(): Promise<Portal> {
  const portal = await aPortal();
  await aListingWithPhoto(portal, 'terreno');
  await writeFiles(portal.dataDir, { 'session-secret': 'secreto propio' });
  await portal.t.client.end();
  return portal;
}

/** A portal with two listings, photos and a key of sessions, for all tests of a file. */
export async function sourcePortal(): Promise<Portal> {
  const source = await aPortal({}, afterAll);
  await aListingWithPhoto(source, 'casa');
  await aListingWithPhoto(source, 'oficina');
  await writeFiles(source.dataDir, { 'session-secret': 'secreto de antes' });
  return source;
}

/** The databases that a restore over this one has made or left. */
export async function scratchDatabases({ t }: Portal) {
  // A portal to which nobody is connected has no client any more.
  const client = createClient(inject('testPostgres'), { max: 1 });
  try {
    return await client`
      select datname from pg_database where datname like ${`${t.connection.database}\\_%`}`;
  } finally {
    await client.end();
  }
}

export async function backUp(
  { t, dataDir, bucket }: Portal,
  options: Partial<BackupOptions> = {},
): Promise<string> {
  const made = await makeBackup(
    {
      connection: t.connection,
      dataDir,
      storage: bucket ?? (await openLocalStorage(uploadsOf(dataDir))),
    },
    { ...silent, key: null, now: () => new Date(), to: path.join(dataDir, 'backups'), ...options },
  );
  return made.path;
}

/** Acts while a backup has its snapshot and its locks, and cannot go on; answers how the backup ended. */
export async function duringBackup(portal: Portal, act: () => Promise<unknown>) {
  const { client } = portal.t;
  const blocker = await client.reserve();
  await blocker`begin`;
  await blocker`lock table favorites in access exclusive mode`;
  const backup = backUp(portal).then(
    (made) => ({ made, error: undefined }),
    (error: unknown) => ({ made: '', error }),
  );
  const waiting = () => client`
    select 1 from pg_locks where not granted and relation = 'favorites'::regclass`;
  while ((await waiting()).length === 0);
  await act();
  await blocker`rollback`;
  blocker.release();
  return backup;
}

/** Restores into a portal to which nobody is connected: call it before its database is asked, or after `t.client.end()`. */
export async function restore(
  { t, dataDir, bucket }: Portal,
  options: Pick<RestoreOptions, 'from'> & Partial<RestoreOptions>,
): Promise<void> {
  const admin = inject('testPostgres');
  const target = { connection: t.connection, admin, dataDir, bucket: bucket ?? null };
  const plain = { ...silent, key: null, replace: false, sendMail: false };
  await restoreBackup(target, { ...plain, ...options });
}

/** The digest of the rows of every table, whatever their order. */
export async function digestsOf({ t }: Portal): Promise<Record<string, string>> {
  const client = createClient(t.connection, { max: 1 });
  try {
    const digests: Record<string, string> = {};
    await client.begin(async (tx) => {
      await fixTextOfValues(tx);
      for (const table of await describeTables(tx)) {
        const chunks: Buffer[] = [];
        for await (const chunk of copyOut(tx, table)) chunks.push(chunk);
        const rows = Buffer.concat(chunks).toString().split('\n').toSorted().join('\n');
        digests[table.name] = createHash('sha256').update(rows).digest('hex');
      }
    });
    return digests;
  } finally {
    await client.end();
  }
}

/**
 * Runs the work until it comes through, and lets it fail each time at another line that it says; numbers do not tell two lines apart. Calls
 * `check` after every failure, and answers their number.
 */
export async function failAtEveryStep(
  work: (say: (line: string) => void) => Promise<unknown>,
  check: () => Promise<void>,
): Promise<number> {
  const failed = new Set<string>();
  for (;;) {
    const before = failed.size;
    const say = (line: string) => {
      const kind = line.replaceAll(/\d/gu, '');
      if (failed.has(kind) || failed.size > before) return;
      failed.add(kind);
      throw new Error('failed on purpose');
    };
    try {
      await work(say);
      return failed.size;
    } catch (error) {
      if (failed.size === before) throw error;
    }
    await check();
  }
}
