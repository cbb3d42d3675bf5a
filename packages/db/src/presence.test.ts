import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import type { Database } from './client.ts';
import { Deadline, within } from './deadline.ts';
import { behindProxy } from './testing/behind-proxy.ts';

const behind = behindProxy();
const { open: throughProxy } = behind;

const ask = ({ db }: Database, ms = 10_000, text = sql`select 1`) =>
  within(new Deadline(ms), async () => {
    await db.execute(text);
  });

test.each(['goAway', 'freeze'] as const)(
  'a database that nobody reaches (%s) is away since its last answer, until it is back',
  async (outage) => {
    const database = throughProxy();
    const { presence } = database;
    const before = performance.now();
    await ask(database);
    const served = performance.now();
    expect(presence.awaySince).toBeNull();
    behind.proxy[outage]();
    const refused = ask(database, 1_500).catch((error: unknown) => error);
    await expect.poll(() => presence.awaySince).not.toBeNull();
    expect(presence.awaySince).toBeGreaterThanOrEqual(before);
    expect(presence.awaySince).toBeLessThanOrEqual(served);
    behind.proxy.restore();
    // Nobody asks for anything, and still it is found.
    await expect.poll(() => presence.awaySince).toBeNull();
    await refused;
  },
);

test('a database that is silent is away before any query has given up', async () => {
  const database = throughProxy();
  await ask(database);
  behind.proxy.freeze();
  const waiting = ask(database, 30_000);
  await expect.poll(() => database.presence.awaySince).not.toBeNull();
  behind.proxy.restore();
  await waiting;
});

test('a locked table and a slow statement are no outage, even when they hold every connection', async () => {
  const database = throughProxy();
  const seen = new Set<number | null>();
  const look = setInterval(() => seen.add(database.presence.awaySince), 10);
  onTestFinished(() => clearInterval(look));
  await behind.testDb.db.transaction(async (tx) => {
    await tx.execute(sql`lock table things in access exclusive mode`);
    const refused = ask(database, 1_000, sql`select * from things`);
    await expect(refused).rejects.toMatchObject({ cause: { code: 'DEADLINE' } });
  });
  await ask(database, 10_000, sql`select pg_sleep(0.8)`);
  expect([...seen]).toEqual([null]);
});

test('an idle process notices that the database ends its connections', async () => {
  const database = throughProxy();
  await ask(database);
  behind.proxy.goAway();
  await expect.poll(() => database.presence.awaySince).not.toBeNull();
});

test('one lost connection is no outage', async () => {
  const database = throughProxy();
  await ask(database);
  behind.proxy.cut();
  await ask(database);
  expect(database.presence.awaySince).toBeNull();
});

test('while it is silent no connection is opened for a query, and what waits is served as soon as it answers', async () => {
  const database = throughProxy({ max: 10, applicationName: 'waits for its return' });
  const opened = () => behind.proxy.timesSent('waits for its return');
  await ask(database);
  behind.proxy.freeze();
  await ask(database, 1_500).catch(() => {});
  await expect.poll(() => database.presence.awaySince).not.toBeNull();
  const before = opened();
  const refused = await Promise.allSettled(Array.from({ length: 20 }, () => ask(database, 50)));
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 'rejected'));
  const waiting = Promise.all(Array.from({ length: 20 }, () => ask(database)));
  expect(opened()).toBe(before);
  behind.proxy.restore();
  await waiting;
  expect(opened()).toBeGreaterThan(before);
});
