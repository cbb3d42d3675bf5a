import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../security/actor.ts';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import {
  anImage,
  anInquiry,
  aProperty,
  aServiceRequest,
  aShare,
  aUser,
} from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { getDashboard } from './get-dashboard.ts';

/** A Friday; in Mexico City it is noon. */
const FRIDAY = '2026-11-20T18:00:00Z';

let ana: string;
const t = await databaseSuite({ clear: ['users', 'service_requests'] });
beforeEach(async () => {
  ana = (await aUser(t.db)).id;
});

const dashboard = (actor: Actor = member(ana), now: string = FRIDAY) =>
  getDashboard(testContext(t.db, { actor, now: () => new Date(now) }));
const listing = (values: object = {}) => aProperty(t.db, { ownerId: ana, ...values });

describe('the dashboard', () => {
  test('of a newcomer is all zeros', async () => {
    const { waiting, figures, agency } = await dashboard();
    expect(agency).toBeNull();
    expect(waiting).toEqual({
      unanswered: { count: 0, oldest: [] },
      withoutPhoto: { count: 0, items: [] },
      withoutPrice: { count: 0, items: [] },
      sharesReceived: { count: 0 },
    });
    expect(figures).toMatchObject({
      activeListings: 0,
      pausedListings: 0,
      medianAnswerMinutes: null,
    });
    expect(figures.inquiriesByWeek).toHaveLength(12);
    expect(new Set(figures.inquiriesByWeek.map(({ count }) => count))).toEqual(new Set([0]));
  });

  test('requires a session', async () => {
    await expect(dashboard(visitor)).rejects.toMatchObject({ code: 'session.required' });
  });

  test('counts own listings, active and paused, but no deleted ones', async () => {
    for (const isActive of [true, true, false]) await listing({ isActive });
    await listing({ deletedAt: FRIDAY });
    await aProperty(t.db);
    expect((await dashboard()).figures).toMatchObject({ activeListings: 2, pausedListings: 1 });
  });
});

test('drafts, sold and rented listings count neither as active nor as paused; a reserved one does', async () => {
  await listing({ isActive: false, isDraft: true, salePrice: null });
  await listing({ dealStatus: 'apartada' });
  await listing({ dealStatus: 'apartada', isActive: false });
  for (const dealStatus of ['vendida', 'rentada'])
    for (const isActive of [true, false]) await listing({ dealStatus, isActive });
  expect((await dashboard()).figures).toMatchObject({ activeListings: 1, pausedListings: 1 });
});

test('a draft is not a paused listing', async () => {
  await listing({ isActive: false, isDraft: true });
  expect((await dashboard()).figures.pausedListings).toBe(0);
});

