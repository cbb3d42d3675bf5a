import type { Db } from '@pbr/db/client';
import { properties } from '@pbr/db/schema/properties';
import { rateFollowing } from '@pbr/db/schema/rate-following';
import { asc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin, member, testContext, visitor } from '../../testing/context.ts';
import { aProperty, aUser } from '../../testing/data/factories.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { setPropertyPrices } from '../properties/listings/set-property-prices.ts';
import { defaultCompany } from './default-settings.ts';
import { followRate, nextLimit, type Pace } from './follow-rate.ts';
import { getRateFollowing } from './get-rate-following.ts';
import { readSettings } from './read-settings.ts';
import { saveSettings } from './save-settings.ts';

const t = await databaseSuite({
  clear: ['settings', 'rate_following', 'properties', 'users'],
  max: 8,
});
let boss: string;
beforeEach(async () => {
  boss = (await aUser(t.db, { role: 'admin' })).id;
  await aProperty(t.db, { currency: 'MXN', salePrice: '100', rentPrice: '1' });
});

/** Small batches, so that a handful of listings takes several. */
const PACE = {
  count: 2,
  write: [2, 2] as const,
  writeMs: 50,
  rest: 1,
  heldMs: 1,
  tellEveryMs: 0,
};
const follow = ({ db = t.db, ...change }: { db?: Db } & Partial<Pace> = {}) =>
  followRate(testContext(db), new AbortController().signal, { ...PACE, ...change });
const asBoss = () => testContext(t.db, { actor: admin(boss) });
const following = () => getRateFollowing(asBoss());

async function setRate(rate: string | null): Promise<void> {
  const { version } = await readSettings(asBoss());
  const usdMxnRate = rate === null ? null : { rate, date: '2026-11-20' };
  await saveSettings(asBoss(), { company: defaultCompany, usdMxnRate, version });
}

const inDollars = { currency: 'USD', operationType: 'ambos', salePrice: '100', rentPrice: '1' };
async function listingsInDollars(count: number): Promise<string[]> {
  const ownerId = (await aUser(t.db)).id;
  const made = Array.from({ length: count }, () => aProperty(t.db, { ...inDollars, ownerId }));
  return (await Promise.all(made)).map(({ id }) => id).toSorted();
}

/** The rate that each listing in dollars uses. Both prices of a listing use the same. */
async function ratesInUse(): Promise<number[]> {
  const rows = await t.db
    .select()
    .from(properties)
    .where(eq(properties.currency, 'USD'))
    .orderBy(asc(properties.id));
  return rows.map((row) => {
    const rate = Number(row.rentMxn) / Number(row.rentPrice);
    expect(Number(row.saleMxn) / Number(row.salePrice)).toBe(rate);
    return rate;
  });
}

interface Watcher {
  begins?: () => Promise<void>;
  /** Before the commit. */
  ends?: () => void;
}

/** A database that tells of its transactions. */
function watched({ begins, ends }: Watcher): Db {
  return new Proxy(t.db, {
    get: (db, key) => {
      if (key !== 'transaction') return Reflect.get(db, key) as unknown;
      return async (work: (tx: Db) => Promise<unknown>) => {
        await begins?.();
        return db.transaction(async (tx) => {
          const result = await work(tx);
          ends?.();
          return result;
        });
      };
    },
  });
}

/** A database whose connection is lost at the nth transaction, before its commit. */
function killedAt(nth: number): Db {
  let count = 0;
  const ends = () => {
    count += 1;
    if (count === nth) throw new Error('killed');
  };
  return watched({ ends });
}

