import { favorites } from '@pbr/db/schema/favorites';
import { users } from '@pbr/db/schema/users';
import { MAX_FAVORITES } from '@pbr/schemas/property/favorites';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../security/actor.ts';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import { aProperty, aUser, propertyValues } from '../../testing/data/factories.ts';
import { aClock } from '../../testing/data/clock.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { properties } from '@pbr/db/schema/properties';
import { listFavoriteIds, listFavorites } from './list-favorites.ts';
import { mergeFavorites, setFavorite } from './write-favorites.ts';

let me: string;
let owner: string;
const START = '2026-11-20T18:00:00Z';
const clock = aClock(START);
const t = await databaseSuite({ clear: ['users'] });
beforeEach(async () => {
  me = (await aUser(t.db)).id;
  owner = (await aUser(t.db)).id;
  clock.set(START);
});

const as = (actor: Actor = member(me)) => testContext(t.db, { actor, now: clock.now });
const keep = (propertyId: string, isFavorite = true, actor?: Actor) =>
  setFavorite(as(actor), { propertyId, isFavorite });
const merge = (propertyIds: string[], actor?: Actor) => mergeFavorites(as(actor), { propertyIds });
const ids = (actor?: Actor) => listFavoriteIds(as(actor));
const shown = async (actor?: Actor) => (await listFavorites(as(actor))).items.map(({ id }) => id);
const listing = async (values: object = {}) =>
  (await aProperty(t.db, { ownerId: owner, ...values })).id;
const change = (id: string, values: object) =>
  t.db.update(properties).set(values).where(eq(properties.id, id));
const gone = () => ({ deletedAt: clock.now().toISOString() });

async function manyListings(count: number): Promise<string[]> {
  const values = Array.from({ length: count }, () => propertyValues({ ownerId: owner }));
  const rows = await t.db.insert(properties).values(values).returning({ id: properties.id });
  return rows.map(({ id }) => id);
}

