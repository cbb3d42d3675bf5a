import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import type { Feed } from '@pbr/schemas/property/feed';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { anImage, aProperty } from '../../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite();
const app = await serverOn(t);

const ask = (query = '') => app.inject(`/api/properties/changes${query}`);
const feed = async (query = '') => (await ask(query)).json<Feed>();
const now = async () => (await feed('?since=now')).next;
const since = async (position: string) =>
  (await feed(`?since=${position}`)).changes.map(({ id, change }) => [id, change]);
const change = (id: string, values: Partial<typeof properties.$inferInsert>) =>
  t.db.update(properties).set(values).where(eq(properties.id, id));

describe('the feed of changes', () => {
  test.each([
    ['updated', { name: 'Casa con otro nombre' }],
    ['updated', { postalCode: '06140' }],
    ['updated', { floor: 0 }],
    ['paused', { isActive: false }],
    ['closed', { dealStatus: 'vendida' }],
    ['closed', { dealStatus: 'rentada' }],
    ['deleted', { deletedAt: '2026-11-02T10:00:00Z' }],
  ])('reports %s after %o', async (what, values) => {
    const { id } = await aProperty(t.db);
    const position = await now();
    await change(id, values);
    expect(await since(position)).toEqual([[id, what]]);
  });

  test('reports a listing whose photos or agent changed', async () => {
    const { id, ownerId } = await aProperty(t.db);
    let position = await now();
    await anImage(t.db, { propertyId: id });
    expect(await since(position)).toEqual([[id, 'updated']]);
    position = await now();
    await t.db.update(users).set({ phone: '55 1111 2222' }).where(eq(users.id, ownerId));
    expect(await since(position)).toEqual([[id, 'updated']]);
  });

  test('reports a deleted row as deleted, and a restored one as back', async () => {
    const { id } = await aProperty(t.db);
    let position = await now();
    await change(id, { isActive: false });
    await change(id, { isActive: true });
    expect(await since(position)).toEqual([[id, 'updated']]);
    position = await now();
    await t.db.delete(properties).where(eq(properties.id, id));
    expect(await since(position)).toEqual([[id, 'deleted']]);
  });

  test('never reports a listing that was never public, nor changes while one is hidden', async () => {
    const draft = await aProperty(t.db, { isActive: false });
    const paused = await aProperty(t.db);
    await change(paused.id, { isActive: false });
    const position = await now();
    await change(draft.id, { name: 'Borrador' });
    await anImage(t.db, { propertyId: draft.id });
    await change(paused.id, { name: 'Pausada' });
    expect(await since(position)).toEqual([]);
    await change(draft.id, { deletedAt: '2026-11-02T10:00:00Z' });
    await t.db.delete(properties).where(eq(properties.id, draft.id));
    const all = await feed('?limit=1000');
    expect(all.changes.map(({ id }) => id)).not.toContain(draft.id);
  });

  test('comes in pages without gaps or repetitions', async () => {
    const position = await now();
    const ids: string[] = [];
    for (let made = 0; made < 5; made += 1) ids.push((await aProperty(t.db)).id);
    const seen: string[] = [];
    let next = position;
    for (let hasMore = true; hasMore;) {
      const piece = await feed(`?since=${next}&limit=2`);
      seen.push(...piece.changes.map(({ id }) => id));
      ({ next, hasMore } = piece);
    }
    expect(seen).toEqual(ids);
    expect(await feed(`?since=${next}`)).toEqual({ changes: [], next, hasMore: false });
  });

  test('includes everything committed, and nothing appears later before it', async () => {
    const [one, other] = [await aProperty(t.db), await aProperty(t.db)];
    const position = await now();
    let between: Feed | undefined;
    await t.db.transaction(async (tx) => {
      await tx.update(properties).set({ name: 'Tarde' }).where(eq(properties.id, one.id));
      await change(other.id, { name: 'Pronto' });
      between = await feed(`?since=${position}`);
    });
    expect(between?.changes.map(({ id }) => id)).toEqual([other.id]);
    expect(await since(between?.next ?? '')).toEqual([[one.id, 'updated']]);
  });

  test('numbers the second of two simultaneous commits only when the first is visible', async () => {
    const [one, other] = [await aProperty(t.db), await aProperty(t.db)];
    const position = await now();
    let isOver = false;
    let later: Promise<void> | undefined;
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`;
    await t.db.transaction(async (tx) => {
      await tx.update(properties).set({ name: 'Primera' }).where(eq(properties.id, one.id));
      // The change has its number, and nobody can read it yet.
      await tx.execute(sql`set constraints all immediate`);
      later = change(other.id, { name: 'Segunda' }).then(() => void (isOver = true));
      await vi.waitFor(
        async () => expect(isOver || (await t.db.execute(waiting)).length > 0).toBe(true),
        { timeout: 10_000 },
      );
      expect((await feed(`?since=${position}`)).changes).toEqual([]);
    });
    await later;
    expect(await since(position)).toEqual([
      [one.id, 'updated'],
      [other.id, 'updated'],
    ]);
  });

  test.each([
    ['since', '?since=ayer'],
    ['since', '?since=-1'],
    ['since', '?since=1e3'],
    ['since', '?since='],
    ['since', '?since=999999999999999'],
    ['since', '?since=1&since=2'],
    ['limit', '?limit=0'],
    ['limit', '?limit=1001'],
    ['limit', '?limit=x'],
  ])(
    'refuses a request that would make a mirror miss something: %s in %s',
    async (field, query) => {
      const answer = await ask(query);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual([field]);
    },
  );
});

describe('the list of changes since a time', () => {
  const ids = async (updatedSince: string) => {
    const answer = await app.inject(`/api/properties?updatedSince=${updatedSince}`);
    return answer.json<{ id: string }[]>().map(({ id }) => id);
  };

  test('includes changes at that time or later', async () => {
    const before = await aProperty(t.db, { updatedAt: '2030-01-01T11:59:59.999Z' });
    const then = await aProperty(t.db, { updatedAt: '2030-01-01T12:00:00Z' });
    const after = await aProperty(t.db, { updatedAt: '2030-06-01T12:00:00Z' });
    for (const text of [
      '2030-01-01T12:00:00Z',
      '2030-01-01T12:00:00.000Z',
      '2030-01-01T06:00:00-06:00',
      // An unencoded plus arrives as a space.
      '2030-01-01T13:00:00+01:00',
      '2030-01-01T13:00:00%2B01:00',
    ]) {
      const found = await ids(text);
      expect(found, text).toEqual(expect.arrayContaining([then.id, after.id]));
      expect(found, text).not.toContain(before.id);
    }
    expect(await ids('2030-02-01')).toEqual([after.id]);
  });

  test.each(['ayer', '', '2030-13-01', '0000-01-01', '2030-01-01T12:00', '1e9', '99999-01-01'])(
    'refuses %j',
    async (text) => {
      const answer = await app.inject(`/api/properties?updatedSince=${text}`);
      expect(answer.statusCode).toBe(400);
      expect(Object.keys(answer.json().fields)).toEqual(['updatedSince']);
    },
  );
});

describe('the list of a frame of the map', () => {
  test('holds the listings whose public point lies in it', async () => {
    const listing = { latitude: 25.681, longitude: -100.311 };
    const near = await aProperty(t.db, listing);
    await aProperty(t.db, { ...listing, locationPrecision: 'oculta' });
    await aProperty(t.db, { latitude: 25.781, longitude: -100.311 });
    for (const bbox of ['-100.32,25.67,-100.3,25.69', '25.67,-100.32,25.69,-100.3']) {
      const answer = await app.inject(`/api/properties?bbox=${bbox}`);
      expect(answer.json<{ id: string }[]>().map(({ id }) => id)).toEqual([near.id]);
    }
  });

  test.each([
    ['', '/api/properties?bbox='],
    ['NaN', '/api/properties?bbox=NaN,1,2,3'],
    ['three numbers', '/api/properties?bbox=-99,19,-98'],
    ['another country', '/api/properties?bbox=-4,40,-3,41'],
    ['two frames', '/api/properties?bbox=-99,19,-98,20&bbox=-97,19,-96,20'],
    ['many digits', `/api/properties?bbox=${'9'.repeat(5_000)},1,2,3`],
  ])('is refused where it cannot be read: %s', async (_case, url) => {
    const answer = await app.inject(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().fields).toEqual({ bbox: expect.stringContaining('bbox') });
  });
});
