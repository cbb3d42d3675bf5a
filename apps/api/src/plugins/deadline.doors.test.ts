import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDb, type Database } from '@pbr/db/client';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { type Proxy, startProxy } from '@pbr/db/testing/proxy';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { testApp } from '../testing/app.ts';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { aProperty } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';

const DATABASE_MS = 250;
/** Far less than a statement without a deadline would wait, and long enough for a busy machine. */
const IN_TIME_MS = 3_000;

let proxy: Proxy;
let database: Database;
let app: FastifyInstance;
/** The same portal with less patience. */
let hasty: FastifyInstance;
let cookie: string;
let listing: string;

const t = await databaseSuite();
beforeAll(async () => {
  proxy = await startProxy(t.connection);
  database = createDb(proxy.url, { max: 4 });
  app = await testApp(database.db);
  hasty = await testApp(database.db, {
    databaseMs: DATABASE_MS,
    ...createReadyStores(1024 * 1024),
  });
  for (const server of [app, hasty]) await server.listen({ port: 0, host: '127.0.0.1' });
  const owner = await anAccount(t.db);
  cookie = await signedInCookie(app, owner.email);
  listing = (await aProperty(t.db, { ownerId: owner.id })).id;
});
afterAll(async () => {
  await app.close();
  await hasty.close();
  proxy.restore();
  await database.close();
  await proxy.close();
});
beforeEach(async () => {
  proxy.restore();
  await t.db.execute(sql`delete from property_inquiries`);
});

interface Sent {
  to?: FastifyInstance;
  headers?: Record<string, string>;
  payload?: object;
  /** The pause before the second half of the body. */
  pauseMs?: number;
}

/** Sends a request through a socket, whose events do not belong to the request as those of an injected one do. */
async function ask(
  method: string,
  path: string,
  { to = app, headers = {}, payload, pauseMs = 0 }: Sent = {},
) {
  const { port } = to.server.address() as AddressInfo;
  const start = performance.now();
  const body = payload && JSON.stringify(payload);
  const asked = request({
    port,
    method,
    path,
    agent: false,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
  });
  if (body) {
    asked.write(body.slice(0, 10));
    await sleep(pauseMs);
  }
  asked.end(body?.slice(10));
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const said = await text(answer);
  const { statusCode: status, headers: answered } = answer;
  return { status, headers: answered, said, ms: performance.now() - start };
}

const inquiry = () => ({
  clientName: 'Elena Prado',
  clientEmail: `${randomUUID()}@correo.mx`,
  message: '¿Sigue disponible?',
});
const sendInquiry = (sent: Sent = {}) =>
  ask('POST', `/api/properties/${listing}/inquiries`, { payload: inquiry(), ...sent });
const trpc = (name: string) => `/trpc/${name}`;
const stored = () => t.db.$count(propertyInquiries);

type Send = (to: FastifyInstance) => ReturnType<typeof ask>;

const REQUESTS: Record<string, Send> = {
  'a read over REST': (to) => ask('GET', '/api/properties', { to }),
  'a read over tRPC': (to) => ask('GET', trpc('property.search?input={}'), { to }),
  'a read of a member over REST': (to) => ask('GET', '/api/user', { to, headers: { cookie } }),
  'a read of a member over tRPC': (to) =>
    ask('GET', trpc('session.list'), { to, headers: { cookie } }),
  'a read with a token': (to) =>
    ask('GET', '/api/user', { to, headers: { authorization: 'Bearer pbr_x' } }),
  'a write': (to) => sendInquiry({ to }),
  'a write with a key': (to) => sendInquiry({ to, headers: { 'idempotency-key': randomUUID() } }),
  'a write of a member': (to) =>
    ask('PATCH', `/api/properties/${listing}`, {
      to,
      headers: { cookie },
      payload: { name: 'Casa' },
    }),
};

