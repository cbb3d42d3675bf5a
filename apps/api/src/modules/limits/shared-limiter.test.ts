import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { limitCounts } from '@pbr/db/schema/limit-counts';
import { pino } from 'pino';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Limit } from '../../security/limiter.ts';
import { createRequestLimiter, type RequestLimiter } from '../../security/request-limiter.ts';
import { createSharedLimiter, sharedCounts } from './shared-limiter.ts';
import { aClock } from '../../testing/data/clock.ts';
import { databaseSuite } from '../../testing/suite.ts';

const limit = { name: 'tries', points: 3, windowSeconds: 60 };
const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite();
beforeEach(async () => {
  await t.db.delete(limitCounts);
});

const secret = 'only the operator knows';
const limiter = () => createSharedLimiter({ db: t.db, now: clock.now, secret });
const refusedOf = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'rejected').length;
const consume = (times: number, key = 'a', by = limiter()) =>
  Promise.allSettled(Array.from({ length: times }, () => by.consume(limit, key)));

describe('the shared limiter', () => {
  test('allows exactly the limit, even for simultaneous requests', async () => {
    expect(refusedOf(await consume(20))).toBe(17);
  });

  test('counts for all processes together', async () => {
    await consume(2);
    expect(refusedOf(await consume(2, 'a', limiter()))).toBe(1);
  });

  test('counts each key and each limit separately', async () => {
    await consume(3);
    expect(refusedOf(await consume(3, 'b'))).toBe(0);
    await expect(limiter().consume({ ...limit, name: 'others' }, 'a')).resolves.toMatchObject({
      remaining: 2,
      resetSeconds: 60,
    });
  });

  test('says when to retry, and starts again then', async () => {
    await consume(3);
    clock.pass(20_000);
    await expect(limiter().consume(limit, 'a')).rejects.toMatchObject({
      code: 'request.too_many',
      retryAfterSeconds: 40,
    });
    clock.pass(40_000);
    expect(refusedOf(await consume(4))).toBe(1);
  });

  test('starts again when the clock was set back, but not for clocks that differ a little', async () => {
    await consume(3);
    clock.pass(-30_000);
    expect(refusedOf(await consume(1))).toBe(1);
    clock.pass(-24 * 3_600_000);
    expect(refusedOf(await consume(4))).toBe(1);
  });

  test('forgets a count that is given back', async () => {
    await consume(3);
    await limiter().giveBack(limit, 'a');
    expect(refusedOf(await consume(2))).toBe(1);
  });

  test('forgets it for that key only, and never more than was counted', async () => {
    await consume(3, 'b');
    await consume(1);
    for (let n = 0; n < 3; n += 1) await limiter().giveBack(limit, 'a');
    expect(refusedOf(await consume(1, 'b'))).toBe(1);
    expect(refusedOf(await consume(4))).toBe(1);
  });

  test('counts nothing for a limit of 0', async () => {
    await limiter().consume({ ...limit, points: 0 }, 'a');
    await limiter().giveBack({ ...limit, points: 0 }, 'a');
    expect(await t.db.select().from(limitCounts)).toEqual([]);
  });

  test('keeps a count after a rollback, unless told to count inside the transaction', async () => {
    const countAndFail = (isInside: boolean) =>
      t.db.transaction(async (tx) => {
        await limiter().consume(limit, isInside ? 'inside' : 'a', isInside ? tx : undefined);
        throw new Error('rolled back');
      });
    for (const isInside of [true, false])
      await expect(countAndFail(isInside)).rejects.toThrow('rolled back');
    expect(refusedOf(await consume(3, 'inside'))).toBe(0);
    expect(refusedOf(await consume(3, 'a'))).toBe(1);
  });

  test('stores neither IPs nor e-mails, nor what lets somebody try them out', async () => {
    const counted = '192.0.2.1 marta@correo.mx';
    await consume(1, counted);
    const stored = JSON.stringify(await t.db.select().from(limitCounts));
    expect(stored).not.toMatch(/192\.0|marta/u);
    expect(stored).not.toContain(createHash('sha256').update(counted).digest('hex'));
  });
});

