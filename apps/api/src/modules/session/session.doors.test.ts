import { sessions } from '@pbr/db/schema/sessions';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import {
  anAccount,
  cookieOf,
  signedInCookie,
  TEST_PASSWORD as PASSWORD,
} from '../../testing/data/account.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

let email: string;
const t = await databaseSuite();
const app = await serverOn(t);
beforeAll(async () => {
  ({ email } = await anAccount(t.db));
});
beforeEach(async () => {
  await t.db.delete(sessions);
});

type Login = (
  headers?: Record<string, string>,
  by?: FastifyInstance,
) => Promise<LightMyRequestResponse>;
const restLogin: Login = (headers = {}, by = app) =>
  by.inject({ method: 'POST', url: '/api/login', payload: { email, password: PASSWORD }, headers });
const trpcLogin: Login = (headers = {}, by = app) =>
  by.inject({
    method: 'POST',
    url: '/trpc/session.login',
    payload: { email, password: PASSWORD },
    headers,
  });
const restUser = (cookie: string) => app.inject({ url: '/api/user', headers: { cookie } });
const trpcUser = async (cookie: string) =>
  (await app.inject({ url: '/trpc/session.user', headers: { cookie } })).json<{
    result: { data: unknown };
  }>().result.data;

const doors: [string, Login][] = [
  ['REST', restLogin],
  ['tRPC', trpcLogin],
];