describe('an admin', () => {
  const boss = async () => dashboard(admin((await aUser(t.db)).id));
  const asked = async (ownerId: string, answeredAfter: number[], waiting = 0) => {
    const propertyId = (await aProperty(t.db, { ownerId })).id;
    const createdAt = '2026-11-20T12:00:00Z';
    for (const minutes of answeredAfter)
      await anInquiry(t.db, {
        propertyId,
        createdAt,
        status: 'answered',
        responseDate: new Date(Date.parse(createdAt) + minutes * 60_000).toISOString(),
      });
    for (let n = 0; n < waiting; n += 1) await anInquiry(t.db, { propertyId, createdAt });
  };

  test('sees the figures of everybody, and not only their own', async () => {
    await listing();
    await listing({ isActive: false });
    await asked(ana, [10], 2);
    await asked((await aUser(t.db)).id, [30]);
    const { waiting, figures } = await boss();
    expect(waiting.unanswered.count).toBe(2);
    expect(waiting.withoutPhoto.count).toBe(3);
    expect(figures).toMatchObject({
      activeListings: 3,
      pausedListings: 1,
      medianAnswerMinutes: 20,
    });
    expect(figures.inquiriesByWeek.at(-1)?.count).toBe(4);
  });

  test('sees what waits for the company: service requests, and registrations whose e-mail is confirmed', async () => {
    await aServiceRequest(t.db);
    await aServiceRequest(t.db, { status: 'closed' });
    const waiting = { registration: 'pending', isActive: false };
    await aUser(t.db, { ...waiting, isEmailVerified: true });
    await aUser(t.db, waiting);
    expect((await boss()).agency).toMatchObject({ pendingRequests: 1, pendingRegistrations: 1 });
  });

  test('sees how each agent answers: who has the most clients waiting first, then the slowest', async () => {
    const [luis, sofia, diego] = await Promise.all(
      ['Luis', 'Sofía', 'Diego'].map((firstName) => aUser(t.db, { firstName })),
    );
    await asked(luis?.id ?? '', [5, 15]);
    await asked(sofia?.id ?? '', [60], 1);
    await asked(diego?.id ?? '', [45]);
    const gone = await aProperty(t.db, { ownerId: ana, deletedAt: FRIDAY });
    await anInquiry(t.db, { propertyId: gone.id, createdAt: FRIDAY });
    await anInquiry(t.db, { propertyId: gone.id, createdAt: FRIDAY });
    const { agents } = (await boss()).agency ?? {};
    expect(agents?.count).toBe(4);
    expect(
      agents?.items.map(({ firstName, unanswered, received, medianAnswerMinutes }) => [
        firstName,
        unanswered,
        received,
        medianAnswerMinutes,
      ]),
    ).toEqual([
      ['Nombre', 2, 0, null],
      ['Sofía', 1, 2, 60],
      ['Diego', 0, 1, 45],
      ['Luis', 0, 2, 10],
    ]);
  });

  test('gets no more than ten agents, with the number of all', async () => {
    for (let n = 0; n < 11; n += 1) await asked((await aUser(t.db)).id, [1]);
    const { agents } = (await boss()).agency ?? {};
    expect([agents?.count, agents?.items.length]).toEqual([11, 10]);
  });
});

describe('the open tasks', () => {
  test('name the newest five published listings without a photo, and count them all', async () => {
    for (let n = 1; n <= 6; n += 1)
      await listing({ name: `Casa ${n}`, createdAt: `2026-11-0${n}T00:00:00Z` });
    await anImage(t.db, { propertyId: (await listing()).id });
    for (const change of [{ isActive: false }, { dealStatus: 'vendida' }, { deletedAt: FRIDAY }])
      await listing(change);
    await aProperty(t.db);
    const { count, items } = (await dashboard()).waiting.withoutPhoto;
    expect(count).toBe(6);
    expect(items.map(({ name }) => name)).toEqual([
      'Casa 6',
      'Casa 5',
      'Casa 4',
      'Casa 3',
      'Casa 2',
    ]);
    expect(items[0]).toMatchObject({ neighborhood: 'Condesa', city: 'Ciudad de México' });
  });

  test.each([
    ['venta', { salePrice: null, rentPrice: null }, 1],
    ['venta', { salePrice: null, rentPrice: '9000' }, 1],
    ['venta', { salePrice: '0', rentPrice: null }, 1],
    ['renta', { salePrice: '9000', rentPrice: null }, 1],
    ['renta', { salePrice: null, rentPrice: '9000' }, 0],
    ['ambos', { salePrice: null, rentPrice: null }, 1],
    ['ambos', { salePrice: '9000', rentPrice: null }, 0],
    ['ambos', { salePrice: null, rentPrice: '9000' }, 0],
  ])(
    'treat a listing for %s with %o as one without a price: %i',
    async (operationType, prices, count) => {
      await listing({ operationType, ...prices });
      expect((await dashboard()).waiting.withoutPrice.count).toBe(count);
    },
  );

  test('count shares from colleagues that wait for an answer', async () => {
    const shared = await aProperty(t.db);
    const deleted = await aProperty(t.db, { deletedAt: FRIDAY });
    const share = async ({ id, ownerId }: typeof shared, values: object = {}) =>
      aShare(t.db, { propertyId: id, ownerId, agentId: ana, ...values });
    await share(shared);
    await share(await aProperty(t.db), { acceptance: 'accepted' });
    await share(await aProperty(t.db), { isActive: false });
    await share(deleted);
    await aShare(t.db, { propertyId: shared.id, ownerId: shared.ownerId });
    expect((await dashboard()).waiting.sharesReceived).toEqual({ count: 1 });
  });

  test("show the inquiries of the inbox: one's own, or everybody's for an admin", async () => {
    await anInquiry(t.db, { propertyId: (await listing()).id, clientName: 'Mía' });
    await anInquiry(t.db, { propertyId: (await aProperty(t.db)).id });
    expect((await dashboard()).waiting.unanswered).toMatchObject({
      count: 1,
      oldest: [{ clientName: 'Mía' }],
    });
    expect((await dashboard(admin(ana))).waiting.unanswered.count).toBe(2);
  });
});

