import { apiTokens } from '@pbr/db/schema/api-tokens';
import { users } from '@pbr/db/schema/users';
import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { anApiToken } from '../testing/data/api-token.ts';
import { testApp } from '../testing/app.ts';
import { generousLimits } from '../testing/context.ts';
import { anInquiry, aProperty } from '../testing/data/factories.ts';
import { aClock } from '../testing/data/clock.ts';
import { databaseSuite, serverOn } from '../testing/suite.ts';
import { createReadyStores } from '../answers/ready-stores.ts';

let owner: Awaited<ReturnType<typeof anAccount>>;
const clock = aClock('2026-11-02T10:00:00.000Z');

const t = await databaseSuite();
const app = await serverOn(t, { now: clock.now, ...createReadyStores(1_000_000) });
beforeAll(async () => {
  owner = await anAccount(t.db);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const ask = (
  url: string,
  headers: Record<string, string>,
  { method = 'GET', payload }: { method?: Method; payload?: object } = {},
) => app.inject({ method, url, headers, ...(payload && { payload }) });

describe('a program with a token', () => {
  test('acts as its owner on the documented door', async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    const paused = await aProperty(t.db, { ownerId: owner.id, isActive: false });
    expect((await ask('/api/user', headers)).json()).toMatchObject({ id: owner.id });
    expect((await ask(`/api/properties/${paused.id}`, headers)).statusCode).toBe(200);
  });

  test("neither gets nor leaves a visitor's ready answer", async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    const { id } = await aProperty(t.db, { ownerId: owner.id });
    await anInquiry(t.db, { propertyId: id });
    const url = `/api/properties/${id}`;
    expect((await ask(url, {})).json().inquiries).toHaveLength(0);
    const answer = await ask(url, headers);
    expect(answer.json().inquiries).toHaveLength(1);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers.vary).toMatch(/\bauthorization\b/u);
    expect((await ask(url, {})).json().inquiries).toHaveLength(0);
  });

  test('is identified by its token alone, whatever cookie it sends', async () => {
    const other = await anAccount(t.db);
    const cookie = await signedInCookie(app, other.email);
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    expect((await ask('/api/user', { ...headers, cookie })).json()).toMatchObject({ id: owner.id });
    const invalid = { authorization: 'Bearer pbr_no', cookie };
    expect((await ask('/api/user', invalid)).statusCode).toBe(401);
  });

  test('may write from any origin; a cookie from another site may not', async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    const { id } = await aProperty(t.db, { ownerId: owner.id });
    const pause = { method: 'PATCH', payload: { isActive: false } } as const;
    const elsewhere = { origin: 'https://app.integrador.mx', 'sec-fetch-site': 'cross-site' };
    const cookie = await signedInCookie(app, owner.email);
    const url = `/api/properties/${id}`;
    expect((await ask(url, { ...elsewhere, cookie }, pause)).statusCode).toBe(403);
    expect((await ask(url, { ...elsewhere, ...headers }, pause)).statusCode).toBe(200);
  });

  test('with a read-only token changes nothing, not even what everybody may send', async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id, scope: 'read' });
    const { id } = await aProperty(t.db, { ownerId: owner.id });
    expect((await ask('/api/properties/my/list', headers)).statusCode).toBe(200);
    for (const url of [`/api/properties/${id}/inquiries`, '/api/properties']) {
      const answer = await ask(url, headers, { method: 'POST', payload: {} });
      expect(answer.statusCode, url).toBe(403);
      expect(answer.json(), url).toMatchObject({ code: 'token.read_only' });
    }
  });

  test('neither begins nor ends a session', async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    for (const [method, url] of [
      ['POST', '/api/login'],
      ['POST', '/api/logout'],
      ['GET', '/api/logout'],
    ] as const) {
      const answer = await ask(url, headers, { method, ...(method === 'POST' && { payload: {} }) });
      expect(answer.statusCode, url).toBe(403);
      expect(answer.headers['set-cookie'], url).toBeUndefined();
    }
  });

  test('cannot use the door of the pages, where tokens are created', async () => {
    const { headers } = await anApiToken(t.db, { userId: owner.id });
    for (const url of ['/trpc/apiToken.list', '/trpc/session.user', '/trpc/%61piToken.list'])
      expect((await ask(url, headers)).statusCode, url).toBe(401);
  });
});

