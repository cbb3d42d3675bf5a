import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createDb, type Db, type DbOptions } from './client.ts';
import { Deadline, within } from './deadline.ts';
import { hostsOf } from './hosts.ts';
import { isOutage } from './outage.ts';
import { behindProxy } from './testing/behind-proxy.ts';
import { type Proxy, startProxy } from './testing/proxy.ts';

const behind = behindProxy();
const { open: throughProxy } = behind;
/** A second way to the same server, as if it were another one. */
let other: Proxy;
beforeAll(async () => {
  other = await startProxy(behind.testDb.connection);
});
afterAll(() => other.close());
beforeEach(async () => {
  other.restore();
  await behind.testDb.db.execute(sql`delete from things`);
});

const hostOf = (proxy: Proxy) => new URL(proxy.url).host;
const add = (db: Db) => db.execute(sql`insert into things values (1)`);
const stored = async () => (await behind.testDb.db.execute(sql`select id from things`)).length;
const ofRequest = <T>(work: () => PromiseLike<T>, ms = 10_000) =>
  within(new Deadline(ms), async () => {
    const result = await work();
    return result;
  });
/** From now on this session writes nothing, as if its server had become a standby. */
const forbidWrites = (db: Db) =>
  db.execute(sql`select set_config('default_transaction_read_only', 'on', false)`);

/** A pool that knows both ways, the first one first. */
function throughBoth(options: DbOptions = {}) {
  const url = behind.proxy.url.replace(hostOf(behind.proxy), (host) => `${host},${hostOf(other)}`);
  const database = createDb(url, options);
  onTestFinished(async () => {
    behind.proxy.restore();
    other.restore();
    await database.close();
  });
  return database;
}

describe('a server that takes no writes any more', () => {
  test('loses its connection, and the write is sent again', async () => {
    const { db } = throughProxy();
    await ofRequest(() => forbidWrites(db));
    await ofRequest(() => add(db));
    expect(await stored()).toBe(1);
  });

  test('gives no query the rows of another that was sent behind it', async () => {
    const { db, client } = throughProxy({ max: 1 });
    await ofRequest(() => forbidWrites(db));
    const read = (n: number) => ofRequest(() => client.unsafe(`select ${n} as n`));
    const written = ofRequest(() => client.unsafe('insert into things values (1)'));
    const answers = await Promise.all([1, 2, 3, 4].map(read));
    expect(answers.map(([row]) => row)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }]);
    await written;
    expect(await stored()).toBe(1);
  });

  test('ends a transaction as an outage does, and the next one goes elsewhere', async () => {
    const { db } = throughProxy();
    await ofRequest(() => forbidWrites(db));
    await expect(ofRequest(() => db.transaction((tx) => add(tx)))).rejects.toSatisfy(
      (error) => error instanceof Error && isOutage(error.cause ?? error),
    );
    await ofRequest(() => db.transaction((tx) => add(tx)));
    expect(await stored()).toBe(1);
  });
});

describe('a replica', () => {
  const read = (db: Db) => db.execute(sql`select 1 as one, ${'x'}::text as text`);
  const inPlaceOf = () => throughProxy({ instead: behind.testDb.client });

  test.each(['goAway', 'freeze'] as const)(
    'that does not answer (%s) leaves a read to the primary, and is read again when it is back',
    async (fault) => {
      const { db } = inPlaceOf();
      await ofRequest(() => read(db));
      behind.proxy[fault]();
      for (let n = 0; n < 3; n += 1)
        expect([...(await ofRequest(() => read(db), 2_500))]).toEqual([{ one: 1, text: 'x' }]);
      behind.proxy.restore();
      await expect
        .poll(async () => {
          const before = behind.proxy.timesSent('as one');
          await ofRequest(() => read(db));
          return behind.proxy.timesSent('as one') - before;
        })
        .toBeGreaterThan(0);
    },
  );

  test('leaves neither writes nor transactions to the primary', async () => {
    const { db } = inPlaceOf();
    await ofRequest(() => read(db));
    behind.proxy.cutAt('insert into things', 'before');
    await expect(ofRequest(() => add(db), 500)).rejects.toThrow('Failed query');
    behind.proxy.goAway();
    await expect(ofRequest(() => db.transaction((tx) => read(tx)), 500)).rejects.toThrow(
      'The database did not answer in time.',
    );
    expect(await stored()).toBe(0);
  });
});

describe('of several hosts', () => {
  test('the next one serves when one is away, and queries with no deadline fail when all are', async () => {
    const { db } = throughBoth({ max: 1 });
    behind.proxy.goAway();
    await add(db);
    other.goAway();
    await expect(add(db)).rejects.toSatisfy(
      (error) => error instanceof Error && isOutage(error.cause),
    );
    behind.proxy.restore();
    await ofRequest(() => add(db));
    expect(await stored()).toBe(2);
  });

  test('a frozen one loses every connection as soon as another serves, also those that listen', async () => {
    const { db, client } = throughBoth({ max: 2, connectTimeoutSeconds: 0.2 });
    const heard: string[] = [];
    let listens = 0;
    await client.listen(
      'news',
      (text) => heard.push(text),
      () => {
        listens += 1;
      },
    );
    const both = () => Promise.all([db.execute(sql`select pg_sleep(0.05)`), add(db)]);
    await ofRequest(both);
    behind.proxy.freeze();
    // Each of them stands on a frozen connection, and none would be given up before its deadline.
    const waiting = [1, 2].map(() => ofRequest(() => db.execute(sql`select pg_sleep(0.01)`)));
    await Promise.all(waiting);
    await ofRequest(() => add(db));
    await expect.poll(() => listens).toBe(2);
    await ofRequest(() => db.execute(sql`select pg_notify('news', 'from the other')`));
    await expect.poll(() => heard).toEqual(['from the other']);
    const { proxy } = behind;
    proxy.restore();
    const before = proxy.timesSent('insert into things');
    for (let n = 0; n < 5; n += 1) await ofRequest(both);
    await sleep(20);
    expect(proxy.timesSent('insert into things')).toBe(before);
  });

  test('each has a URL of its own', () => {
    expect(hostsOf('postgres://ana:a%2Cb@uno:6000,dos,[::1]:7000/x?y=1,2')).toEqual([
      'postgres://ana:a%2Cb@uno:6000/x?y=1,2',
      'postgres://ana:a%2Cb@dos:6000/x?y=1,2',
      'postgres://ana:a%2Cb@[::1]:7000/x?y=1,2',
    ]);
    expect(hostsOf('postgres://db/portal')).toEqual(['postgres://db/portal']);
  });
});
