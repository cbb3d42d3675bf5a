import { properties } from '@pbr/db/schema/properties';
import { propertyChanges } from '@pbr/db/schema/property-changes';
import { propertyViews } from '@pbr/db/schema/property-views';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ServiceContext } from '../../../lib/context.ts';
import { createRequestLimiter } from '../../../security/request-limiter.ts';
import { aClock } from '../../../testing/data/clock.ts';
import { aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { admin, generousLimits, member, testContext } from '../../../testing/context.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { getProperty } from '../listings/get-property.ts';
import { searchMyProperties } from '../mine/search-my-properties.ts';
import { recordView } from './record-view.ts';

const START = '2026-11-20T18:00:00Z';
const clock = aClock(START);
const t = await databaseSuite({ clear: ['users', 'properties', 'limit_counts'] });
let requestLimiter = createRequestLimiter(clock.now);
let owner: string;
let propertyId: string;
beforeEach(async () => {
  clock.set(START);
  requestLimiter = createRequestLimiter(clock.now);
  owner = (await aUser(t.db)).id;
  propertyId = (await aProperty(t.db, { ownerId: owner })).id;
});

const context = (overrides: Partial<ServiceContext> = {}) =>
  testContext(t.db, { now: clock.now, requestLimiter, ...overrides });
const open = (overrides: Partial<ServiceContext> = {}, id = propertyId) =>
  recordView(context(overrides), { propertyId: id });
const stored = () =>
  t.db
    .select({ day: propertyViews.day, views: propertyViews.views })
    .from(propertyViews)
    .orderBy(asc(propertyViews.day));

describe('a view', () => {
  test('counts once per IP and half hour', async () => {
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await open({ ip });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 2 }]);
    clock.pass(29 * 60_000);
    await open({ ip: '192.0.2.1' });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 2 }]);
    clock.pass(2 * 60_000);
    await open({ ip: '192.0.2.1' });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 3 }]);
    // The clock is set back.
    clock.pass(-60 * 60_000);
    await open({ ip: '192.0.2.1' });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 4 }]);
  });

  test('counts once when both clicks come at once', async () => {
    await Promise.all([open(), open(), open()]);
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 1 }]);
  });

  test('counts once for all processes together, even at the same time', async () => {
    const [one, other] = [createRequestLimiter(clock.now), createRequestLimiter(clock.now)];
    await Promise.all([open({ requestLimiter: one }), open({ requestLimiter: other })]);
    await open({ requestLimiter: other });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 1 }]);
    clock.pass(31 * 60_000);
    await open({ requestLimiter: one });
    await open({ requestLimiter: other });
    expect(await stored()).toEqual([{ day: '2026-11-20', views: 2 }]);
  });

  test('counts for each listing separately', async () => {
    const other = await aProperty(t.db, { ownerId: owner });
    await open();
    await open({}, other.id);
    expect(await stored()).toHaveLength(2);
  });

  test('belongs to the day in Mexico City', async () => {
    clock.set('2026-11-21T05:59:00Z');
    await open({ ip: '192.0.2.1' });
    clock.set('2026-11-21T06:01:00Z');
    await open({ ip: '192.0.2.2' });
    expect(await stored()).toEqual([
      { day: '2026-11-20', views: 1 },
      { day: '2026-11-21', views: 1 },
    ]);
  });

  test('of a colleague counts', async () => {
    await open({ actor: member((await aUser(t.db)).id) });
    expect(await stored()).toHaveLength(1);
  });

  test.each<[string, () => Partial<ServiceContext>]>([
    ['the owner', () => ({ actor: member(owner) })],
    ['an admin', () => ({ actor: admin(crypto.randomUUID()) })],
    ['a robot', () => ({ browser: { isRobot: true, isOnOwnPage: true } })],
    ['no page of the portal', () => ({ browser: { isRobot: false, isOnOwnPage: false } })],
  ])('of %s does not count, and the next client at that IP does', async (_who, who) => {
    expect(await open(who())).toEqual({});
    expect(await stored()).toEqual([]);
    await open();
    expect(await stored()).toHaveLength(1);
  });

  test('of a paused listing does not count, and is answered to nobody else', async () => {
    await t.db.update(properties).set({ isActive: false }).where(eq(properties.id, propertyId));
    const { id: agentId } = await aUser(t.db);
    await aShare(t.db, { propertyId, ownerId: owner, agentId });
    expect(await open({ actor: member(agentId) })).toEqual({});
    await expect(open()).rejects.toMatchObject({ code: 'property.not_found' });
    expect(await stored()).toEqual([]);
  });

  test.each(['', 'x', crypto.randomUUID()])('of no listing (%j) is not found', async (id) => {
    await expect(open({}, id)).rejects.toMatchObject({ code: 'property.not_found' });
  });

  test('that could not be stored may be sent again', async () => {
    const away = vi.spyOn(t.db, 'execute').mockRejectedValueOnce(new Error('away'));
    await expect(open()).rejects.toThrow('away');
    away.mockRestore();
    await open();
    expect(await stored()).toHaveLength(1);
  });

  test('changes neither the listing nor the change feed', async () => {
    const before = await t.db.select().from(properties);
    const feed = await t.db.select().from(propertyChanges);
    await open();
    expect(await t.db.select().from(properties)).toEqual(before);
    expect(await t.db.select().from(propertyChanges)).toEqual(feed);
  });

  test('is refused when one IP reports too many', async () => {
    const limits = { ...generousLimits, views: { name: 'views', points: 2, windowSeconds: 60 } };
    await open({ limits });
    await open({ limits });
    await expect(open({ limits })).rejects.toMatchObject({ code: 'request.too_many' });
    await expect(open({ limits, ip: '192.0.2.9' })).resolves.toEqual({});
  });
});

describe('the number of views', () => {
  const read = (overrides: Partial<ServiceContext> = {}) =>
    getProperty(context(overrides), { id: propertyId });

  test('is shown to the owner and to admins alone, and says since when it counts', async () => {
    await open({ ip: '192.0.2.1' });
    clock.pass(24 * 60 * 60_000);
    await open({ ip: '192.0.2.1' });
    for (const actor of [member(owner), admin((await aUser(t.db)).id)])
      expect((await read({ actor })).views).toEqual({ count: 2, since: expect.any(String) });
    expect((await read({ actor: member((await aUser(t.db)).id) })).views).toBeNull();
    expect((await read()).views).toBeNull();
  });

  test('stands in the list of own listings', async () => {
    await open();
    const { items } = await searchMyProperties(context({ actor: member(owner) }), {});
    expect(items.map(({ views }) => views.count)).toEqual([1]);
  });
});