describe.each(doors)('signing in through %s', (_name, login) => {
  test('answers the person and a cookie that scripts and other sites do not get', async () => {
    const answer = await login();
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(email);
    expect(answer.body).not.toMatch(/password|argon/u);
    const [cookie] = answer.cookies;
    expect(answer.cookies).toHaveLength(1);
    expect(cookie).toMatchObject({
      name: 'pbr_session',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
    expect(cookie).not.toHaveProperty('domain');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toMatch(/\bcookie\b/u);
  });

  test('at an https URL sets a cookie that is bound to this host and to https', async () => {
    const secure = await testApp(t.db, { publicOrigin: 'https://portal.test' });
    onTestFinished(() => secure.close());
    const [cookie] = (await login({}, secure)).cookies;
    expect(cookie).toMatchObject({ name: '__Host-pbr_session', secure: true, path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('sets a cookie that works on both doors', async () => {
    const cookie = cookieOf(await login()) ?? '';
    expect((await restUser(cookie)).json()).toMatchObject({ email });
    expect(await trpcUser(cookie)).toMatchObject({ email });
  });

  test('with an invented cookie gets a new id', async () => {
    const answer = await login({ cookie: 'pbr_session=invented' });
    expect(cookieOf(answer)).toMatch(/^pbr_session=[\w-]{32}\./u);
    expect((await restUser('pbr_session=invented')).statusCode).toBe(401);
  });

  test('while signed in gets a new id, and the old one is over', async () => {
    const before = cookieOf(await login()) ?? '';
    const after = cookieOf(await login({ cookie: before })) ?? '';
    expect(after).not.toBe(before);
    expect((await restUser(before)).statusCode).toBe(401);
    expect((await restUser(after)).statusCode).toBe(200);
    expect(await t.db.$count(sessions)).toBe(1);
  });
});

describe('the id of a session', () => {
  test('is random from its first character, and differs from the stored one', async () => {
    const ids = new Set<string>();
    for (let n = 0; n < 50; n += 1) {
      const cookie = await signedInCookie(app, email);
      ids.add(decodeURIComponent(cookie).split('=')[1]?.split('.')[0] ?? '');
    }
    expect(ids.size).toBe(50);
    // 24 random bytes in base64url.
    for (const id of ids) expect(id).toMatch(/^[\w-]{32}$/u);
    expect(new Set([...ids].map((id) => id.slice(0, 6))).size).toBeGreaterThan(48);
    const rows = JSON.stringify(await t.db.select().from(sessions));
    for (const id of ids) expect(rows).not.toContain(id);
  });

  test('is accepted with an older secret, but not with a foreign one', async () => {
    const [old, fresh, foreign] = ['old', 'new', 'foreign'].map((name) => name.padEnd(32, '.'));
    const by = async (sessionSecrets: (string | undefined)[]) => {
      const one = await testApp(t.db, { sessionSecrets: sessionSecrets.map(String) });
      onTestFinished(() => one.close());
      return one;
    };
    const cookie = await signedInCookie(await by([old]), email);
    const ask = async (one: FastifyInstance) =>
      (await one.inject({ url: '/api/user', headers: { cookie } })).statusCode;
    expect(await ask(await by([fresh, old]))).toBe(200);
    expect(await ask(await by([foreign]))).toBe(401);
  });
});

describe('an invalid cookie', () => {
  test.each([
    ['changed in its signature', (good: string) => `${good.slice(0, -3)}xyz`],
    [
      'changed in its id',
      (good: string) => good.replace(/=(.)/u, (is) => (is === '=_' ? '=-' : '=_')),
    ],
    ['without a signature', (good: string) => good.split('.')[0] ?? ''],
    ['of 12 kB', () => `pbr_session=${'a'.repeat(12_000)}`],
    ['with brackets', () => 'pbr_session[]=a; pbr_session[__proto__]=b'],
    ['beside 200 others', () => Array.from({ length: 200 }, (_, n) => `c${n}=${n}`).join('; ')],
    ['with a broken escape', () => 'pbr_session=%E0%A4%A; pbr_session=%00.%00'],
    ['empty', () => 'pbr_session='],
    ['of signs only', () => ';;;==;=;'],
  ])('%s makes a visitor', async (_case, change) => {
    const cookie = change(await signedInCookie(app, email));
    expect((await restUser(cookie)).statusCode).toBe(401);
    expect(await trpcUser(cookie)).toBeNull();
    expect((await app.inject({ url: '/api/properties', headers: { cookie } })).statusCode).toBe(
      200,
    );
  });

  test('is cleared in a way that the browser obeys', async () => {
    const secure = await testApp(t.db, { publicOrigin: 'https://portal.test' });
    onTestFinished(() => secure.close());
    const cookie = '__Host-pbr_session=nothing';
    const answer = await secure.inject({ url: '/api/properties', headers: { cookie } });
    expect(answer.cookies).toMatchObject([
      { name: '__Host-pbr_session', value: '', secure: true, path: '/', maxAge: 0 },
    ]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});

describe.each([
  ['REST', '/api/logout', 204],
  ['tRPC', '/trpc/session.logout', 200],
] as const)('signing out through %s', (_name, url, status) => {
  const logOut = (cookie: string) =>
    app.inject({ method: 'POST', url, headers: { cookie }, payload: {} });

  test('ends the session at once on both doors, and clears the cookie', async () => {
    const cookie = await signedInCookie(app, email);
    const answer = await logOut(cookie);
    expect(answer.statusCode).toBe(status);
    expect(answer.cookies).toMatchObject([{ name: 'pbr_session', value: '', maxAge: 0 }]);
    expect((await restUser(cookie)).statusCode).toBe(401);
    expect(await trpcUser(cookie)).toBeNull();
    const list = await app.inject({ url: '/trpc/session.list', headers: { cookie } });
    expect(list.statusCode).toBe(401);
    expect(await t.db.$count(sessions)).toBe(0);
  });

  test('succeeds twice, and for a visitor', async () => {
    const cookie = await signedInCookie(app, email);
    await logOut(cookie);
    expect((await logOut(cookie)).statusCode).toBe(status);
    expect((await logOut('')).statusCode).toBe(status);
  });

  test("keeps the person's other sessions", async () => {
    const [here, there] = [await signedInCookie(app, email), await signedInCookie(app, email)];
    await logOut(here);
    expect((await restUser(there)).statusCode).toBe(200);
  });
});

test('signing out accepts the JSON content type without a body', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await app.inject({ method: 'POST', url: '/api/logout', headers });
  expect(answer.statusCode).toBe(204);
});

describe('as a navigation', () => {
  const visit = (method: 'GET' | 'HEAD', url: string, headers: Record<string, string>) =>
    app.inject({ method, url, headers });

  test('GET /api/login leads to the page', async () => {
    const { statusCode, headers } = await visit('GET', '/api/login', {});
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 302,
      location: '/auth',
    });
  });

  test.each(['same-origin', 'none'])('GET /api/logout from %s ends the session', async (site) => {
    const cookie = await signedInCookie(app, email);
    const answer = await visit('GET', '/api/logout', { cookie, 'sec-fetch-site': site });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe('/');
    expect((await restUser(cookie)).statusCode).toBe(401);
  });

  test.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }, {}])(
    'GET /api/logout with %o ends nothing',
    async (headers: Record<string, string>) => {
      const cookie = await signedInCookie(app, email);
      const answer = await visit('GET', '/api/logout', { cookie, ...headers });
      expect(answer.statusCode).toBe(302);
      expect(answer.headers.location).toBe('/');
      expect((await restUser(cookie)).statusCode).toBe(200);
    },
  );

  test('HEAD /api/logout ends nothing', async () => {
    const cookie = await signedInCookie(app, email);
    await visit('HEAD', '/api/logout', { cookie, 'sec-fetch-site': 'none' });
    expect((await restUser(cookie)).statusCode).toBe(200);
  });
});

test('a visitor costs no session: it is made when somebody signs in, under a new id each time', async () => {
  const seen: unknown[] = [];
  const watched = await testApp(t.db);
  onTestFinished(() => watched.close());
  watched.addHook('onSend', (request, _reply, _payload, done) => {
    seen.push(request.session);
    done();
  });
  for (const headers of [
    {},
    { cookie: 'other=1' },
    { authorization: 'Bearer x', cookie: 'pbr_session=x' },
  ])
    await watched.inject({ url: '/api/properties', headers });
  await watched.inject({ url: '/assets/a.js', headers: { cookie: 'pbr_session=x' } });
  expect(seen).toEqual([null, null, null, null]);
  const cookies = new Set<string | undefined>();
  for (const login of [restLogin, trpcLogin])
    for (const headers of [{}, { cookie: 'other=1' }, { cookie: 'pbr_session=made.up' }])
      cookies.add(cookieOf(await login(headers, watched)));
  expect(cookies.size).toBe(6);
  for (const cookie of cookies) expect((await restUser(cookie ?? '')).statusCode).toBe(200);
});