describe('a favourite', () => {
  test('is listed as a card, the last one first, once however often it is saved', async () => {
    const [first, second] = [await listing(), await listing({ name: 'Casa Jacaranda' })];
    await keep(first);
    clock.pass(1000);
    await keep(second);
    await keep(second);
    await keep(first);
    expect(await ids()).toEqual([second, first]);
    const { items } = await listFavorites(as());
    expect(items.map(({ id }) => id)).toEqual([second, first]);
    expect(items[0]).toMatchObject({ name: 'Casa Jacaranda', images: [], imageCount: 0 });
  });

  test.each([
    ['kept', (id: string) => keep(id)],
    ['merged', (id: string) => merge([id])],
  ])('%s in two tabs at the same time is stored once', async (_how, call) => {
    const id = await listing();
    const blocked = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    const second = await t.db.transaction(async (tx) => {
      await tx.insert(favorites).values({ userId: me, propertyId: id });
      const calling = Promise.allSettled([call(id)]);
      await expect.poll(() => t.db.execute(blocked)).toHaveLength(1);
      return { calling };
    });
    expect(await second.calling).toMatchObject([{ status: 'fulfilled' }]);
    expect(await ids()).toEqual([id]);
  });

  test('can be removed, even twice, and even if the listing is gone', async () => {
    const id = await listing();
    await keep(id);
    await change(id, gone());
    for (let n = 0; n < 2; n += 1)
      expect(await keep(id, false)).toEqual({ propertyId: id, isFavorite: false });
    expect(await ids()).toEqual([]);
    for (const wrong of [crypto.randomUUID(), 'x'])
      expect(await keep(wrong, false)).toEqual({ propertyId: wrong, isFavorite: false });
  });

  test('is never a draft, not even for its owner or an admin', async () => {
    const id = await listing({ isActive: false, isDraft: true });
    const chief = await aUser(t.db, { role: 'admin' });
    for (const actor of [member(owner), admin(chief.id)]) {
      await expect(keep(id, true, actor)).rejects.toMatchObject({ code: 'property.draft' });
      expect(await merge([id], actor)).toEqual([]);
    }
    await expect(keep(id)).rejects.toMatchObject({ code: 'property.not_found' });
  });

  test('is removed alone, and only for its own person', async () => {
    const [first, second] = [await listing(), await listing()];
    for (const id of [first, second]) {
      await keep(id);
      await keep(id, true, member(owner));
    }
    await keep(first, false);
    expect(await ids()).toEqual([second]);
    expect(await ids(member(owner))).toHaveLength(2);
  });

  test('is private', async () => {
    await keep(await listing());
    expect(await ids(member(owner))).toEqual([]);
    expect(await shown(member(owner))).toEqual([]);
  });

  test('is hidden while its listing is paused or deleted, and comes back with it', async () => {
    const [paused, deleted] = [await listing(), await listing()];
    await keep(paused);
    await keep(deleted);
    await change(paused, { isActive: false });
    await change(deleted, gone());
    expect(await shown()).toEqual([]);
    await change(paused, { isActive: true });
    expect(await shown()).toEqual([paused]);
  });

  test('stays when its listing is sold, because the page still opens', async () => {
    const id = await listing();
    await keep(id);
    await change(id, { dealStatus: 'vendida' });
    expect(await shown()).toEqual([id]);
  });

  test("may be one's own paused listing", async () => {
    const id = await listing({ ownerId: me, isActive: false });
    await keep(id);
    expect(await shown()).toEqual([id]);
  });

  test('must be visible to the person', async () => {
    const hidden = [await listing({ isActive: false }), await listing(gone())];
    for (const id of [...hidden, crypto.randomUUID(), 'x', ''])
      await expect(keep(id), id).rejects.toMatchObject({ code: 'property.not_found' });
    expect(await t.db.$count(favorites)).toBe(0);
  });

  test('is one of at most 200 shown ones', async () => {
    const many = await manyListings(MAX_FAVORITES);
    await merge(many);
    const one = await listing();
    await expect(keep(one)).rejects.toMatchObject({ code: 'favorite.too_many' });
    await keep(many[0] ?? '');
    await change(many[7] ?? '', gone());
    await keep(one);
    expect(await shown()).toHaveLength(MAX_FAVORITES);
    await change(many[7] ?? '', { deletedAt: null });
    expect(await shown()).toHaveLength(MAX_FAVORITES);
  });

  test('counts for its own person, and not while its listing is paused', async () => {
    const many = await manyListings(MAX_FAVORITES);
    await merge(many);
    const one = await listing();
    expect(await keep(one, true, member(owner))).toMatchObject({ isFavorite: true });
    await change(many[7] ?? '', { isActive: false });
    await keep(one);
    expect(await shown()).toHaveLength(MAX_FAVORITES);
  });
});

describe('favourites from the browser', () => {
  test('are added to those of the account, in their order, without repetitions', async () => {
    const [a, b, c] = [await listing(), await listing(), await listing()];
    await keep(a);
    clock.pass(1000);
    expect(await merge([c, a, b, c])).toEqual([c, b, a]);
    expect(await merge([b, c])).toEqual([c, b, a]);
    expect(await shown()).toEqual([c, b, a]);
  });

  test('are skipped if they are unknown or hidden', async () => {
    const id = await listing();
    const hidden = [await listing({ isActive: false }), await listing(gone())];
    expect(await merge(['', 'x', crypto.randomUUID(), ...hidden, id.toUpperCase()])).toEqual([id]);
    expect(await merge([])).toEqual([id]);
  });

  test('fill up to 200 and no further', async () => {
    await keep(await listing());
    clock.pass(1000);
    const many = await manyListings(MAX_FAVORITES);
    const merged = await merge(many);
    expect(merged).toHaveLength(MAX_FAVORITES);
    expect(merged.slice(0, -1)).toEqual(many.slice(0, -1));
  });
});

test('a visitor or deactivated person cannot save favourites', async () => {
  const id = await listing();
  const refused = { code: 'session.required' };
  await expect(keep(id, true, visitor)).rejects.toMatchObject(refused);
  await expect(merge([id], visitor)).rejects.toMatchObject(refused);
  await expect(ids(visitor)).rejects.toMatchObject(refused);
  await expect(shown(visitor)).rejects.toMatchObject(refused);
  await t.db.update(users).set({ isActive: false }).where(eq(users.id, me));
  await expect(keep(id)).rejects.toMatchObject(refused);
  await expect(merge([id])).rejects.toMatchObject(refused);
  expect(await t.db.$count(favorites)).toBe(0);
});