describe('prices in pesos', () => {
  it('follow a new rate in small steps, and the progress tells how far they are', async () => {
    await listingsInDollars(7);
    expect(await following()).toBeNull();
    await setRate('18.5');
    expect(await ratesInUse()).toEqual(Array(7).fill(1));
    expect(await following()).toEqual({ rate: '18.5', total: null, done: 0 });
    await expect(follow({ db: killedAt(3) })).rejects.toThrow('killed');
    const progress = await following();
    expect(progress).toMatchObject({ rate: '18.5', total: 7 });
    expect(progress?.done).toBeGreaterThan(0);
    const rates = await ratesInUse();
    expect(rates).toEqual([
      ...Array(progress?.done).fill(18.5),
      ...Array(7 - (progress?.done ?? 0)).fill(1),
    ]);
    await follow();
    expect(await ratesInUse()).toEqual(Array(7).fill(18.5));
    expect(await following()).toBeNull();
  });

  it.each([1, 2, 3, 4, 5, 6])(
    'follow completely although the job was killed in its transaction %i',
    async (nth) => {
      await listingsInDollars(9);
      await setRate('20');
      await expect(follow({ db: killedAt(nth) })).rejects.toThrow('killed');
      await follow();
      expect(await ratesInUse()).toEqual(Array(9).fill(20));
    },
  );

  it('follow the rate taken away, and one that is undone', async () => {
    await listingsInDollars(3);
    await setRate('18');
    await follow();
    await setRate('19');
    await setRate('18');
    expect(await ratesInUse()).toEqual([18, 18, 18]);
    await follow();
    expect(await ratesInUse()).toEqual([18, 18, 18]);
    await setRate(null);
    expect(await following()).toMatchObject({ rate: null });
    await follow();
    expect(await ratesInUse()).toEqual([1, 1, 1]);
  });

  it('follow a rate that changes while they still follow the last one, from the beginning', async () => {
    await listingsInDollars(6);
    await setRate('18');
    await expect(follow({ db: killedAt(3) })).rejects.toThrow('killed');
    await setRate('19');
    expect(await following()).toEqual({ rate: '19', total: null, done: 0 });
    const all = follow();
    await setRate('20');
    await all;
    await follow();
    expect(await ratesInUse()).toEqual(Array(6).fill(20));
  });

  it('follow once when two processes work at them, and end', async () => {
    await listingsInDollars(9);
    await setRate('18');
    await Promise.all([follow(), follow(), follow()]);
    expect(await ratesInUse()).toEqual(Array(9).fill(18));
    expect(await following()).toBeNull();
  });

  it('of a listing that was written meanwhile are by the new rate already, wherever the job is', async () => {
    const [first = '', , , last = ''] = await listingsInDollars(4);
    await setRate('18');
    await expect(follow({ db: killedAt(2) })).rejects.toThrow('killed');
    const pesos = await aProperty(t.db, { ...inDollars, currency: 'MXN' });
    await t.db.update(properties).set({ currency: 'USD' }).where(eq(properties.id, pesos.id));
    for (const id of ['00000000-0000-4000-8000-000000000000', undefined])
      await aProperty(t.db, { ...inDollars, ...(id && { id }) });
    for (const id of [first, last])
      await t.db.update(properties).set({ salePrice: '200' }).where(eq(properties.id, id));
    await follow();
    expect(await ratesInUse()).toEqual(Array(7).fill(18));
  });

  it('of a transaction that still writes by the last rate follow after its commit', async () => {
    await listingsInDollars(1);
    await setRate('18');
    await follow();
    let all: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await aProperty(tx, { ...inDollars, id: '00000000-0000-4000-8000-000000000000' });
      await setRate('20');
      all = follow();
      await expect.poll(following).toMatchObject({ total: 1 });
      expect(await ratesInUse()).toEqual([18]);
    });
    await all;
    expect(await ratesInUse()).toEqual([20, 20]);
  });

  it('change without a new version, time or number of the feed', async () => {
    await listingsInDollars(3);
    const state = async () => [
      await t.db
        .select({ version: properties.version, updatedAt: properties.updatedAt })
        .from(properties)
        .orderBy(properties.id),
      await t.db.execute(sql`select * from property_changes order by number`),
    ];
    const before = await state();
    await setRate('18');
    await follow();
    expect(await ratesInUse()).toEqual([18, 18, 18]);
    expect(await state()).toEqual(before);
  });

  it('clear the ready answers at the end, and in between only now and then', async () => {
    await listingsInDollars(9);
    const heard: string[] = [];
    const listening = await t.client.listen('catalogue', (payload) => void heard.push(payload));
    const heardDuring = async (work: () => Promise<void>) => {
      await t.client.notify('catalogue', 'begin');
      await work();
      await t.client.notify('catalogue', 'end');
      await expect.poll(() => heard.at(-1)).toBe('end');
      return heard.length - heard.lastIndexOf('begin') - 2;
    };
    await setRate('18');
    expect(await heardDuring(() => follow({ tellEveryMs: 60_000 }))).toBe(1);
    await setRate('19');
    expect(await heardDuring(() => follow({ tellEveryMs: 0 }))).toBeGreaterThan(3);
    await listening.unlisten();
  });
});

