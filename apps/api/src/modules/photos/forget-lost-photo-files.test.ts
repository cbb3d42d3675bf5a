import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../testing/context.ts';
import { anImage, aProperty, aUser } from '../../testing/data/factories.ts';
import { watchedStorage } from '../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { forgetLostPhotoFiles } from './forget-lost-photo-files.ts';
import { lockPhotoFiles } from './photo-files.queries.ts';

const now = new Date('2026-11-21T18:00:00Z');
const MINUTE_MS = 60_000;
let files: Awaited<ReturnType<typeof watchedStorage>>;
const t = await databaseSuite({ clear: ['properties', 'users'] });
beforeAll(async () => {
  files = await watchedStorage();
});
afterAll(() => files.close());
beforeEach(async () => {
  await files.clear();
});

const keyOf = (letter: string) => letter.repeat(40);
/** The files of a photo, written that many minutes ago. */
async function aFolder(name: string, minutesAgo: number): Promise<string> {
  const at = new Date(now.getTime() - minutesAgo * MINUTE_MS);
  for (const file of ['320.jpg', '640.jpg']) {
    await files.storage.put(`${name}/${file}`, Buffer.from('x'));
    await utimes(path.join(files.root, name, file), at, at);
  }
  return name;
}
const sweep = (storage = files.storage, signal = new AbortController().signal) =>
  forgetLostPhotoFiles(testContext(t.db, { now: () => now, storage }), signal);

test('removes files without a row after an hour, but no others', async () => {
  await aFolder(keyOf('a'), 61);
  await aFolder(`portrait-${keyOf('a')}`, 61);
  const fresh = await aFolder(keyOf('b'), 59);
  const used = await aFolder(keyOf('c'), 5000);
  await anImage(t.db, { propertyId: (await aProperty(t.db)).id, storageKey: used });
  const ofDeleted = await aFolder(keyOf('d'), 5000);
  const deleted = await aProperty(t.db, { deletedAt: now.toISOString() });
  await anImage(t.db, { propertyId: deleted.id, storageKey: ofDeleted });
  const face = await aFolder(keyOf('e'), 5000);
  await aUser(t.db, { profileImageUrl: `/uploads/${face}/320.jpg` });
  const portrait = await aFolder(`portrait-${keyOf('f')}`, 5000);
  await aUser(t.db, { profileImageUrl: `/uploads/${portrait}/400.jpg` });
  const shared = await aFolder('og-portal', 5000);
  expect(await sweep()).toBe(2);
  expect(await files.folders()).toEqual(
    [fresh, used, ofDeleted, face, portrait, shared].toSorted(),
  );
  expect(await sweep()).toBe(0);
});

test('a recently written file protects the older ones beside it', async () => {
  const name = await aFolder(keyOf('a'), 5000);
  await files.storage.put(`${name}/1024.jpg`, Buffer.from('x'));
  expect(await sweep()).toBe(0);
});

test('a photo keeps its files if it is uploaded again during the sweep', async () => {
  const name = await aFolder(keyOf('a'), 61);
  const { id: propertyId } = await aProperty(t.db);
  let swept: Promise<number> = Promise.resolve(0);
  await t.db.transaction(async (tx) => {
    await lockPhotoFiles(tx, name);
    swept = sweep();
    const waiting = () =>
      t.client`select from pg_locks where locktype = 'advisory' and not granted`;
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await anImage(tx, { propertyId, storageKey: name });
  });
  await swept;
  expect(await files.folders()).toEqual([name]);
});

test('sweeps more than one batch, including files freed by a new portrait', async () => {
  const { id } = await aUser(t.db, { profileImageUrl: `/uploads/${keyOf('a')}/320.jpg` });
  await aFolder(keyOf('a'), 61);
  const names = Array.from({ length: 120 }, (_, n) => n.toString(16).padStart(40, '0'));
  const at = new Date(now.getTime() - 61 * MINUTE_MS);
  const removed: string[] = [];
  const storage = {
    ...files.storage,
    folders: async function* folders() {
      yield* [...names, keyOf('a')];
    },
    changedAt: () => Promise.resolve(at),
    remove: async (name: string) => void removed.push(name),
  };
  expect(await sweep(storage)).toBe(120);
  expect(removed.toSorted()).toEqual(names);
  await t.db.update(users).set({ profileImageUrl: null }).where(eq(users.id, id));
  expect(await sweep()).toBe(1);
});

test('removes incomplete uploads of a crash after an hour, but not those in progress', async () => {
  const old = await files.storage.receive([Buffer.from('x')]);
  const coming = await files.storage.receive([Buffer.from('y')]);
  await utimes(old.path, 0, (Date.now() - 61 * MINUTE_MS) / 1000);
  await sweep();
  expect(await files.drafts()).toEqual([path.basename(coming.path)]);
  await coming.remove();
});

test('leaves the rest to the next sweep when told to stop', async () => {
  const name = await aFolder(keyOf('a'), 61);
  expect(await sweep(files.storage, AbortSignal.abort())).toBe(0);
  expect(await files.folders()).toEqual([name]);
});
