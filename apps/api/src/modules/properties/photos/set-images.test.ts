import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../photos/storage.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { deleteImage } from './delete-image.ts';
import { setImages } from './set-images.ts';

let userId: string;
let id: string;
let removed: string[];
const t = await databaseSuite({ clear: ['properties', 'users'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  ({ id } = await aProperty(t.db, { ownerId: userId }));
  removed = [];
});

const as = (actor = member(userId)) => {
  const ctx = testContext(t.db, { actor });
  const storage: Storage = { ...ctx.storage, remove: async (key) => void removed.push(key) };
  return { ...ctx, storage };
};
const set = (images: unknown, more: object = {}, ctx = as()) =>
  setImages.perform(ctx, { id, images, ...more });
const remove = (imageId: string | undefined, ctx = as()) =>
  deleteImage(ctx, { id, imageId: imageId ?? '' });
const rows = (propertyId = id) =>
  t.db
    .select()
    .from(propertyImages)
    .where(eq(propertyImages.propertyId, propertyId))
    .orderBy(asc(propertyImages.order), asc(propertyImages.id));
const told = async () =>
  (await rows()).map(({ id: one, category, isPrimary }) => [one, category, isPrimary]);

/** Photos of the listing; the first one is primary. */
async function photos(count: number, propertyId = id): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1)
    ids.push((await anImage(t.db, { propertyId, order: n, isPrimary: n === 0 })).id);
  return ids;
}

describe('arranging the photos of a listing', () => {
  test('sets their order, their categories and the primary one', async () => {
    const [a, b, c] = await photos(3);
    const { images } = await set([
      { id: c, category: 'cocina' },
      { id: a },
      { id: b, isPrimary: true, category: '' },
    ]);
    expect(await told()).toEqual([
      [b, 'fachada', true],
      [c, 'cocina', false],
      [a, 'fachada', false],
    ]);
    expect(images.map((image) => [image.id, image.order])).toEqual([
      [b, 0],
      [c, 1],
      [a, 2],
    ]);
    expect(removed).toEqual([]);
  });

  test('accepts the documented bare list and ignores its URLs', async () => {
    const [a, b] = await photos(2);
    const before = await rows();
    const item = { id: b, url: 'javascript:alert(1)', imageUrl: 'http://10.0.0.1/', order: 9 };
    await setImages.perform(as(), [item, { id: a }], { id });
    expect((await rows()).map((row) => row.id)).toEqual([b, a]);
    expect((await rows()).map((row) => row.storageKey).toSorted()).toEqual(
      before.map((row) => row.storageKey).toSorted(),
    );
  });

  test.each<[string, (boolean | null | undefined)[], number]>([
    ['none is', [undefined, false, null], 0],
    ['the second is', [false, true, false], 1],
    ['several are', [false, true, true], 1],
  ])('puts one of them first as the primary one when %s marked', async (_name, marks, primary) => {
    const ids = await photos(3);
    await set(ids.map((one, n) => ({ id: one, isPrimary: marks[n] })));
    const [cover, ...others] = await rows();
    expect(cover).toMatchObject({ id: ids[primary], isPrimary: true });
    expect(others.map((row) => [row.id, row.isPrimary])).toEqual(
      ids.toSpliced(primary, 1).map((one) => [one, false]),
    );
  });

  test('deletes omitted photos with their files', async () => {
    const [a, b, c] = await photos(3);
    const keys = new Map((await rows()).map((row) => [row.id, row.storageKey]));
    await set([{ id: b }]);
    expect(await told()).toEqual([[b, 'fachada', true]]);
    expect(removed.toSorted()).toEqual([a, c].map((one) => keys.get(one ?? '') ?? '').toSorted());
    await set([]);
    expect(await rows()).toEqual([]);
    expect(removed).toHaveLength(3);
  });

  test('keeps the files of a photo that another listing has', async () => {
    const [a] = await photos(1);
    const [row] = await rows();
    const other = await aProperty(t.db, { ownerId: userId });
    await anImage(t.db, { propertyId: other.id, storageKey: row?.storageKey ?? '' });
    expect(a).toBe(row?.id);
    await set([]);
    expect(removed).toEqual([]);
  });

  test('changes nothing when repeated, and never the listing itself', async () => {
    const ids = (await photos(3)).toReversed();
    const listing = async () => (await t.db.select().from(properties))[0];
    const before = await listing();
    await set(ids.map((one) => ({ id: one })));
    const first = await rows();
    await set(ids.map((one) => ({ id: one })));
    expect(await rows()).toEqual(first);
    expect(await listing()).toEqual({ ...before, imagesVersion: 2 });
  });
});

