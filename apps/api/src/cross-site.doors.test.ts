import { sessions } from '@pbr/db/schema/sessions';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { MISSING_ID } from './testing/access/access-rows.ts';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { testApp } from './testing/app.ts';
import { TEST_ORIGIN } from './testing/context.ts';
import { pathOf, walk, type Way } from './testing/access/ways.ts';
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
  const url = pathOf(way, MISSING_ID);
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

  test('is refused by every call on both doors if it carries a cookie', async () => {
    const writes = ways.filter(({ isWrite }) => isWrite);
    expect(writes.length).toBeGreaterThan(15);
    for (const way of writes) {
      for (const cookie of [admin, 'theme=dark']) {
        const headers = { cookie, origin: 'https://evil.test' };
        expect(await knock(way, headers), way.name).toBe('403 request.cross_site');
      }
    }
  });

  test('is refused without one as well, except an inquiry and a message to the company', async () => {
    const taken: string[] = [];
    for (const way of ways.filter(({ isWrite }) => isWrite)) {
      const outcome = await knock(way, { origin: 'https://evil.test' });
      if (outcome !== '403 request.cross_site') taken.push(way.name);
    }
    expect(taken.toSorted()).toEqual(['POST /api/contact', 'POST /api/properties/:id/inquiries']);
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

/** The answers that a page of any origin may read, beside photos: everybody may read it without an account. */
const OPEN_READS = [
  'GET /api/agents',
  'GET /api/map',
  'GET /api/openapi.json',
  'GET /api/properties',
  'GET /api/properties/:id',
  'GET /api/properties/changes',
  'GET /og/:id(^[\\da-f-]{36}$).jpg',
  'GET /og/portal.jpg',
];

describe('other sites', () => {
  test.each(['https://evil.test', 'null'])('at %s read what is public', async (origin) => {
    const open: string[] = [];
    const reads = ways.filter(
      ({ isWrite, isOtherMethod, method }) => !isWrite && !isOtherMethod && method !== 'HEAD',
    );
    for (const way of reads) {
      const url = pathOf(way, MISSING_ID);
      const { headers } = await app.inject({ url, headers: { origin, cookie: admin } });
      const cors = Object.entries(headers).filter(([name]) => name.startsWith('access-control'));
      if (cors.length === 0) continue;
      open.push(way.name);
      expect(Object.fromEntries(cors), way.name).toEqual({
        'access-control-allow-origin': '*',
        'access-control-expose-headers': expect.stringContaining('x-total-count'),
      });
    }
    expect(open.toSorted()).toEqual(OPEN_READS);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form of the type %s',
    async (type) => {
      for (const url of ['/api/login', '/api/contact', '/trpc/session.login']) {
        const headers = { 'content-type': type };
        const payload = '{"email":"a@correo.mx","password":"jacaranda"}';
        const answer = await app.inject({ method: 'POST', url, payload, headers });
        expect(answer.statusCode, url).toBe(415);
      }
    },
  );
});
