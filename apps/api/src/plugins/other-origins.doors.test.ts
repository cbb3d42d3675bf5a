import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createReadyStores } from '../answers/ready-stores.ts';
import { anAccount, signedInCookie } from '../testing/data/account.ts';
import { testApp } from '../testing/app.ts';
import { generousLimits } from '../testing/context.ts';
import { aProperty } from '../testing/data/factories.ts';
import { watchStatements } from '../testing/database/watch-statements.ts';
import { databaseSuite, serverOn } from '../testing/suite.ts';

const ELSEWHERE = 'https://otro-sitio.test';
const INQUIRY = { clientName: 'Marta', clientEmail: 'marta@correo.mx', message: '¿Sigue libre?' };

let listing: { id: string };
let cookie: string;

const t = await databaseSuite();
const app = await serverOn(t, createReadyStores(1_000_000));
beforeAll(async () => {
  const owner = await anAccount(t.db);
  cookie = await signedInCookie(app, owner.email);
  listing = await aProperty(t.db, { ownerId: owner.id });
});

/** A request as a browser sends it for a page of another site. */
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site', ...headers } });

const post = (
  url: string,
  headers: Record<string, string> = {},
  payload: object | string = INQUIRY,
) =>
  app.inject({
    method: 'POST',
    url,
    headers: { origin: ELSEWHERE, 'sec-fetch-site': 'cross-site', ...headers },
    payload,
  });

const preflight = (url: string, method: string, headers = 'content-type') =>
  app.inject({
    method: 'OPTIONS',
    url,
    headers: {
      origin: ELSEWHERE,
      'access-control-request-method': method,
      'access-control-request-headers': headers,
    },
  });

const inquiryUrl = () => `/api/properties/${listing.id}/inquiries`;

describe('a public read', () => {
  test('has the same headers for every origin, made or ready, whole or unchanged', async () => {
    const url = `/api/properties/${listing.id}`;
    const made = await ask(url);
    const ready = await app.inject(url);
    const unchanged = await ask(url, { 'if-none-match': String(made.headers.etag) });
    expect([made, ready, unchanged].map(({ statusCode }) => statusCode)).toEqual([200, 200, 304]);
    for (const { headers } of [made, ready, unchanged]) {
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
      expect(headers.vary).toContain('cookie');
      expect(headers.vary).not.toContain('origin');
    }
  });

  test.each(['/api/properties/0', '/api/properties?limit=0'])(
    'is readable elsewhere if it fails, as %s',
    async (url) => {
      const answer = await ask(url);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expect(answer.headers['access-control-allow-origin']).toBe('*');
    },
  );

  test('may not be embedded elsewhere if it answers a cookie', async () => {
    const { headers } = await ask('/api/properties', { cookie });
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

test('photos and share pictures may be shown anywhere, also beside a cookie', async () => {
  for (const url of ['/uploads/none/320.jpg', '/og/portal.jpg', `/og/${listing.id}.jpg`]) {
    const { headers } = await ask(url, { cookie });
    expect(headers['cross-origin-resource-policy'], url).toBe('cross-origin');
    expect(headers['access-control-allow-origin'], url).toBe('*');
  }
  const { headers } = await ask('/api/user', { cookie });
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
});

describe('an inquiry from a page of another origin', () => {
  test('is taken without a cookie', async () => {
    const answer = await post(inquiryUrl());
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(await t.db.$count(propertyInquiries)).toBe(1);
  });

  test('is refused with a cookie, and is never sent by the person signed in', async () => {
    const before = await t.db.$count(propertyInquiries);
    const answer = await post(inquiryUrl(), { cookie }, { ...INQUIRY, message: 'Otra cosa' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('request.cross_site');
    expect(await t.db.$count(propertyInquiries)).toBe(before);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('is refused as %j, which a browser sends without asking first', async (type) => {
    const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
    const answer = await post(inquiryUrl(), headers, JSON.stringify(INQUIRY));
    expect(answer.statusCode).toBe(415);
  });

  test('still counts against the limit of its IP', async () => {
    const publicForms = { name: 'public-forms', points: 1, windowSeconds: 60 };
    const limited = await testApp(t.db, { limits: { ...generousLimits, publicForms } });
    onTestFinished(() => limited.close());
    const send = () =>
      limited.inject({
        method: 'POST',
        url: '/api/contact',
        headers: { origin: ELSEWHERE },
        payload: {},
      });
    expect((await send()).statusCode).toBe(400);
    const refused = await send();
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['access-control-allow-origin']).toBe('*');
    expect(refused.headers['access-control-expose-headers']).toContain('retry-after');
  });
});

describe('a preflight', () => {
  test.each([
    ['/api/properties', 'GET'],
    ['/api/properties/x', 'GET'],
    ['/api/properties/x/inquiries', 'POST'],
    ['/api/contact', 'POST'],
  ])('for %s lets a page send %s', async (url, method) => {
    const { statusCode, headers } = await preflight(url, method);
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'access-control-allow-methods': expect.stringContaining(method),
      'access-control-allow-headers': 'content-type, idempotency-key, if-none-match',
      vary: 'access-control-request-method',
    });
    expect(headers['access-control-allow-credentials']).toBeUndefined();
  });

  test.each([
    ['/api/properties', 'POST'],
    ['/api/properties/x', 'PUT'],
    ['/api/login', 'POST'],
    ['/api/logout', 'POST'],
    ['/api/user', 'GET'],
    ['/api/properties/my/list', 'GET'],
    ['/trpc/inquiry.send', 'POST'],
    ['/trpc/property.search', 'GET'],
    ['/api/none', 'GET'],
  ])('for %s does not let it send %s', async (url, method) => {
    const { headers } = await preflight(url, method);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('asks the database nothing, whatever comes along', async () => {
    const watched = watchStatements(t.db);
    const asked = await testApp(watched.db);
    onTestFinished(() => asked.close());
    const headers = { cookie, authorization: 'Bearer pbr_unknown' };
    const answer = await asked.inject({ method: 'OPTIONS', url: '/api/user', headers });
    expect(answer.statusCode).toBe(204);
    expect(watched.count()).toBe(0);
  });
});

test('OPTIONS names the methods of every documented URL, as a wrong method does', async () => {
  const options = async (url: string) => {
    const { statusCode, body, headers } = await app.inject({ method: 'OPTIONS', url });
    return `${statusCode} ${String(headers.allow)}${body}`;
  };
  expect(await options('/api/properties')).toBe('204 GET, HEAD, OPTIONS, POST');
  expect(await options('/api/properties/x')).toBe('204 DELETE, GET, HEAD, OPTIONS, PATCH, PUT');
  expect(await options('/api/contact')).toBe('204 OPTIONS, POST');
  const wrong = await app.inject({ method: 'DELETE', url: '/api/contact' });
  expect([wrong.statusCode, wrong.headers.allow]).toEqual([405, 'OPTIONS, POST']);
});