describe('the requests of several processes', () => {
  const log = pino({ level: 'silent' });
  const aProcess = (db = t.db, pace?: { tell: number; again: number }) =>
    createRequestLimiter(clock.now, sharedCounts({ db, now: clock.now, log, secret }), pace);
  /** A new name for each test: counts of an earlier one may still arrive. */
  let requests: Limit;
  let tests = 0;
  beforeEach(() => {
    tests += 1;
    requests = { name: `test-${tests}`, points: 3, windowSeconds: 60 };
  });
  const rows = async () =>
    (await t.db.select().from(limitCounts)).filter(({ key }) =>
      key.startsWith(`${requests.name}:`),
    );
  const isUsedUp = (by: RequestLimiter, key = 'a') => {
    try {
      by.consume(requests, key);
      return false;
    } catch {
      return true;
    }
  };

  test('count together, in one row for each key', async () => {
    const [one, other] = [aProcess(), aProcess()];
    for (const key of ['a', 'b']) one.consume(requests, key);
    one.consume(requests, 'a');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(2));
    expect(other.consume(requests, 'a')).toMatchObject({ remaining: 2 });
    await vi.waitFor(async () =>
      expect((await rows()).map(({ count }) => count)).toEqual(expect.arrayContaining([1, 3])),
    );
    await vi.waitFor(() => expect(isUsedUp(other)).toBe(true));
    expect(isUsedUp(other, 'b')).toBe(false);
  });

  test('share a window, which the first of them begins', async () => {
    const [one, other] = [aProcess(), aProcess()];
    one.consume(requests, 'a');
    await vi.waitFor(async () => expect(await rows()).toHaveLength(1));
    clock.pass(50_000);
    other.consume(requests, 'a');
    await vi.waitFor(() =>
      expect(other.consume({ ...requests, points: 1000 }, 'a')).toMatchObject({ resetSeconds: 10 }),
    );
    clock.pass(10_000);
    expect(other.consume(requests, 'a')).toMatchObject({ remaining: 2 });
  });

  test('start again when the clock was set back, in their memory and in the row', async () => {
    const [one, other] = [aProcess(), aProcess()];
    for (let n = 0; n < 3; n += 1) one.consume(requests, 'a');
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ count: 3 }]));
    clock.pass(-3_600_000);
    expect(isUsedUp(one)).toBe(false);
    expect(isUsedUp(other)).toBe(false);
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ count: 2 }]));
    await vi.waitFor(() =>
      expect(other.consume({ ...requests, points: 1000 }, 'a')?.resetSeconds).toBeLessThan(61),
    );
  });

  test('are told later when the database is away meanwhile, which is not asked all the time', async () => {
    const tries = { untilBack: 0 };
    let isAway = true;
    const db = new Proxy(t.db, {
      get: (real, key) => {
        if (key !== 'execute' || !isAway) return Reflect.get(real, key) as unknown;
        tries.untilBack += 1;
        return () => Promise.reject(new Error('away'));
      },
    });
    const one = aProcess(db, { tell: 20, again: 400 });
    one.consume(requests, 'a');
    await sleep(250);
    expect(one.consume(requests, 'a')).toMatchObject({ remaining: 1 });
    expect(tries.untilBack).toBe(1);
    isAway = false;
    await vi.waitFor(async () => expect(await rows()).toMatchObject([{ count: 2 }]));
  });

  test('write nothing without a limit, and nothing once a window is over', async () => {
    const one = aProcess();
    one.consume({ ...requests, points: 0 }, 'a');
    one.consume(requests, 'b');
    clock.pass(60_000);
    await sleep(250);
    expect(await rows()).toEqual([]);
  });
});