describe('the weeks', () => {
  const weeks = async (now?: string) => (await dashboard(member(ana), now)).figures.inquiriesByWeek;
  const received = async (createdAt: string) =>
    anInquiry(t.db, { propertyId: (await listing()).id, createdAt });

  test('are the last twelve, beginning on Monday, with the current one last', async () => {
    const starts = (await weeks()).map(({ weekStart }) => weekStart);
    expect(starts).toHaveLength(12);
    expect(starts.at(0)).toBe('2026-08-31');
    expect(starts.at(-2)).toBe('2026-11-09');
    expect(starts.at(-1)).toBe('2026-11-16');
  });

  test.each([
    ['2026-11-16T05:59:59Z', '2026-11-09'],
    ['2026-11-16T06:00:00Z', '2026-11-16'],
    ['2026-08-31T06:00:00Z', '2026-08-31'],
    // Mexico City no longer changes its clocks in April and October.
    ['2026-10-26T05:59:59Z', '2026-10-19'],
    ['2026-10-26T06:00:00Z', '2026-10-26'],
  ])('count an inquiry at %s in the week of %s in Mexico City', async (createdAt, weekStart) => {
    await received(createdAt);
    expect((await weeks()).filter(({ count }) => count > 0)).toEqual([{ weekStart, count: 1 }]);
  });

  test('leave out everything before the twelve', async () => {
    await received('2026-08-31T05:59:59Z');
    expect((await weeks()).reduce((sum, { count }) => sum + count, 0)).toBe(0);
  });

  test('begin at midnight in Mexico City, not in Greenwich', async () => {
    expect((await weeks('2026-11-16T05:59:59Z')).at(-1)?.weekStart).toBe('2026-11-09');
    expect((await weeks('2026-11-16T06:00:00Z')).at(-1)?.weekStart).toBe('2026-11-16');
    expect((await weeks('2026-06-29T05:59:59Z')).at(-1)?.weekStart).toBe('2026-06-22');
    expect((await weeks('2026-06-29T06:00:00Z')).at(-1)?.weekStart).toBe('2026-06-29');
  });

  test('count inquiries about own undeleted listings', async () => {
    await anInquiry(t.db, {
      propertyId: (await listing({ isActive: false })).id,
      createdAt: FRIDAY,
    });
    await anInquiry(t.db, {
      propertyId: (await listing({ deletedAt: FRIDAY })).id,
      createdAt: FRIDAY,
    });
    await anInquiry(t.db, { propertyId: (await aProperty(t.db)).id, createdAt: FRIDAY });
    expect((await weeks()).at(-1)?.count).toBe(1);
  });
});

describe('the median time to an answer', () => {
  const answered = async (minutes: number, createdAt = '2026-11-20T12:00:00Z') =>
    anInquiry(t.db, {
      propertyId: (await listing()).id,
      status: 'answered',
      createdAt,
      responseDate: new Date(Date.parse(createdAt) + minutes * 60_000).toISOString(),
    });
  const median = async () => (await dashboard()).figures.medianAnswerMinutes;

  test('covers the answered inquiries of these weeks, in whole minutes', async () => {
    await answered(10);
    expect(await median()).toBe(10);
    await answered(15);
    expect(await median()).toBe(13);
    await answered(90 * 1440);
    expect(await median()).toBe(15);
    await answered(1, '2026-08-31T05:00:00Z');
    await anInquiry(t.db, { propertyId: (await listing()).id, createdAt: FRIDAY });
    expect(await median()).toBe(15);
  });

  test('includes one that was closed after its answer', async () => {
    const { id } = await answered(7);
    await t.db.execute(sql`update property_inquiries set status = 'closed' where id = ${id}`);
    expect(await median()).toBe(7);
  });
});
