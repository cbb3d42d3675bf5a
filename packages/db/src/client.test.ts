import { connect } from 'node:net';
import { setImmediate as immediately, setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createDb, type Db } from './client.ts';
import { Deadline, within } from './deadline.ts';
import { createTestDb, type TestDb } from './testing/database.ts';
import { startProxy } from './testing/proxy.ts';

let testDb: TestDb;
beforeAll(async () => {
  testDb = await createTestDb({ empty: true });
});
afterAll(() => testDb.close());

test('exact numbers, bigint, dates and times are strings in UTC', async () => {
  const [row] = await testDb.db.execute(sql`
    select 12.50::numeric(12, 2) as price, 3::bigint as count, date '2026-02-28' as day,
      timestamptz '2026-01-02 03:04:05.123456-06' as moment, 7 as small`);
  expect(row).toEqual({
    price: '12.50',
    count: '3',
    day: '2026-02-28',
    moment: '2026-01-02 09:04:05.123456+00',
    small: 7,
  });
});

test('queries accept the pool and a transaction alike, and a transaction that throws is rolled back', async () => {
  const add = (db: Db, id: number) => db.execute(sql`insert into things values (${id})`);
  await testDb.db.execute(sql`create table things (id int)`);
  await add(testDb.db, 1);
  const failing = testDb.db.transaction(async (tx) => {
    await add(tx, 2);
    await tx.transaction((inner) => add(inner, 3));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect([...(await testDb.db.execute(sql`select id from things`))]).toEqual([{ id: 1 }]);
});

test('what a transaction sends at once runs in the order in which it was begun', async () => {
  const steps = pgTable('steps', { name: text('name') });
  await testDb.db.execute(sql`create table steps (name text)`);
  const names = await testDb.db.transaction(async (tx) => {
    const all = () => tx.select().from(steps);
    const results = await Promise.all([
      tx.execute(sql`insert into steps values (${'raw'})`),
      all(),
      tx.insert(steps).values({ name: 'built' }),
      tx.execute<{ name: string }>(sql`select name from steps`),
      tx.update(steps).set({ name: 'changed' }).where(eq(steps.name, 'raw')),
      all().for('update'),
    ]);
    return [results[1], [...results[3]], results[5]].map((rows) => rows.map(({ name }) => name));
  });
  expect(names.map((seen) => new Set(seen))).toEqual([
    new Set(['raw']),
    new Set(['raw', 'built']),
    new Set(['changed', 'built']),
  ]);
});

test('a query without a name is one round trip, and so is one with a name from the second time on', async () => {
  const proxy = await startProxy(testDb.connection);
  const one = createDb(proxy.url, { max: 1 });
  onTestFinished(async () => {
    await one.close();
    await proxy.close();
  });
  const flightsOf = async (query: () => PromiseLike<unknown>) => {
    await query();
    const before = proxy.flights();
    await query();
    return proxy.flights() - before;
  };
  const words = sql.param(['a', 'b']);
  expect(
    await flightsOf(() => one.db.execute(sql`select ${1}::int, ${'a'}, ${words}::text[]`)),
  ).toBe(1);
  const table = pgTable('pg_namespace', { name: text('nspname') });
  const named = one.db.select().from(table).where(eq(table.name, 'public')).prepare('a name');
  expect(await flightsOf(() => named.execute())).toBe(1);
});

test('behind a pool every query is one round trip, none is prepared, and the session has no settings of its own', async () => {
  const proxy = await startProxy(testDb.connection);
  const one = createDb(proxy.url, { max: 1, isBehindPool: true, statementTimeoutMs: 1234 });
  onTestFinished(async () => {
    await one.close();
    await proxy.close();
  });
  const table = pgTable('pg_namespace', { name: text('nspname') });
  const named = one.db.select().from(table).where(eq(table.name, 'public')).prepare('a name');
  await named.execute();
  const before = proxy.flights();
  await named.execute();
  expect(proxy.flights() - before).toBe(1);
  const [{ count } = {}] = await one.client`select count(*)::int from pg_prepared_statements`;
  expect(count).toBe(0);
  const [settings] = await one.client`
    select current_setting('statement_timeout') as limit, current_setting('TimeZone') as zone`;
  expect(settings).toEqual({ limit: '0', zone: 'UTC' });
});

test('a pool opens one connection at a time, and asks for the types of arrays once', async () => {
  const proxy = await startProxy(testDb.connection);
  const pool = createDb(proxy.url, { max: 5, applicationName: 'opens one' });
  onTestFinished(async () => {
    await pool.close();
    await proxy.close();
  });
  proxy.freeze();
  const waiting = Array.from({ length: 5 }, () => pool.client`select pg_sleep(0.05)`);
  const served = Promise.all(waiting);
  await expect.poll(() => proxy.timesSent('opens one')).toBe(1);
  await sleep(100);
  expect(proxy.timesSent('opens one')).toBe(1);
  proxy.restore();
  await served;
  // A busy machine takes its time to open them.
  while (proxy.timesSent('opens one') < 5)
    await Promise.all(Array.from({ length: 20 }, () => pool.client`select pg_sleep(0.05)`));
  expect(proxy.timesSent('opens one')).toBe(5);
  expect(proxy.timesSent('pg_catalog.pg_type a')).toBe(1);
});

test('a connection that opens for a reservation is reserved, also when the types of arrays are known', async () => {
  const pool = createDb(testDb.connection, { max: 2 });
  onTestFinished(() => pool.close());
  await pool.client`select 1`;
  const reserved = [await pool.client.reserve(), await pool.client.reserve()];
  for (const one of reserved) expect(await one`select 1 as one`).toEqual([{ one: 1 }]);
  for (const one of reserved) one.release();
});

test('connections are opened while queries wait for one, and as many can be reserved', async () => {
  const pool = createDb(testDb.connection, { max: 5, applicationName: 'opens in turn' });
  onTestFinished(() => pool.close());
  const held = Array.from({ length: 4 }, () => pool.client.reserve());
  const slow = Array.from({ length: 4 }, () => pool.client`select pg_sleep(0.05)`);
  const reserved = await Promise.all(held);
  await Promise.all(slow);
  const [row] = await testDb.client<{ opened: number }[]>`
    select count(*)::int as opened from pg_stat_activity where application_name = 'opens in turn'`;
  expect(row?.opened).toBe(5);
  for (const one of reserved) one.release();
  await Promise.all(Array.from({ length: 20 }, () => pool.client`select pg_sleep(0.01)`));
});

test('values of every kind arrive as they were sent', async () => {
  const words = ['a,b', '{"c"}', 'd\\e', '', 'null', 'ñ'];
  const [row] = await testDb.db.execute(sql`
    select ${sql.param(words)}::text[] as words, ${sql.param([1, 2])}::int[] as numbers, ${true}::boolean as yes,
      ${null}::text as nothing, ${JSON.stringify({ a: 'b' })}::jsonb as object, ${10n ** 18n}::bigint as big`);
  expect(row).toEqual({
    words,
    numbers: [1, 2],
    yes: true,
    nothing: null,
    object: { a: 'b' },
    big: String(10n ** 18n),
  });
});

test('the server ends a statement that takes too long and a transaction that stays open', async () => {
  const hasty = createDb(testDb.connection, {
    max: 2,
    statementTimeoutMs: 50,
    idleInTransactionTimeoutMs: 50,
  });
  onTestFinished(() => hasty.close());
  await expect(hasty.client`select pg_sleep(30)`).rejects.toMatchObject({ code: '57014' });
  const abandoned = hasty.client.begin(async (transaction) => {
    await transaction`select 1`;
    await new Promise(() => {});
  });
  await expect(abandoned).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
});

test('drizzle prepares a statement on the server if it has a name and a parameter', async () => {
  const one = createDb(testDb.connection, { max: 1 });
  onTestFinished(() => one.close());
  const table = pgTable('pg_namespace', { name: text('nspname') });
  const query = () => one.db.select().from(table).where(eq(table.name, 'public'));
  const statements = () => one.client<{ statement: string }[]>`
    select statement from pg_prepared_statements where statement like 'select "nspname"%'`;
  await query();
  await one.db.select().from(table).prepare('without_parameter').execute();
  expect(await statements()).toEqual([]);
  await query().prepare('by_name').execute();
  expect(await statements()).toHaveLength(1);
});

describe('a transaction whose connection is lost', () => {
  const uncaught: Error[] = [];
  const watch = (error: Error) => void uncaught.push(error);
  beforeAll(() => void process.on('uncaughtExceptionMonitor', watch));
  afterAll(() => void process.off('uncaughtExceptionMonitor', watch));

  async function loseConnectionOf(name: string): Promise<void> {
    await testDb.client`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = ${name}`;
  }

  test('fails for its caller but not for the process, even during a statement', async () => {
    const victim = createDb(testDb.connection, { max: 1, applicationName: 'lost in flight' });
    onTestFinished(() => victim.close());
    let hasBegun = () => {};
    const begun = new Promise<void>((resolve) => (hasBegun = resolve));
    const failing = victim.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      hasBegun();
      await tx.execute(sql`select pg_sleep(60)`);
    });
    const outcome = failing.catch((error: unknown) => error);
    await begun;
    await loseConnectionOf('lost in flight');
    expect(await outcome).toBeInstanceOf(Error);
    // The error that would end the process comes from a timer of the driver.
    await sleep(50);
    expect(uncaught).toEqual([]);
    expect(await victim.client`select 1 as one`).toEqual([{ one: 1 }]);
  });

  test('runs none of its later statements on the replacement connection', async () => {
    const victim = createDb(testDb.connection, { max: 1, applicationName: 'lost between' });
    onTestFinished(() => victim.close());
    await testDb.db.execute(sql`create table strays (id int)`);
    const later: Promise<unknown>[] = [];
    const failing = victim.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      await loseConnectionOf('lost between');
      expect(await victim.client`select 1 as one`).toEqual([{ one: 1 }]);
      later.push(tx.execute(sql`insert into strays values (1)`).catch((error: unknown) => error));
      await Promise.all(later);
    });
    await expect(failing).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await expect.poll(() => later.length).toBe(1);
    expect(await later[0]).toBeInstanceOf(Error);
    expect([...(await testDb.db.execute(sql`select id from strays`))]).toEqual([]);
    expect(uncaught).toEqual([]);
  });

  test('fails as well where the connection is only reserved', async () => {
    const victim = createDb(testDb.connection, { max: 1, applicationName: 'lost while reserved' });
    onTestFinished(() => victim.close());
    const reserved = await victim.client.reserve();
    await reserved`select 1`;
    await loseConnectionOf('lost while reserved');
    await sleep(50);
    await expect(reserved`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await sleep(50);
    expect(uncaught).toEqual([]);
  });

  test('leaves nothing unsent to the connection that replaces it', async () => {
    const { host, port, ...identity } = testDb.connection;
    let destroy = () => {};
    const options = {
      ...identity,
      max: 1,
      socket: () => {
        const socket = connect(`${host}/.s.PGSQL.${port}`);
        destroy = () => void socket.destroy();
        return socket;
      },
    };
    const client = postgres(options);
    onTestFinished(() => client.end({ timeout: 1 }));
    await client`select 1`;
    // From here on, 'close' comes before the driver's timer for writing.
    await immediately();
    destroy();
    await expect(client`select 2`).rejects.toBeInstanceOf(Error);
    expect(await client`select 1 as one`).toEqual([{ one: 1 }]);
  });
});

// https://github.com/porsager/postgres/issues/1181
test.each([
  ['fails', 'select 1 / (3 - i) as n from generate_series(1, 5) i'],
  // Postgres sends rows when 8 kB of them are there.
  ['is given up', "select repeat('x', 10000), pg_sleep(0.02) from generate_series(1, 1000)"],
])('the rows of a query stand alone behind one that %s among its rows', async (_how, statement) => {
  const pool = createDb(testDb.connection, { max: 1 });
  onTestFinished(() => pool.close());
  const work = async () => {
    await pool.client.unsafe(statement);
  };
  await expect(within(new Deadline(200), work)).rejects.toThrow(/division by zero|in time/u);
  expect([...(await pool.client`select 7 as n`)]).toEqual([{ n: 7 }]);
});
