import { properties } from '@pbr/db/schema/properties';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../../../photos/storage.ts';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from '../search/search-properties.ts';
import { setPropertyStatus } from './set-property-status.ts';

const now = new Date('2026-11-21T18:00:00.000Z');
let userId: string;
let id: string;
let removed: string[];
const t = await databaseSuite({ clear: ['properties', 'users'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
  const at = '2026-11-01T00:00:00Z';
  ({ id } = await aProperty(t.db, { ownerId: userId, createdAt: at, updatedAt: at }));
  removed = [];
});

const as = (actor = member(userId), remove = async (key: string) => void removed.push(key)) => {
  const ctx = testContext(t.db, { actor, now: () => now });
  const storage: Storage = { ...ctx.storage, remove };
  return { ...ctx, storage };
};
const set = (change: unknown, ctx = as()) => setPropertyStatus.perform(ctx, change, { id });
const stored = async () => (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const listed = async () => (await searchProperties(testContext(t.db), {})).total;

describe('a listing', () => {
  test('is paused and published again', async () => {
    expect(await set({ isActive: false })).toMatchObject({ isActive: false, version: 2 });
    expect(await listed()).toBe(0);
    expect(await set({ isActive: true })).toMatchObject({ isActive: true, version: 3 });
    expect(await listed()).toBe(1);
    expect(await stored()).toMatchObject({ updatedAt: '2026-11-21 18:00:00+00' });
  });

  test.each([
    ['apartada', 1],
    ['vendida', 0],
    ['rentada', 0],
  ])('marked as %s counts %i times in the catalogue', async (dealStatus, count) => {
    await t.db.update(properties).set({ operationType: 'ambos' });
    expect(await set({ dealStatus })).toMatchObject({ dealStatus, isActive: true });
    expect(await listed()).toBe(count);
    expect(await set({ dealStatus: '' })).toMatchObject({ dealStatus: null });
    expect(await listed()).toBe(1);
  });

  test.each([{ isActive: true }, { dealStatus: null }, { isActive: true, dealStatus: '' }])(
    'in this status already stays as it is with %o',
    async (change) => {
      const before = await stored();
      expect(await set(change)).toMatchObject({ version: 1 });
      expect(await stored()).toEqual(before);
    },
  );

  test('paused twice, even at once, is paused once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => set({ isActive: false })));
    const before = await stored();
    expect(before).toMatchObject({ isActive: false, version: 2 });
    await set({ isActive: false }, as(undefined));
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['venta', 'rentada', 'Solo está en venta: no puede quedar como rentada.'],
    ['renta', 'vendida', 'Solo está en renta: no puede quedar como vendida.'],
  ])('for %s cannot be marked as %s', async (operationType, dealStatus, words) => {
    await t.db.update(properties).set({ operationType });
    const before = await stored();
    await expect(set({ dealStatus, isActive: false })).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { dealStatus: words },
    });
    expect(await stored()).toEqual(before);
  });

  test('with a deal that its operation no longer allows can still be paused and published', async () => {
    await t.db.update(properties).set({ dealStatus: 'rentada' });
    expect(await set({ isActive: false })).toMatchObject({ dealStatus: 'rentada', version: 2 });
    expect(await set({ dealStatus: 'rentada' })).toMatchObject({ version: 2 });
    expect(await set({ dealStatus: null })).toMatchObject({ dealStatus: null, version: 3 });
  });

  test('keeps fields that a change does not name', async () => {
    await set({ isActive: false, dealStatus: 'apartada' });
    expect(await set({ isActive: true, name: 'Otra', ownerId: 'x' })).toMatchObject({
      dealStatus: 'apartada',
      name: (await stored())?.name,
      ownerId: userId,
    });
    expect(await set({ dealStatus: undefined, isActive: false })).toMatchObject({
      dealStatus: 'apartada',
    });
  });

  test.each([
    [{ isActive: 'x' }, 'isActive'],
    [{ isActive: 'true' }, 'isActive'],
    [{ isActive: 0 }, 'isActive'],
    [{ isActive: null }, 'isActive'],
    [{ dealStatus: 'regalada' }, 'dealStatus'],
    [{ isActive: false, dealStatus: 7 }, 'dealStatus'],
    [{}, 'isActive'],
    [{ name: 'Otra' }, 'isActive'],
    [null, ''],
    [[], ''],
  ])('is not changed by %o', async (change, field) => {
    const before = await stored();
    await expect(set(change)).rejects.toMatchObject({
      code: 'request.invalid',
      fields: { [field]: expect.any(String) },
    });
    expect(await stored()).toEqual(before);
  });
});

describe('the picture of its shared link', () => {
  test('is removed when the listing is paused, and stays otherwise', async () => {
    await set({ dealStatus: 'apartada' });
    expect(removed).toEqual([]);
    await set({ isActive: false });
    expect(removed).toEqual([`og-${id}`]);
  });

  test('does not prevent pausing if it cannot be removed', async () => {
    const ctx = as(undefined, () => Promise.reject(new Error('a disk that fails')));
    expect(await set({ isActive: false }, ctx)).toMatchObject({ isActive: false });
  });
});

describe('a listing of somebody else', () => {
  test('can be paused by admins only', async () => {
    const agent = await aUser(t.db);
    await aShare(t.db, { propertyId: id, ownerId: userId, agentId: agent.id });
    const before = await stored();
    for (const [actor, code] of [
      [visitor, 'session.required'],
      [member((await aUser(t.db)).id), 'property.forbidden'],
      [member(agent.id), 'property.forbidden'],
    ] as const)
      await expect(set({ isActive: 'x' }, as(actor))).rejects.toMatchObject({ code });
    expect(await stored()).toEqual(before);
    const chief = await aUser(t.db, { role: 'admin' });
    expect(await set({ isActive: false }, as(admin(chief.id)))).toMatchObject({ version: 2 });
    await expect(set({ isActive: true }, as(member((await aUser(t.db)).id)))).rejects.toMatchObject(
      { code: 'property.not_found' },
    );
  });
});
