import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { createDb, type Db } from './client.ts';
import { Deadline, inTime, within } from './deadline.ts';
import { isOutage } from './outage.ts';
import { behindProxy } from './testing/behind-proxy.ts';

const behind = behindProxy();
const { open: throughProxy } = behind;
beforeEach(async () => {
  await behind.testDb.db.execute(sql`delete from things`);
});

/** Uncaught errors would end the process; the drivers' timers are where they come from. */
const uncaught: unknown[] = [];
const keep = (error: unknown) => void uncaught.push(error);
beforeAll(() => void process.on('uncaughtExceptionMonitor', keep).on('unhandledRejection', keep));
afterAll(() => void process.off('uncaughtExceptionMonitor', keep).off('unhandledRejection', keep));
afterEach(async ({ expect: expected }) => {
  await sleep(10);
  expected(uncaught).toEqual([]);
});

const one = (db: Db) => db.execute(sql`select 1 as one`);
const add = (db: Db, id = 1) => db.execute(sql`insert into things values (${id})`);
const stored = async () => (await behind.testDb.db.execute(sql`select id from things`)).length;
const ofRequest = <T>(work: () => PromiseLike<T>, ms = 10_000) =>
  within(new Deadline(ms), async () => {
    // A query of drizzle is sent when somebody waits for it.
    const result = await work();
    return result;
  });

/** Milliseconds until the work was refused as it is in an outage. */
async function refusedAfter(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  const error: unknown = await work().then(
    () => null,
    (reason: unknown) => reason,
  );
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  expect(isOutage(cause), String(cause)).toBe(true);
  return performance.now() - start;
}

test('whoever loses a deadlock is refused, because the next try can succeed', async () => {
  const { db } = throughProxy({ max: 2 });
  for (const id of [1, 2]) await add(db, id);
  const locked = (tx: Pick<Db, 'execute'>, id: number) =>
    tx.execute(sql`select from things where id = ${id} for update`);
  const waited = await refusedAfter(() =>
    db.transaction((first) =>
      db.transaction(async (second) => {
        await locked(first, 1);
        await locked(second, 2);
        await Promise.all([locked(first, 2), locked(second, 1)]);
      }),
    ),
  );
  expect(waited).toBeGreaterThan(0);
});