describe.each(['goAway', 'freeze'] as const)('while the database is gone (%s)', (outage) => {
  test.each(Object.entries(REQUESTS))(
    '%s is 503 in time, and served when it is back',
    async (_what, send) => {
      proxy[outage]();
      const refused = await send(hasty);
      expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(refused.said).toContain('Intenta de nuevo en unos segundos.');
      expect(refused.ms).toBeLessThan(IN_TIME_MS);
      proxy.restore();
      expect((await send(app)).status).not.toBe(503);
    },
  );

  test('the process says that it lives and cannot serve', async () => {
    proxy[outage]();
    const [lives, serves] = await Promise.all([
      ask('GET', '/healthz', { to: hasty }),
      ask('GET', '/readyz', { to: hasty }),
    ]);
    expect([lives.status, serves.status]).toEqual([200, 503]);
    expect(serves.ms).toBeLessThan(IN_TIME_MS);
  });

  test('a request that waits for the answer to another one waits no longer than it may itself', async () => {
    proxy[outage]();
    const path = `/api/properties?maxPrice=${5_000_000 + Math.round(performance.now())}`;
    const ends: number[] = [];
    const read = async () => {
      expect(await ask('GET', path, { to: hasty })).toMatchObject({ status: 503 });
      ends.push(performance.now());
    };
    const first = read();
    await sleep(50);
    await Promise.all([first, read()]);
    // Its own deadline began a moment later, and not when the first one failed.
    expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(0.8 * DATABASE_MS);
  });
});

describe('a locked table', () => {
  const whileLocked = (work: () => Promise<void>) =>
    t.db.transaction(async (tx) => {
      await tx.execute(sql`lock table properties, property_inquiries in access exclusive mode`);
      await work();
    });

  test('refuses what needs it in time, and nothing else', async () => {
    await whileLocked(async () => {
      const answers = await Promise.all([
        ask('GET', `/api/properties/${listing}`, { to: hasty, headers: { cookie } }),
        sendInquiry({ to: hasty }),
        ask('GET', '/api/user', { headers: { cookie } }),
        ask('GET', '/readyz'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([503, 503, 200, 200]);
      expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(IN_TIME_MS);
    });
    expect(await stored()).toBe(0);
  });

  test('makes a download wait longer', async () => {
    let download: ReturnType<typeof ask> | undefined;
    await whileLocked(async () => {
      download = ask('GET', '/api/properties.csv', { to: hasty, headers: { cookie } });
      await sleep(2 * DATABASE_MS);
    });
    expect(await download).toMatchObject({ status: 200 });
  });
});

test('a request whose body took its time waits for the database no longer than others', async () => {
  proxy.freeze();
  const refused = await sendInquiry({ to: hasty, pauseMs: 50 });
  expect(refused.status).toBe(503);
  expect(refused.ms).toBeLessThan(IN_TIME_MS);
});

test('the time in which a body arrives does not count', async () => {
  const send = () => sendInquiry({ to: hasty, pauseMs: 2 * DATABASE_MS });
  // On a busy machine the database alone may take longer than the deadline of this process.
  await expect.poll(() => send()).toMatchObject({ status: 201 });
});

/** A connection sends the word only once; afterwards it has a number for it. */
function cutAtCommit(when: 'before' | 'after') {
  proxy.cut();
  proxy.cutAt('commit', when);
}

test('a write whose commit was not confirmed is 503, and its key finds it', async () => {
  const sent = { payload: inquiry(), headers: { 'idempotency-key': randomUUID() } };
  const before = proxy.timesSent('insert into "property_inquiries"');
  cutAtCommit('after');
  expect(await sendInquiry(sent)).toMatchObject({ status: 503 });
  expect(await stored()).toBe(1);
  expect(await sendInquiry(sent)).toMatchObject({
    status: 201,
    headers: { 'idempotency-replayed': 'true' },
  });
  expect(await stored()).toBe(1);
  expect(proxy.timesSent('insert into "property_inquiries"')).toBe(before + 1);
});

test('a write that was lost before its commit is 503, and its key stores it', async () => {
  const sent = { payload: inquiry(), headers: { 'idempotency-key': randomUUID() } };
  cutAtCommit('before');
  expect(await sendInquiry(sent)).toMatchObject({ status: 503 });
  expect(await stored()).toBe(0);
  expect(await sendInquiry(sent)).toMatchObject({ status: 201 });
  expect(await stored()).toBe(1);
});

test('reads come through a connection that is cut, signed in or not', async () => {
  for (let n = 0; n < 5; n += 1) {
    const reads = [
      ask('GET', `/api/properties/${listing}`, { headers: { cookie } }),
      ask('GET', '/api/user', { headers: { cookie } }),
    ];
    await sleep(n * 3);
    proxy.cut();
    expect((await Promise.all(reads)).map(({ status }) => status)).toEqual([200, 200]);
  }
});
