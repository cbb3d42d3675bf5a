import { limitCounts } from '@pbr/db/schema/limit-counts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSharedLimiter } from './shared-limiter.ts';
import { aClock } from '../../testing/data/clock.ts';
import { databaseSuite } from '../../testing/suite.ts';

const limit = { name: 'tries', points: 3, windowSeconds: 60 };
const clock = aClock('2026-11-20T18:00:00Z');
const t = await databaseSuite();
beforeEach(async () => {
  await t.db.delete(limitCounts);
});

const limiter = () => createSharedLimiter({ db: t.db, now: clock.now });
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

  test('stores neither IPs nor e-mails', async () => {
    await consume(1, '192.0.2.1 marta@correo.mx');
    expect(JSON.stringify(await t.db.select().from(limitCounts))).not.toMatch(/192\.0|marta/u);
  });
});