describe.each([1, 3])('with a pool of %i', (max) => {
  test('a database that is away refuses when the deadline ends, and serves as soon as it is back', async () => {
    const { db } = throughProxy({ max });
    await one(db);
    behind.proxy.goAway();
    const waits = await Promise.all(
      Array.from({ length: 8 }, () => refusedAfter(() => ofRequest(() => one(db), 150))),
    );
    expect(Math.max(...waits)).toBeLessThan(1_000);
    const waiting = ofRequest(() =>
      Promise.all([one(db), add(db), db.transaction((tx) => add(tx))]),
    );
    await sleep(300);
    behind.proxy.restore();
    await waiting;
    expect(await stored()).toBe(2);
  });

  test('a frozen database refuses when the deadline ends, and serves when it goes on', async () => {
    const { db } = throughProxy({ max });
    await one(db);
    behind.proxy.freeze();
    for (let n = 0; n < 3; n += 1) {
      const waits = await Promise.all(
        Array.from({ length: 6 }, () => refusedAfter(() => ofRequest(() => one(db), 50))),
      );
      expect(Math.max(...waits)).toBeLessThan(1_000);
    }
    behind.proxy.restore();
    const start = performance.now();
    await ofRequest(() => one(db));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('a locked table refuses when the deadline ends, and nothing runs on in Postgres', async () => {
    const { db } = throughProxy({ max, applicationName: `locked ${max}` });
    await behind.testDb.db.transaction(async (tx) => {
      await tx.execute(sql`lock table things in access exclusive mode`);
      const works = [
        () => add(db),
        () => db.execute(sql`select * from things`),
        () => db.transaction((inside) => add(inside)),
      ];
      for (const work of works) await refusedAfter(() => ofRequest(() => work(), 60));
      await expect
        .poll(
          async () => {
            const running = await behind.testDb.db.execute(sql`select 1 from pg_stat_activity
            where application_name = ${`locked ${max}`} and state <> 'idle'`);
            return running.length;
          },
          { timeout: 10_000 },
        )
        .toBe(0);
    });
    await ofRequest(() => add(db));
    expect(await stored()).toBe(1);
  });
});

test('what waits behind another statement is refused in time too, and leaves that one alone', async () => {
  const { db } = throughProxy();
  await one(db);
  const before = behind.proxy.timesSent('pg_sleep(0.3)');
  const long = ofRequest(() => db.execute(sql`select pg_sleep(0.3)`));
  await sleep(20);
  await refusedAfter(() => ofRequest(() => one(db), 50));
  await refusedAfter(() => ofRequest(() => add(db), 50));
  await long;
  expect(behind.proxy.timesSent('pg_sleep(0.3)')).toBe(before + 1);
});

test('a transaction that was given up while it waited never begins', async () => {
  const { db } = throughProxy();
  const long = ofRequest(() => db.execute(sql`select pg_sleep(0.2)`));
  await sleep(20);
  await refusedAfter(() => ofRequest(() => db.transaction((tx) => add(tx)), 50));
  await long;
  await ofRequest(() => one(db));
  expect(await stored()).toBe(0);
});

test('a transaction whose time is up between two statements frees its connection', async () => {
  const { db } = throughProxy();
  const idle = () => inTime(new Promise<never>(() => {}));
  await refusedAfter(() =>
    ofRequest(
      () =>
        db.transaction(async (tx) => {
          await add(tx);
          await idle();
        }),
      50,
    ),
  );
  await ofRequest(() => one(db), 1_000);
  expect(await stored()).toBe(0);
});

test('what was given up before it was sent is never sent', async () => {
  const { db } = throughProxy();
  behind.proxy.freeze();
  await refusedAfter(() => ofRequest(() => add(db), 50));
  behind.proxy.restore();
  await ofRequest(() => one(db));
  expect(await stored()).toBe(0);
});

test('of several hosts, the next one is tried at once', async () => {
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.99);
  onTestFinished(() => {
    random.mockRestore();
  });
  const several = createDb(behind.proxy.url.replace('@', '@127.0.0.1:1,'), { max: 1 });
  onTestFinished(() => several.close());
  const start = performance.now();
  await ofRequest(() => one(several.db));
  expect(performance.now() - start).toBeLessThan(200);
});

test('a connection that stops while it opens makes room for the next one', async () => {
  const { db } = throughProxy({ connectTimeoutSeconds: 0.2 });
  behind.proxy.freezeAt('pg_catalog.pg_type');
  await refusedAfter(() => ofRequest(() => one(db), 100));
  expect([...(await ofRequest(() => one(db)))]).toEqual([{ one: 1 }]);
});

test('a deadline is spent by all statements together', async () => {
  const { db } = throughProxy();
  let naps = 0;
  await refusedAfter(() =>
    ofRequest(async () => {
      for (;;) {
        await db.execute(sql`select pg_sleep(0.06)`);
        naps += 1;
      }
    }, 150),
  );
  expect(naps).toBeLessThan(3);
});

test('without a deadline, a frozen database ends a statement soon after the timeout that it does not keep', async () => {
  const { db } = throughProxy({ statementTimeoutMs: 1 });
  behind.proxy.freeze();
  expect(await refusedAfter(() => one(db))).toBeLessThan(2_000);
});

describe('a connection that is lost', () => {
  test('under the parameters of a read: it is sent again with them', async () => {
    const { db } = throughProxy();
    await one(db);
    behind.proxy.cutAt('una marca', 'before');
    const rows = await ofRequest(() =>
      db.execute(sql`select ${'una marca'}::text as mark, ${true}::boolean as yes`),
    );
    expect([...rows]).toEqual([{ mark: 'una marca', yes: true }]);
  });

  test.each(['before', 'after'] as const)(
    '%s it was read: the read is sent again',
    async (when) => {
      const { db } = throughProxy();
      await one(db);
      behind.proxy.cutAt('select 7', when);
      const rows = await ofRequest(() =>
        db.execute(sql`select 7 as seven, ${true}::boolean as yes`),
      );
      expect([...rows]).toEqual([{ seven: 7, yes: true }]);
    },
  );

  test.each(['before', 'after'] as const)(
    '%s a write arrived: it is refused, not sent again',
    async (when) => {
      const { db } = throughProxy();
      await one(db);
      const before = behind.proxy.timesSent('insert into things');
      behind.proxy.cutAt('insert into things', when);
      await refusedAfter(() => ofRequest(() => db.execute(sql`insert into things values (1)`)));
      expect(behind.proxy.timesSent('insert into things')).toBe(before + 1);
      expect(await stored()).toBe(when === 'before' ? 0 : 1);
    },
  );

  test('before a transaction began: it begins again', async () => {
    const { db } = throughProxy();
    await one(db);
    behind.proxy.cutAt('begin', 'before');
    await ofRequest(() => db.transaction((tx) => add(tx)));
    expect(await stored()).toBe(1);
  });

  test.each([
    ['commit', 'before', 0],
    ['commit', 'after', 1],
    ['insert into things', 'before', 0],
  ] as const)(
    'in a transaction at its %s, %s it arrived: nothing is sent again',
    async (text, when, rows) => {
      const { db } = throughProxy();
      await one(db);
      const before = behind.proxy.timesSent('insert into things');
      behind.proxy.cutAt(text, when);
      await refusedAfter(() =>
        ofRequest(() => db.transaction((tx) => tx.execute(sql`insert into things values (1)`))),
      );
      await ofRequest(() => one(db));
      expect(behind.proxy.timesSent('insert into things')).toBe(before + 1);
      expect(await stored()).toBe(rows);
    },
  );

  test('while it opens is opened again', async () => {
    const { db } = throughProxy();
    behind.proxy.cutAt('pg_catalog.pg_type', 'before');
    await ofRequest(() => one(db));
    expect(behind.proxy.timesSent('pg_catalog.pg_type')).toBeGreaterThan(1);
  });
});
