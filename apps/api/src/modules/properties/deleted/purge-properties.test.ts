import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commissionShares } from '@pbr/db/schema/commissions/commission-shares';
import { favorites } from '@pbr/db/schema/favorites';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { UNTITLED } from '@pbr/schemas/property/values';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openLocalStorage, type Storage } from '../../../photos/storage.ts';
import { testContext } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { lockPhotoFiles } from '../../photos/photo-files.queries.ts';
import { deleteUntitledDrafts } from './deleted.queries.ts';
import { purgeProperties } from './purge-properties.ts';

const now = new Date('2026-11-21T18:00:00Z');
const longAgo = '2026-10-22T17:59:59Z';
const justNot = '2026-10-22T18:00:01Z';
let root: string;
let storage: Storage;
const t = await databaseSuite({ clear: ['properties', 'property_inquiries', 'users'] });
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbr-purge-'));
  storage = await openLocalStorage(root);
});
afterAll(() => rm(root, { recursive: true }));
beforeEach(async () => {
  for await (const key of storage.list()) await storage.remove(key);
});

const purge = (signal = new AbortController().signal) =>
  purgeProperties({ ...testContext(t.db), storage, now: () => now }, signal);
const files = async () => {
  const keys: string[] = [];
  for await (const key of storage.list()) keys.push(key);
  return keys.toSorted();
};
const put = (key: string) => storage.put(key, Buffer.from('x'));

async function aFullListing(deletedAt: string | null, photos: string[]) {
  const { id, ownerId } = await aProperty(t.db, { deletedAt });
  for (const storageKey of photos) {
    await anImage(t.db, { propertyId: id, storageKey });
    await put(`${storageKey}/320.webp`);
  }
  await put(`og-${id}/picture.jpg`);
  await aShare(t.db, { propertyId: id, ownerId });
  await t.db.insert(favorites).values({ propertyId: id, userId: ownerId });
  const client = { clientName: 'Marta', clientEmail: 'marta@correo.mx', noticeVersion: '1' };
  await t.db.insert(propertyInquiries).values({ ...client, propertyId: id });
  return id;
}

test('purges a listing deleted thirty days ago with everything that belongs to it', async () => {
  const gone = await aFullListing(longAgo, ['aa', 'shared']);
  const kept = [await aFullListing(justNot, ['bb', 'shared']), await aFullListing(null, ['cc'])];
  expect(await purge()).toBe(1);
  const [here, there] = [kept[0] ?? '', kept[1] ?? ''];
  expect(await files()).toEqual(
    [
      'bb/320.webp',
      'cc/320.webp',
      `og-${here}/picture.jpg`,
      `og-${there}/picture.jpg`,
      'shared/320.webp',
    ].toSorted(),
  );
  for (const table of [propertyImages, propertyInquiries, commissionShares, favorites])
    expect(await t.db.$count(table, eq(table.propertyId, gone))).toBe(0);
  expect(await t.db.$count(properties)).toBe(2);
  expect(await t.db.$count(propertyInquiries)).toBe(2);
  expect(await purge()).toBe(0);
});

test('purges more than one batch, unless the process has to stop', async () => {
  const ownerId = (await aUser(t.db)).id;
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, deleted_at)
    select ${ownerId}, 'Casa', 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta', ${longAgo}::timestamptz
    from generate_series(1, 120)`);
  expect(await purge(AbortSignal.abort())).toBe(0);
  expect(await purge()).toBe(120);
});

test('leaves a listing alone that somebody is restoring', async () => {
  const id = await aFullListing(longAgo, ['aa']);
  await t.db.transaction(async (tx) => {
    await tx.update(properties).set({ deletedAt: null }).where(eq(properties.id, id));
    expect(await purge()).toBe(0);
  });
  expect(await purge()).toBe(0);
  expect(await files()).toContain('aa/320.webp');
});

test('keeps the files of a photo that is being uploaded to another listing', async () => {
  await aFullListing(longAgo, ['aa']);
  const other = await aProperty(t.db);
  let purged: Promise<number> = Promise.resolve(0);
  await t.db.transaction(async (tx) => {
    await lockPhotoFiles(tx, 'aa');
    purged = purge();
    await expect.poll(() => t.db.$count(properties)).toBe(1);
    await anImage(tx, { propertyId: other.id, storageKey: 'aa' });
  });
  expect(await purged).toBe(1);
  expect(await files()).toEqual(['aa/320.webp']);
});

test('deletes rows even if their files cannot be removed', async () => {
  await aFullListing(longAgo, ['aa']);
  const broken = { ...storage, remove: () => Promise.reject(new Error('a disk that fails')) };
  const ctx = { ...testContext(t.db), storage: broken, now: () => now };
  expect(await purgeProperties(ctx, new AbortController().signal)).toBe(1);
  expect(await t.db.$count(properties)).toBe(0);
});

test('a draft whose photo is arriving is left alone', async () => {
  const before = new Date('2026-11-14T18:00:00Z');
  const { id } = await aProperty(t.db, {
    isActive: false,
    isDraft: true,
    name: UNTITLED,
    updatedAt: '2026-11-14T17:59:59Z',
    creationKey: randomUUID(),
  });
  await t.db.transaction(async (upload) => {
    await upload.execute(sql`select from properties where id = ${id} for no key update`);
    expect(await deleteUntitledDrafts(t.db, { before, now })).toBe(0);
  });
  expect(await deleteUntitledDrafts(t.db, { before, now })).toBe(1);
});

test('deletes drafts without a name that nobody has touched for a week, and those of the form alone', async () => {
  const before = new Date('2026-11-14T18:00:00Z');
  const old = '2026-11-14T17:59:59Z';
  const aDraft = async (values = {}) => {
    const base = { isActive: false, isDraft: true, name: UNTITLED, updatedAt: old };
    return (await aProperty(t.db, { ...base, creationKey: randomUUID(), ...values })).id;
  };
  const gone = [await aDraft(), await aDraft()];
  await anImage(t.db, { propertyId: gone[1] ?? '', createdAt: old });
  const kept = await Promise.all([
    aDraft({ name: 'Casa' }),
    aDraft({ creationKey: null }),
    aDraft({ updatedAt: '2026-11-14T18:00:01Z' }),
    aDraft({ isDraft: false, isActive: true }),
    aDraft(),
  ]);
  await anImage(t.db, { propertyId: kept.at(-1) ?? '', createdAt: '2026-11-20T18:00:00Z' });
  expect(await deleteUntitledDrafts(t.db, { before, now })).toBe(2);
  const rows = await t.db.select().from(properties);
  const deleted = rows.filter(({ deletedAt }) => deletedAt !== null);
  expect(deleted.map(({ id }) => id).toSorted()).toEqual(gone.toSorted());
  expect(deleted.map(({ creationKey }) => creationKey)).toEqual([null, null]);
});