describe('an arrangement is refused and changes nothing', () => {
  let ids: string[];
  let before: unknown;
  beforeEach(async () => {
    ids = await photos(3);
    before = await rows();
  });
  const unchanged = async () => {
    expect(await rows()).toEqual(before);
    expect(removed).toEqual([]);
  };

  test('with a photo of another listing, even of the same owner', async () => {
    for (const ownerId of [userId, (await aUser(t.db)).id]) {
      const other = await aProperty(t.db, { ownerId });
      const [foreign] = await photos(1, other.id);
      const images = [{ id: ids[1] }, { id: foreign }];
      await expect(set(images)).rejects.toMatchObject({ code: 'image.not_found' });
      await expect(remove(foreign)).rejects.toMatchObject({ code: 'image.not_found' });
      expect(await rows(other.id)).toHaveLength(1);
    }
    await unchanged();
  });

  test.each(['no-such-id', randomUUID()])('with an unknown id: %s', async (missing) => {
    await expect(set([{ id: missing }])).rejects.toMatchObject({ code: 'image.not_found' });
    await unchanged();
  });

  test('if a photo was added that the editor did not see', async () => {
    const [a, b] = ids;
    await expect(set([{ id: a }, { id: b }], { seen: [a, b] })).rejects.toMatchObject({
      code: 'image.changed',
      kind: 'conflict',
    });
    await unchanged();
    await set([{ id: a }], { seen: ids });
    expect((await rows()).map((row) => row.id)).toEqual([a]);
  });

  test.each<[string, (ids: string[]) => unknown, string]>([
    ['no list', () => 'x', 'images'],
    ['nothing', () => undefined, 'images'],
    ['a photo twice', ([a]) => [{ id: a }, { id: a }], 'images'],
    ['an unknown category', ([a]) => [{ id: a, category: 'garage' }], 'images.0.category'],
    ['a mark that is no boolean', ([a]) => [{ id: a, isPrimary: 'yes' }], 'images.0.isPrimary'],
    ['an id that is no text', () => [{ id: 7 }], 'images.0.id'],
    ['forty-one', () => Array.from({ length: 41 }, () => ({ id: randomUUID() })), 'images'],
  ])('with %s', async (_name, make, field) => {
    await expect(set(make(ids))).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
    await unchanged();
  });

  test('from anybody who may not edit the listing, before the input is looked at', async () => {
    const agent = await aUser(t.db);
    await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
    for (const [actor, code] of [
      [visitor, 'session.required'],
      [member((await aUser(t.db)).id), 'property.forbidden'],
      [member(agent.id), 'property.forbidden'],
    ] as const) {
      await expect(set('x', {}, as(actor))).rejects.toMatchObject({ code });
      await expect(remove(ids[0], as(actor))).rejects.toMatchObject({ code });
    }
    await unchanged();
    await t.db.update(properties).set({ isActive: false }).where(eq(properties.id, id));
    const stranger = member((await aUser(t.db)).id);
    await expect(set('x', {}, as(stranger))).rejects.toMatchObject({ code: 'property.not_found' });
    await unchanged();
  });
});

describe('deleting a photo', () => {
  test('removes row and files, once', async () => {
    const [a, b, c] = await photos(3);
    const keys = (await rows()).map((row) => row.storageKey);
    expect(await remove(b)).toMatchObject({ id: b });
    expect((await rows()).map((row) => row.id)).toEqual([a, c]);
    expect(removed).toEqual([keys[1]]);
    await expect(remove(b)).rejects.toMatchObject({ code: 'image.not_found' });
    expect(removed).toEqual([keys[1]]);
  });

  test('makes the next one primary', async () => {
    const [a, b, c] = await photos(3);
    await remove(a);
    expect(await told()).toEqual([
      [b, 'fachada', true],
      [c, 'fachada', false],
    ]);
    await remove(b);
    await remove(c);
    expect(await rows()).toEqual([]);
  });

  test('is also allowed to admins', async () => {
    const [a] = await photos(1);
    const chief = admin((await aUser(t.db, { role: 'admin' })).id);
    expect(await remove(a, as(chief))).toMatchObject({ id: a });
  });

  test.each(['', 'x', randomUUID()])('that is not there: %j', async (missing) => {
    await photos(1);
    await expect(remove(missing)).rejects.toMatchObject({ code: 'image.not_found' });
  });

  test('ten times at once deletes it once', async () => {
    const [a] = await photos(2);
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => remove(a)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await rows()).map(({ isPrimary }) => isPrimary)).toEqual([true]);
  });
});
