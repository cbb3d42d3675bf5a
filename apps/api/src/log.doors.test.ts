import { Writable } from 'node:stream';
import { createTestDb } from '@pbr/db/testing/database';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createLogger } from './lib/logger.ts';
import { anAccount, signedInCookie } from './testing/data/account.ts';
import { testApp } from './testing/app.ts';
import { propertyForm } from './testing/data/property-form.ts';
import { databaseSuite, serverOn } from './testing/suite.ts';

let cookie: string;
let written = '';
const output = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    written += chunk.toString();
    done();
  },
});
const t = await databaseSuite();
const app = await serverOn(t, { log: createLogger('info', output) });
beforeAll(async () => {
  cookie = await signedInCookie(app, (await anAccount(t.db)).email);
});
beforeEach(() => {
  written = '';
});

/** Text that forges a line of the log if it is written unescaped. */
const LINE = '\n{"level":50,"msg":"forged"}\n';

test.each<[string, () => Promise<unknown>]>([
  ['a URL', () => app.inject(`/api/nada${encodeURIComponent(LINE)}`)],
  ['an id', () => app.inject(`/api/properties/${encodeURIComponent(LINE)}`)],
  ['a URL that cannot be read', () => app.inject(`/api/${encodeURIComponent(LINE)}%ff`)],
  ['a query', () => app.inject(`/api/properties?search=${encodeURIComponent(LINE)}`)],
  ['the name of a procedure', () => app.inject(`/trpc/${encodeURIComponent(LINE)}`)],
  ['the name of a program', () => app.inject({ url: '/healthz', headers: { 'user-agent': LINE } })],
  ['a request id', () => app.inject({ url: '/healthz', headers: { 'x-request-id': LINE } })],
  [
    'the name of a listing',
    () =>
      app.inject({
        method: 'POST',
        url: '/api/properties',
        headers: { cookie },
        payload: propertyForm({ name: `Casa${LINE}` }),
      }),
  ],
  [
    'an inquiry',
    () =>
      app.inject({
        method: 'POST',
        url: '/trpc/inquiry.send',
        payload: { propertyId: LINE, clientName: LINE, clientEmail: LINE, message: LINE },
      }),
  ],
])('writes no extra line for %s that contains a log line', async (_what, send) => {
  await send();
  for (const entry of entries()) expect(entry).toMatchObject({ level: 30, msg: 'request' });
  expect(entries().length).toBeLessThanOrEqual(1);
});

test('logs a failure in one line, with the id in the answer and without the input', async () => {
  const broken = await createTestDb();
  await broken.db.execute(sql`alter table properties rename to lost`);
  const server = await testApp(broken.db, { log: createLogger('info', output) });
  const answer = await server.inject(`/api/properties?search=${encodeURIComponent('casa forged')}`);
  await server.close();
  await broken.close();
  expect(answer.statusCode).toBe(500);
  const [failure, request, ...more] = entries();
  expect(failure).toMatchObject({ level: 50, reqId: answer.headers['x-request-id'] });
  expect(request).toMatchObject({ level: 30, res: { statusCode: 500 } });
  expect(more).toEqual([]);
  expect(written).not.toContain('forged');
});

test('logs that a session could not be read, although the answer needs none', async () => {
  const broken = await createTestDb();
  await broken.db.execute(sql`alter table sessions rename to lost`);
  const server = await testApp(broken.db, { log: createLogger('info', output) });
  const answer = await server.inject({ url: '/robots.txt', headers: { cookie } });
  await server.close();
  await broken.close();
  expect(answer.statusCode).toBe(200);
  expect(entries()).toMatchObject([
    { level: 50, reqId: answer.headers['x-request-id'], msg: 'could not read a session' },
    { level: 30, msg: 'request' },
  ]);
});

test('never logs the token of an agreement', async () => {
  const token = 'not-for-the-log';
  await app.inject(`/agreement/${token}`);
  await app.inject(`/agreement/${token}?from=${token}`);
  const input = encodeURIComponent(JSON.stringify({ token }));
  await app.inject(`/trpc/commission.agreementByLink?input=${input}`);
  const payload = { token, version: 1, name: 'Rosa Bautista' };
  await app.inject({ method: 'POST', url: '/trpc/commission.acceptByLink', payload });
  expect(entries()).toHaveLength(4);
  expect(written).not.toContain(token);
});

/** Parses the log; fails on a line that is not JSON. */
const entries = () =>
  written
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
