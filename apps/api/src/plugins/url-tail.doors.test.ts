import { request } from 'node:http';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { beforeAll, expect, test } from 'vitest';
import { databaseSuite, serverOn } from '../testing/suite.ts';

const PORTAL = 'https://portal.mx';

let port: number;
const t = await databaseSuite();
const app = await serverOn(t);
beforeAll(async () => {
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});

/** Sends the target as it is written; a client for browsers would tidy it first. */
async function ask(target: string, method = 'GET', accept = 'text/html') {
  const sent = request({ port, path: target, method, agent: false, headers: { accept } });
  sent.end();
  const [{ statusCode, headers }] = (await once(sent, 'response')) as [IncomingMessage];
  sent.destroy();
  return { status: statusCode, location: headers.location };
}

test.each([
  ['/properties/', '/properties'],
  ['/properties/?operation=venta&page=2', '/properties?operation=venta&page=2'],
  ['/properties///', '/properties'],
  ['/venta/yucatan/m%C3%A9rida/', '/venta/yucatan/m%C3%A9rida'],
  ['/api/properties/?limit=3', '/api/properties?limit=3'],
  ['/api/none/', '/api/none'],
  ['/trpc/session.user/', '/trpc/session.user'],
  ...[
    ')',
    '.',
    ',',
    '>',
    ').',
    '%E2%80%A6',
    '%e2%80%a6',
    '%29',
    '%2C',
    '%3E',
    '...',
    '")',
    '/).',
    ')/',
    '%C2%BB',
  ].map((tail): [string, string] => [`/properties/0a1b${tail}`, '/properties/0a1b']),
  ['/properties).?page=2', '/properties?page=2'],
  ['/og/portal.jpg)', '/og/portal.jpg'],
  ['/api/properties/0a1b.', '/api/properties/0a1b'],
  ['/).', '/'],
  ['/properties?type=casa).', '/properties?type=casa'],
  [
    '/properties?operation=renta&type=casa,departamento%E2%80%A6',
    '/properties?operation=renta&type=casa,departamento',
  ],
  ['/reset-password?token=a-b_c>', '/reset-password?token=a-b_c'],
  ['/properties/?search=casa.&page=2,', '/properties?search=casa.&page=2'],
])('%s leads to %s', async (target, location) => {
  expect(await ask(target)).toEqual({ status: 308, location });
});

test('the method stays, so that a write is sent again and not turned into a read', async () => {
  expect(await ask('/api/contact/', 'POST')).toEqual({ status: 308, location: '/api/contact' });
});

test.each([
  '/',
  '/?a=/',
  '/api/properties?search=a/',
  '/api/properties?type=casa.',
  '/api/properties',
  '/agreement/a-b_c-_',
  '/properties?search=D.F.',
  '/properties?amenities=Alberca+(techada)',
  '/auth?redirect=javascript%3Aalert(1)',
  'http://evil.test/a/',
])('%s is answered where it is', async (target) => {
  expect((await ask(target)).status).not.toBe(308);
});

test('a program that asks for data keeps its query', async () => {
  expect((await ask('/properties?type=casa.', 'GET', 'application/json')).status).not.toBe(308);
});

test('a tail as long as a URL may be is taken off at once', async () => {
  const { location } = await ask(`/properties${').'.repeat(7000)}`);
  expect(location).toBe('/properties');
});

test.each([
  '//evil.test/',
  '///evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  '/\\/evil.test/',
  '//evil.test//',
  '//evil.test).',
  '/\\evil.test.',
  '//evil.test%29',
  '//).',
  '//user@evil.test:80/?a=//evil.test/',
  '/%2Fevil.test/',
  '/%2f%2fevil.test/',
  '/%5Cevil.test/',
  '/%5c%5cevil.test/',
  '/%09/evil.test/',
  '/%0d%0aLocation:%20https://evil.test/',
  '/.//evil.test/',
  '/..//evil.test/',
  '/%2e%2e//evil.test/',
  '/;//evil.test/',
  '/https://evil.test/',
  '/javascript:alert(1)/',
  '//',
  '/\\/',
  '/\u00e1/',
])('%j never leaves the portal', async (target) => {
  const { status, location = '/' } = await ask(target);
  expect(status === 308 || (status ?? 0) >= 400, String(status)).toBe(true);
  expect(location).toMatch(/^\/(?![/\\])/u);
  expect(new URL(location, `${PORTAL}/a/b`).origin).toBe(PORTAL);
});

test('the headers of every answer go with it, and a write of another site is refused first', async () => {
  const { headers } = await app.inject('/properties/');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-request-id']).toBeTruthy();
  const foreign = {
    method: 'POST',
    url: '/api/login/',
    headers: { origin: 'https://evil.test' },
  } as const;
  expect((await app.inject(foreign)).statusCode).toBe(403);
});
