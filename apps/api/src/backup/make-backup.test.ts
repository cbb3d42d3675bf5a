import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { propertyImages } from '@pbr/db/schema/property-images';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { forgetPhotoFiles } from '../modules/photos/forget-photo-files.ts';
import { openLocalStorage } from '../photos/storage.ts';
import {
  aListingWithPhoto,
  aPortal,
  backUp,
  duringBackup,
  failAtEveryStep,
  type Portal,
  restore,
  writeFiles,
} from '../testing/backups/backups.ts';
import { anInquiry, aProperty, aUser } from '../testing/data/factories.ts';
import { BackupFiles } from './backup-files.ts';
import { readManifest } from './manifest.ts';

const log = pino({ level: 'silent' });

/** Deletes the photo of a listing, as its owner does. */
async function forgetPhoto({ t, dataDir }: Portal, storageKey: string): Promise<void> {
  await t.db.delete(propertyImages).where(eq(propertyImages.storageKey, storageKey));
  const storage = await openLocalStorage(path.join(dataDir, 'uploads'));
  await forgetPhotoFiles({ db: t.db, storage, log }, [storageKey]);
}

const backupsOf = ({ dataDir }: Portal) => readdir(path.join(dataDir, 'backups'));

test('a backup beside writers holds one moment: whole transactions, all that were committed before it', async () => {
  const portal = await aPortal();
  const { t } = portal;
  const ownerId = (await aUser(t.db)).id;
  let isWriting = true;
  let committed = 0;
  const write = async () => {
    while (isWriting) {
      await t.db.transaction(async (tx) => {
        const { id } = await aProperty(tx, { ownerId });
        await sleep(1);
        await anInquiry(tx, { propertyId: id });
      });
      committed += 1;
    }
  };
  const writers = [write(), write(), write()];
  while (committed < 20) await sleep(5);
  const before = committed;
  const from = await backUp(portal);
  isWriting = false;
  await Promise.all(writers);
  const restored = await aPortal({ empty: true });
  await restore(restored, { from });
  const [counts] = await restored.t.client<
    { listings: number; pairs: number; inquiries: number }[]
  >`
    select (select count(*)::int from properties) as listings, (select count(*)::int from property_inquiries) as inquiries,
      (select count(*)::int from property_inquiries join properties p on p.id = property_id) as pairs`;
  expect(counts?.listings).toBeGreaterThanOrEqual(before);
  expect([counts?.inquiries, counts?.pairs]).toEqual([counts?.listings, counts?.listings]);
});

test('what is committed after the moment of a backup is not in it', async () => {
  const portal = await aPortal();
  await aProperty(portal.t.db, { name: 'Casa de antes' });
  const { made } = await duringBackup(portal, () =>
    aProperty(portal.t.db, { name: 'Casa de después' }),
  );
  const rows = await readFile(path.join(made, 'tables/properties.copy'), 'utf8');
  expect(rows).toMatch(/Casa de antes/u);
  expect(rows).not.toMatch(/Casa de después/u);
});

test('who looked at what a moment ago is not in it', async () => {
  const portal = await aPortal();
  await portal.t.client`
    insert into limit_counts (key, count, expires_at) values ('same-view:a', 1, now() + interval '1 hour')`;
  const from = await backUp(portal);
  expect(await readFile(path.join(from, 'tables/limit_counts.copy'), 'utf8')).toBe('');
  const restored = await aPortal({ empty: true });
  await restore(restored, { from });
  expect(await restored.t.client`select from limit_counts`).toHaveLength(0);
});

test('a photo that is removed while the backup runs is in the backup, and goes afterwards', async () => {
  const portal = await aPortal();
  const storageKey = await aListingWithPhoto(portal, 'casa');
  const name = path.join('uploads', storageKey, '320.webp');
  const { made } = await duringBackup(portal, () => forgetPhoto(portal, storageKey));
  expect(await readFile(path.join(made, name), 'utf8')).toBe('casa 320');
  expect(await readFile(path.join(portal.dataDir, name), 'utf8')).toBe('casa 320');
  await forgetPhoto(portal, storageKey);
  await expect(readFile(path.join(portal.dataDir, name))).rejects.toThrow(/ENOENT/u);
});

test('only its owner can read a backup', async () => {
  const portal = await aPortal();
  await aListingWithPhoto(portal, 'casa');
  await writeFiles(portal.dataDir, { 'session-secret': 'secreto' });
  const from = await backUp(portal);
  const entries = await readdir(from, { recursive: true });
  const modes = await Promise.all(
    ['', ...entries].map(async (name) => {
      const found = await stat(path.join(from, name));
      return `${found.isDirectory() ? 'folder' : 'file'} ${(found.mode & 0o777).toString(8)}`;
    }),
  );
  expect(entries).toContain('session-secret');
  expect([...new Set(modes)].toSorted()).toEqual(['file 600', 'folder 700']);
});

test('two backups of one database at once are refused', async () => {
  const portal = await aPortal();
  const first = await duringBackup(portal, () =>
    expect(backUp(portal)).rejects.toThrow(/Ya se está haciendo un respaldo/u),
  );
  expect(first.error).toBeUndefined();
  expect(await backupsOf(portal)).toHaveLength(1);
});

test('a photo without files is named, and the backup is made', async () => {
  const portal = await aPortal();
  const storageKey = await aListingWithPhoto(portal, 'casa');
  await forgetFiles(portal, storageKey);
  const backup = await BackupFiles.open(await backUp(portal), null);
  expect((await readManifest(backup)).missing).toEqual([storageKey]);
});

async function forgetFiles({ dataDir }: Portal, storageKey: string): Promise<void> {
  const storage = await openLocalStorage(path.join(dataDir, 'uploads'));
  await storage.remove(storageKey);
}

describe('a backup that fails leaves no folder', () => {
  test('at whatever step', async () => {
    const portal = await aPortal();
    await aListingWithPhoto(portal, 'casa');
    const steps = await failAtEveryStep(
      (say) => backUp(portal, { say: (line) => say(line.replace(/^\S+:/u, 'table')) }),
      async () => expect(await backupsOf(portal)).toEqual([]),
    );
    expect(steps).toBeGreaterThan(2);
  });

  test('when the reader of a large table gives up', async () => {
    const portal = await aPortal();
    await portal.t.client`
      insert into search_terms (term) select repeat('a', 200) || n from generate_series(1, 20000) n`;
    const stopping = new AbortController();
    const say = () => stopping.abort();
    await expect(backUp(portal, { say, signal: stopping.signal })).rejects.toThrow(/interrumpió/u);
    expect(await backupsOf(portal)).toEqual([]);
  });

  test('when the connection that holds the locks is lost', async () => {
    const portal = await aPortal();
    const lose = () => portal.t.client`
      select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`;
    const { error } = await duringBackup(portal, lose);
    expect(error).toBeDefined();
    expect(await backupsOf(portal)).toEqual([]);
  });
});

test('an empty database and a folder of the portal are refused', async () => {
  await expect(backUp(await aPortal({ empty: true }))).rejects.toThrow(
    /no tiene los datos de un portal/u,
  );
  const portal = await aPortal();
  const to = path.join(portal.dataDir, 'uploads/respaldos');
  await expect(backUp(portal, { to })).rejects.toThrow(/es una carpeta del portal/u);
});