describe('a transaction', () => {
  it.each([
    { limit: 100, ms: 10, next: 200, because: 'it was fast, but one transaction says little' },
    { limit: 100, ms: 80, next: 125, because: 'it was faster than it may be' },
    { limit: 100, ms: 200, next: 50, because: 'it was too slow' },
    { limit: 100, ms: 10_000, next: 25, because: 'no less pays' },
    { limit: 200, ms: 1, next: 300, because: 'more would hold up others' },
  ])(
    'of $limit listings in $ms ms is followed by one of $next: $because',
    ({ limit, ms, next }) => {
      expect(nextLimit(limit, ms, { ...PACE, write: [25, 300], writeMs: 100 })).toBe(next);
    },
  );

  it.each([
    ['more while the database is fast', Infinity, [0, 0, 1, 3, 7]],
    ['as few while it is slow', 0, [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ])('writes few listings at first, and the next ones %s', async (_what, writeMs, expected) => {
    await listingsInDollars(9);
    await setRate('18');
    const written: number[] = [];
    const begins = async () =>
      void written.push((await ratesInUse()).filter((rate) => rate === 18).length);
    await follow({ db: watched({ begins }), write: [1, 4], writeMs });
    expect(written).toEqual(expected);
  });
});

describe('a listing that somebody edits', () => {
  it('keeps neither the job nor the editor waiting, and ends with the new rate', async () => {
    const [, id = ''] = await listingsInDollars(4);
    await setRate('18');
    let all: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '1s'`);
      await tx.select().from(properties).where(eq(properties.id, id)).for('no key update');
      all = follow();
      await expect.poll(async () => (await ratesInUse())[0]).toBe(18);
      // The others are free, although the job has come to the locked one.
      await tx.execute(sql`select from properties for no key update nowait`);
    });
    await all;
    expect(await ratesInUse()).toEqual(Array(4).fill(18));
  });

  it('takes a rate that is set while it is locked', async () => {
    const [, id = ''] = await listingsInDollars(4);
    await setRate('18');
    let all: Promise<unknown> = Promise.resolve();
    await t.db.transaction(async (tx) => {
      await tx.select().from(properties).where(eq(properties.id, id)).for('no key update');
      all = follow();
      await expect.poll(async () => (await ratesInUse())[0]).toBe(18);
      await setRate('20');
      await tx.update(properties).set({ description: 'Otra.' }).where(eq(properties.id, id));
    });
    await all;
    await follow();
    expect(await ratesInUse()).toEqual(Array(4).fill(20));
  });

  it('can be priced in 10 rounds of agents, admins and the job, without deadlock or refusal', async () => {
    const ids = await listingsInDollars(4);
    const price = async (id: string, round: number) => {
      const [row] = await t.db.select().from(properties).where(eq(properties.id, id));
      const ctx = testContext(t.db, { actor: member(row?.ownerId ?? '') });
      const prices = { salePrice: `${100 + round}`, rentPrice: '1', version: row?.version ?? 0 };
      await setPropertyPrices.perform(ctx, prices, { id });
    };
    for (let round = 1; round <= 10; round += 1)
      await Promise.all([
        setRate(`${10 + round}`),
        ...ids.map((id) => price(id, round)),
        ...ids.toReversed().map((id) => price(id, round).catch(versionChanged)),
        follow(),
      ]);
    await follow();
    expect(await ratesInUse()).toEqual(Array(4).fill(20));
  }, 20_000);
});

function versionChanged(error: unknown): void {
  expect(error).toMatchObject({ code: 'property.changed' });
}

describe('the job', () => {
  it('is queued once by a save with a new rate, and by no other save', async () => {
    const jobs = () =>
      t.db.execute(sql`select key, queue_name as queue from graphile_worker.jobs
        where task_identifier = 'follow_rate'`);
    await setRate('18');
    await setRate('19');
    expect(await jobs()).toEqual([{ key: 'follow_rate', queue: 'bulk_writes' }]);
    await t.db.execute(sql`delete from graphile_worker._private_jobs`);
    await setRate('19');
    expect(await jobs()).toEqual([]);
  });

  it('stops between two transactions when the process has to end, and fails so that it runs again', async () => {
    await listingsInDollars(6);
    await setRate('18');
    await expect(followRate(testContext(t.db), AbortSignal.abort(), PACE)).rejects.toThrow(
      'aborted',
    );
    expect(await t.db.$count(rateFollowing)).toBe(1);
    await follow();
    expect(await ratesInUse()).toEqual(Array(6).fill(18));
  });
});

describe('the progress', () => {
  it.each([
    ['a visitor', visitor, 'session.required'],
    ['a member', member(crypto.randomUUID()), 'admin.required'],
  ])('cannot be read by %s', async (_who, actor, code) => {
    await expect(getRateFollowing(testContext(t.db, { actor }))).rejects.toMatchObject({ code });
  });

  it('never tells more listings than there are, though more were written since they were counted', async () => {
    await setRate('18');
    await t.db.update(rateFollowing).set({ total: 4, done: 6 });
    expect(await following()).toMatchObject({ total: 4, done: 4 });
  });
});
