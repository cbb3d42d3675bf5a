import { sessions } from '@pbr/db/schema/sessions';
import { users } from '@pbr/db/schema/users';
import { createTestDb } from '@pbr/db/testing/database';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../testing/data/account.ts';
import { testApp } from '../../testing/app.ts';
import { databaseSuite } from '../../testing/suite.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const START = Date.parse('2026-11-20T18:00:00Z');

let app: FastifyInstance;
let now = new Date(START);
let userId: string;
let email: string;
let cookie: string;
const t = await databaseSuite();
beforeAll(async () => {
  app = await testApp(t.db, {
    now: () => now,
    // A page sets the cache header that is right for visitors.
    pages: async (instance) => {
      instance.get('/page', (_request, reply) =>
        reply.header('cache-control', 'private, no-cache').type('text/html').send('<p>'),
      );
    },
  });
  ({ id: userId, email } = await anAccount(t.db));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date(START);
  await t.db.delete(sessions);
  await t.db.update(users).set({ isActive: true, role: 'employee' }).where(eq(users.id, userId));
  cookie = await signedInCookie(app, email);
});

const at = (ms: number) => {
  now = new Date(START + ms);
};
const rest = async () =>
  (await app.inject({ url: '/api/user', headers: { cookie } })).statusCode === 200;
const trpc = async () =>
  (await app.inject({ url: '/trpc/session.list', headers: { cookie } })).statusCode === 200;
const isSignedIn = async () => {
  const answers = [await rest(), await trpc()];
  expect(answers[0]).toBe(answers[1]);
  return answers[0];
};
/** The row's position in its table and the transaction that wrote it: they change with every write. */
const writes = async () => {
  const rows = await t.db.execute(sql`select ctid::text, xmin::text from sessions`);
  return JSON.stringify([...rows]);
};

describe('a session', () => {
  test('that is unused for seven days is over', async () => {
    at(7 * DAY - 1000);
    expect(await isSignedIn()).toBe(true);
    at(14 * DAY);
    expect(await isSignedIn()).toBe(false);
  });

  test('that is over is not listed, and cannot continue through another one', async () => {
    const second = await signedInCookie(app, email);
    at(5 * DAY);
    expect(await isSignedIn()).toBe(true);
    at(8 * DAY);
    expect(await isSignedIn()).toBe(true);
    const listed = await app.inject({ url: '/trpc/session.list', headers: { cookie } });
    expect(listed.json().result.data).toMatchObject([{ current: true }]);
    const answer = await app.inject({ url: '/api/user', headers: { cookie: second } });
    expect(answer.statusCode).toBe(401);
  });

  test('that is used continues, but not beyond thirty days', async () => {
    for (let day = 5; day <= 25; day += 5) {
      at(day * DAY);
      expect(await isSignedIn()).toBe(true);
    }
    at(30 * DAY - 1000);
    expect(await isSignedIn()).toBe(true);
    at(30 * DAY);
    expect(await isSignedIn()).toBe(false);
  });

  test('is written at most every five minutes while it is used', async () => {
    const first = await writes();
    at(5 * MINUTE - 1);
    await isSignedIn();
    expect(await writes()).toBe(first);
    at(5 * MINUTE);
    await rest();
    const second = await writes();
    expect(second).not.toBe(first);
    for (let n = 0; n < 5; n += 1) await isSignedIn();
    expect(await writes()).toBe(second);
  });

  test('that ends during a request does not come back', async () => {
    at(10 * MINUTE);
    await t.db.delete(sessions);
    await isSignedIn();
    expect(await t.db.$count(sessions)).toBe(0);
  });

  test('of a deactivated person ends with the next request', async () => {
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, userId));
    expect(await isSignedIn()).toBe(false);
  });

  test('does not remember a role', async () => {
    const employees = async () =>
      (await app.inject({ url: '/api/employees', headers: { cookie } })).statusCode;
    await t.db.update(users).set({ role: 'admin' }).where(eq(users.id, userId));
    expect(await employees()).toBe(200);
    await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, userId));
    expect(await employees()).toBe(403);
  });
});

describe('visitors', () => {
  test('leave no row and get no cookie', async () => {
    await t.db.delete(sessions);
    const paths = [
      '/api/properties',
      '/trpc/session.user',
      '/trpc/property.featured',
      '/robots.txt',
    ];
    for (const url of [...paths, '/api/user', '/api/nothing', '/healthz', '/api/login']) {
      const answer = await app.inject(url);
      expect(answer.headers['set-cookie'], url).toBeUndefined();
    }
    expect(await t.db.$count(sessions)).toBe(0);
  });

  test('whose requests are refused leave no row and get no cookie either', async () => {
    await t.db.delete(sessions);
    const payload = { email, password: 'incorrecta' };
    const answer = await app.inject({ method: 'POST', url: '/api/login', payload });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await t.db.$count(sessions)).toBe(0);
  });
});

describe('an answer to a signed-in person', () => {
  test.each([
    '/api/user',
    '/api/properties',
    '/api/nothing',
    '/page',
    '/trpc/session.user',
    '/trpc/property.featured',
  ])('from %s is kept by no cache', async (url) => {
    const own = await app.inject({ url, headers: { cookie } });
    expect(own.headers['cache-control']).toBe('no-store');
  });

  test("is marked as personal where caches may keep a visitor's", async () => {
    for (const url of ['/api/properties', '/trpc/session.user']) {
      const { headers } = await app.inject(url);
      expect(headers['cache-control'], url).toBe('no-cache');
      expect(headers.vary, url).toMatch(/\bcookie\b/u);
    }
  });

  test('with a file is the same as for everybody, and costs no query', async () => {
    at(10 * MINUTE);
    const before = await writes();
    const answer = await app.inject({ url: '/uploads/nothing.webp', headers: { cookie } });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await writes()).toBe(before);
  });
});

test('while the database is away nobody is told that their session has ended', async () => {
  const gone = await createTestDb();
  const orphan = await testApp(gone.db);
  const account = await anAccount(gone.db);
  const own = await signedInCookie(orphan, account.email);
  await gone.close();
  for (const url of ['/api/user', '/trpc/session.user', '/trpc/session.list']) {
    const answer = await orphan.inject({ url, headers: { cookie: own } });
    expect(answer.statusCode, url).toBe(503);
    expect(answer.headers['set-cookie'], url).toBeUndefined();
  }
  for (const [url, payload] of [
    ['/api/login', { email: 'marta@correo.mx', password: 'jacaranda' }],
    ['/api/logout', {}],
  ] as const) {
    const headers = { cookie: own };
    const answer = await orphan.inject({ method: 'POST', url, payload, headers });
    expect(answer.statusCode, url).toBe(503);
  }
  // The process itself is well, even for a request with a session.
  expect((await orphan.inject({ url: '/healthz', headers: { cookie: own } })).statusCode).toBe(200);
  await orphan.close();
});
