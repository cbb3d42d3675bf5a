import { sessions } from '@pbr/db/schema/sessions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MISSING_ID } from './testing/access/access-rows.ts';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { testApp } from './testing/app.ts';
import { TEST_ORIGIN } from './testing/context.ts';
import { addressOf, walk, type Way } from './testing/access/ways.ts';
import { databaseSuite } from './testing/suite.ts';

let app: FastifyInstance;
let ways: Way[];
let admin: string;
const t = await databaseSuite();
beforeAll(async () => {
  ({ app, ways } = await walk(() => testApp(t.db)));
  admin = await signedInCookie(app, (await anAccount(t.db, { role: 'admin' })).email);
});
afterAll(() => app.close());

/** No contract accepts this, so a request that passes the origin check gets a different error. */
const NONSENSE = { email: { nonsense: true }, id: 7 };

async function knock(way: Way, headers: Record<string, string> = {}) {
  const { method, isWrite, door } = way;
  const url = addressOf(way, MISSING_ID);
  const answer = await app.inject({
    method: method as 'GET',
    url: isWrite || door === 'REST' ? url : `${url}?input=${encodeURIComponent('7')}`,
    headers,
    ...(isWrite && { payload: NONSENSE }),
  });
  const body: { code?: string; error?: { data: { appCode: string } } } = answer.body.startsWith('{')
    ? answer.json()
    : {};
  return `${answer.statusCode} ${body.code ?? body.error?.data.appCode ?? ''}`.trim();
}

describe('a write from another site', () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { origin: `${TEST_ORIGIN}.evil.test` },
    { origin: `${TEST_ORIGIN}:8080` },
    { origin: 'http://localhost' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: TEST_ORIGIN, 'sec-fetch-site': 'cross-site' },
    { origin: '' },
  ];

  test('is refused by every call on both doors, with and without a session', async () => {
    const writes = ways.filter(({ isWrite }) => isWrite);
    expect(writes.length).toBeGreaterThan(15);
    for (const way of writes) {
      for (const cookie of ['', admin]) {
        const headers = { cookie, origin: 'https://evil.test' };
        expect(await knock(way, headers), way.name).toBe('403 request.cross_site');
      }
    }
  });

  test.each(foreign)('is recognised by %o', async (headers) => {
    for (const url of ['/api/logout', '/trpc/session.logout', '/api/login', '/nowhere']) {
      const answer = await app.inject({ method: 'POST', url, payload: {}, headers });
      expect(answer.statusCode, url).toBe(403);
      expect(answer.json(), url).toMatchObject({ code: 'request.cross_site' });
    }
  });

  test.each<Record<string, string>>([
    {},
    { origin: TEST_ORIGIN },
    { origin: TEST_ORIGIN, 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is not assumed from %o', async (headers) => {
    const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(answer.statusCode).toBe(204);
  });

  test('changes nothing', async () => {
    const cookie = await signedInCookie(app, (await anAccount(t.db)).email);
    const before = await t.db.$count(sessions);
    const headers = { cookie, origin: 'https://evil.test' };
    await app.inject({ method: 'POST', url: '/api/logout', headers });
    expect(await t.db.$count(sessions)).toBe(before);
  });

  test('does not include pages that this machine serves itself while nobody else can reach it', async () => {
    const trusting = await testApp(t.db, { trustsLoopback: true });
    onTestFinished(() => trusting.close());
    const base = await trusting.listen({ port: 0, host: '127.0.0.1' });
    const { port } = new URL(base);
    const post = async (origin: string) =>
      (await fetch(`${base}/api/logout`, { method: 'POST', headers: { origin } })).status;
    expect(await post(`http://localhost:${port}`)).toBe(204);
    expect(await post(`http://127.0.0.1:${port}`)).toBe(204);
    expect(await post(`http://localhost:${Number(port) === 1 ? 2 : 1}`)).toBe(403);
  });
});

describe('other sites', () => {
  test.each(['https://evil.test', 'null'])('at %s may not read answers', async (origin) => {
    for (const url of ['/api/properties', '/api/user', '/trpc/session.user']) {
      const { headers } = await app.inject({ url, headers: { origin, cookie: admin } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of the type %s',
    async (type) => {
      for (const url of ['/api/login', '/trpc/session.login']) {
        const headers = { 'content-type': type };
        const payload = '{"email":"a@correo.mx","password":"jacaranda"}';
        const answer = await app.inject({ method: 'POST', url, payload, headers });
        expect(answer.statusCode, url).toBe(415);
      }
    },
  );
});