describe('an invalid token', () => {
  const REFUSED = { status: 401, code: 'token.invalid', scheme: 'Bearer' };
  const outcome = async (headers: Record<string, string>, url = '/api/properties') => {
    const answer = await ask(url, headers);
    const [scheme] = String(answer.headers['www-authenticate']).split(' ');
    return { status: answer.statusCode, code: answer.json().code, scheme };
  };

  test.each(['Bearer', 'Bearer ', 'bearer pbr_unknown', 'Bearer a b', 'BEARER\tpbr_unknown'])(
    'like %j is refused, even for public reads',
    async (authorization) => {
      for (const url of ['/api/properties', '/%61pi/properties', '/api/no-such-path'])
        expect(await outcome({ authorization }, url), url).toEqual(REFUSED);
    },
  );

  test('may be a revoked one', async () => {
    const revokedAt = clock.now().toISOString();
    const { headers } = await anApiToken(t.db, { userId: owner.id, revokedAt });
    expect(await outcome(headers)).toEqual(REFUSED);
  });

  test('may be one of a deactivated person, from the next request on', async () => {
    const person = await anAccount(t.db);
    const { headers } = await anApiToken(t.db, { userId: person.id });
    expect((await ask('/api/user', headers)).statusCode).toBe(200);
    await t.db.update(users).set({ isActive: false }).where(eq(users.id, person.id));
    expect(await outcome(headers, '/api/user')).toEqual(REFUSED);
  });

  test('may be one that has expired, which is told apart', async () => {
    const expiresAt = new Date(clock.now().getTime() + 1000).toISOString();
    const { headers } = await anApiToken(t.db, { userId: owner.id, expiresAt });
    expect((await ask('/api/user', headers)).statusCode).toBe(200);
    clock.pass(1000);
    for (const url of ['/api/user', '/api/properties'])
      expect(await outcome(headers, url)).toEqual({ ...REFUSED, code: 'token.expired' });
  });

  test('is distinguished from the password of a proxy in front, which is ignored', async () => {
    const answer = await ask('/api/properties', { authorization: 'Basic cHJvYmFuZG86MTIz' });
    expect(answer.statusCode).toBe(200);
  });
});

test('a lost role applies from the next request on', async () => {
  const boss = await anAccount(t.db, { role: 'admin' });
  const { headers } = await anApiToken(t.db, { userId: boss.id });
  expect((await ask('/api/employees', headers)).statusCode).toBe(200);
  await t.db.update(users).set({ role: 'employee' }).where(eq(users.id, boss.id));
  expect((await ask('/api/employees', headers)).statusCode).toBe(403);
});

test('the use of a token is recorded, at most every five minutes', async () => {
  const { id: unused } = await anApiToken(t.db, { userId: owner.id });
  const { id, headers } = await anApiToken(t.db, { userId: owner.id });
  const lastUse = async () => {
    const [row] = await t.db.select().from(apiTokens).where(eq(apiTokens.id, id));
    return row?.lastUsedAt ? new Date(row.lastUsedAt) : null;
  };
  await ask('/api/user', headers);
  await expect.poll(() => lastUse()).toEqual(clock.now());
  const first = clock.now();
  clock.pass(299_000);
  await ask('/api/user', headers);
  clock.pass(2_000);
  expect(await lastUse()).toEqual(first);
  await ask('/api/user', headers);
  await expect.poll(() => lastUse()).toEqual(clock.now());
  const [other] = await t.db.select().from(apiTokens).where(eq(apiTokens.id, unused));
  expect(other?.lastUsedAt).toBeNull();
});

test('what is left of the limits is said in headers: of the token, and of the IP on a public form', async () => {
  const { id } = await aProperty(t.db, { ownerId: owner.id });
  const { headers } = await anApiToken(t.db, { userId: owner.id });
  const limits = {
    ...generousLimits,
    apiToken: { name: 'api-token', points: 20, windowSeconds: 1 },
    publicForms: { name: 'public-forms', points: 60, windowSeconds: 300 },
  };
  const limited = await testApp(t.db, { now: clock.now, limits });
  onTestFinished(() => limited.close());
  const said = async (sent: InjectOptions) => {
    const answer = await limited.inject(sent);
    return [answer.statusCode, answer.headers.ratelimit, answer.headers['ratelimit-policy']];
  };
  expect(await said({ url: '/api/properties', headers })).toEqual([
    200,
    '"api-token";r=19;t=1',
    '"api-token";q=20;w=1',
  ]);
  const form = { method: 'POST', url: `/api/properties/${id}/inquiries`, payload: {} } as const;
  expect(await said(form)).toEqual([400, '"public-forms";r=59;t=300', '"public-forms";q=60;w=300']);
  expect(await said({ ...form, headers })).toEqual([
    400,
    '"api-token";r=18;t=1, "public-forms";r=58;t=300',
    '"api-token";q=20;w=1, "public-forms";q=60;w=300',
  ]);
  expect(await said({ url: '/api/properties' })).toEqual([200, undefined, undefined]);
});

test('each token has its own requests per second, and learns when to retry', async () => {
  const apiToken = { name: 'api-token', points: 3, windowSeconds: 1 };
  const limited = await testApp(t.db, { now: clock.now, limits: { ...generousLimits, apiToken } });
  try {
    const [one, another] = [
      await anApiToken(t.db, { userId: owner.id }),
      await anApiToken(t.db, { userId: owner.id }),
    ];
    const status = async ({ headers }: typeof one) =>
      (await limited.inject({ url: '/api/user', headers })).statusCode;
    expect([await status(one), await status(one), await status(one)]).toEqual([200, 200, 200]);
    const refused = await limited.inject({ url: '/api/user', headers: one.headers });
    expect(refused.statusCode).toBe(429);
    expect(refused.headers).toMatchObject({
      'retry-after': '1',
      ratelimit: '"api-token";r=0;t=1',
      'ratelimit-policy': '"api-token";q=3;w=1',
    });
    expect(await status(another)).toBe(200);
    clock.pass(1_000);
    expect(await status(one)).toBe(200);
  } finally {
    await limited.close();
  }
});
