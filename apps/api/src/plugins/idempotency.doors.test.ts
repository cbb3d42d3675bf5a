import { idempotencyKeys } from '@pbr/db/schema/idempotency-keys';
import { properties } from '@pbr/db/schema/properties';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { users } from '@pbr/db/schema/users';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSharedLimiter } from '../modules/limits/shared-limiter.ts';
import { anAccount } from '../testing/data/account.ts';
import { anApiToken } from '../testing/data/api-token.ts';
import { testApp } from '../testing/app.ts';
import { anInquiry, aProperty } from '../testing/data/factories.ts';
import { createEmployee } from '../modules/employees/create-employee.ts';
import { sendInquiry } from '../modules/inquiries/sending/send-inquiry.ts';
import { createProperty } from '../modules/properties/listings/create-property.ts';
import { watchedDb } from '../testing/database/watched-db.ts';
import { pathOf, walk, type Way } from '../testing/access/ways.ts';
import { aClock } from '../testing/data/clock.ts';
import { databaseSuite } from '../testing/suite.ts';

let app: FastifyInstance;
let ways: Way[];
let watched: ReturnType<typeof watchedDb>;
let boss: Record<string, string>;
let agent: Record<string, string>;
let bossId: string;
const clock = aClock('2026-11-02T10:00:00.000Z');

const t = await databaseSuite();
beforeAll(async () => {
  watched = watchedDb(t.db);
  const limiter = createSharedLimiter({ db: watched.db, now: clock.now, secret: 'x' });
  ({ app, ways } = await walk(() => testApp(watched.db, { now: clock.now, limiter })));
  const admin = await anAccount(t.db, { role: 'admin' });
  bossId = admin.id;
  const lastUsedAt = clock.now().toISOString();
  boss = (await anApiToken(t.db, { userId: bossId, lastUsedAt })).headers;
  const { id: userId } = await anAccount(t.db);
  agent = (await anApiToken(t.db, { userId, lastUsedAt })).headers;
});
afterAll(() => app.close());

const form = (name = 'Casa con patio') => ({
  ...createProperty.example,
  name,
});
interface Sent {
  url?: string;
  payload?: object;
  headers?: Record<string, string>;
}
const post = (
  key: string,
  { url = '/api/properties', payload = form(), headers = boss }: Sent = {},
) => app.inject({ method: 'POST', url, payload, headers: { ...headers, 'idempotency-key': key } });
const rows = () => t.db.$count(properties);

/** Every POST with JSON of the documented API, except signing in and out, and except photos, which are never stored twice anyway. */
const taking = () =>
  ways.filter(
    ({ door, method, url, takesFile }) =>
      door === 'REST' &&
      method === 'POST' &&
      !takesFile &&
      !/\/(?:login|logout|images)$/u.test(url),
  );

describe('a write repeated with its key', () => {
  test('is done once, on every POST, without a second connection, with the same answer', async () => {
    const { id } = await aProperty(t.db, { ownerId: bossId });
    const { id: inquiryId } = await anInquiry(t.db, { propertyId: id });
    const posts = taking().filter(({ isOtherMethod }) => !isOtherMethod);
    expect(posts.length).toBeGreaterThan(3);
    for (const way of posts) {
      const payload = { ...way.example, propertyId: id };
      const isOfInquiry = way.url.startsWith('/api/inquiries/');
      const sent = { url: pathOf(way, isOfInquiry ? inquiryId : id), payload };
      const first = await post('la misma', sent);
      expect(first.statusCode, `${way.name} ${first.body}`).toBeLessThan(300);
      const again = await post('la misma', sent);
      expect(again.headers['idempotency-replayed'], way.name).toBe('true');
      expect([again.statusCode, again.body], way.name).toEqual([first.statusCode, first.body]);
      expect(again.headers['content-type']).toBe(first.headers['content-type']);
      expect(again.headers.etag).toBe(first.headers.etag);
      await t.db.delete(idempotencyKeys);
    }
  });

  test('is done once even if both are in progress at the same time', async () => {
    const before = await rows();
    const key = randomUUID();
    // The watched database handles one request at a time.
    const several = await testApp(t.db, { now: clock.now });
    const headers = { ...boss, 'idempotency-key': key };
    const send = () =>
      several.inject({ method: 'POST', url: '/api/properties', payload: form(), headers });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    await several.close();
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(201);
    expect(await rows()).toBe(before + 1);
  });

  test('is a new one with another body, and refused at another URL', async () => {
    const before = await rows();
    expect((await post('usada')).statusCode).toBe(201);
    const { id } = await aProperty(t.db);
    for (const sent of [{ payload: form('Otra') }, { url: `/api/properties/${id}/inquiries` }]) {
      const answer = await post('usada', sent);
      expect(answer.statusCode).toBe(409);
      expect(answer.json()).toMatchObject({ code: 'request.key_reused' });
    }
    expect(await rows()).toBe(before + 2);
  });

  test('is separate for each person and each IP', async () => {
    const first = (await post('compartida')).json();
    const other = await post('compartida', { headers: agent });
    expect(other.statusCode).toBe(201);
    expect(other.json().id).not.toBe(first.id);
    const { id } = await aProperty(t.db);
    const send = (remoteAddress: string, message: string) =>
      app.inject({
        method: 'POST',
        url: `/api/properties/${id}/inquiries`,
        remoteAddress,
        payload: { ...sendInquiry.example, message },
        headers: { 'idempotency-key': 'compartida' },
      });
    expect((await send('192.0.2.1', 'Uno')).statusCode).toBe(201);
    expect((await send('192.0.2.2', 'Dos')).statusCode).toBe(201);
    expect((await send('192.0.2.1', 'Tres')).statusCode).toBe(409);
    expect(await t.db.$count(propertyInquiries, sql`property_id = ${id}`)).toBe(2);
  });

  test('is new after a refusal, of which nothing is stored', async () => {
    const refused = await post('corregida', { payload: { ...form(), salePrice: 'x' } });
    expect(refused.statusCode).toBe(400);
    expect((await post('corregida')).statusCode).toBe(201);
  });

  test('is new after a failure in the middle of the work', async () => {
    await t.db.execute(sql`
      alter table properties add constraint broken check (name <> 'Rota') not valid`);
    const before = await rows();
    const broken = { payload: form('Rota') };
    expect((await post('rota', broken)).statusCode).toBe(500);
    expect(await rows()).toBe(before);
    await t.db.execute(sql`alter table properties drop constraint broken`);
    expect((await post('rota', broken)).statusCode).toBe(201);
  });

  test('is asked to retry if its answer is missing', async () => {
    expect((await post('barrida')).statusCode).toBe(201);
    await t.db.update(idempotencyKeys).set({ status: null, answer: null });
    const answer = await post('barrida');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
  });

  test('is new after a day', async () => {
    const first = (await post('vieja')).json();
    clock.pass(24 * 3_600_000 - 1);
    expect((await post('vieja')).json().id).toBe(first.id);
    clock.pass(1);
    const later = (await post('vieja')).json();
    expect(later.id).not.toBe(first.id);
    expect((await post('vieja')).json().id).toBe(later.id);
  });

  test('is looked at only after who asks', async () => {
    const sent = {
      url: '/api/employees',
      payload: { ...createEmployee.example, email: 'otra@prueba.mx' },
    };
    expect((await post('alta', sent)).statusCode).toBe(201);
    await t.db.execute(sql`update users set role = 'employee' where id = ${bossId}`);
    expect((await post('alta', sent)).statusCode).toBe(403);
    await t.db.execute(sql`update users set role = 'admin' where id = ${bossId}`);
    expect((await post('alta', sent)).statusCode).toBe(201);
    expect(await t.db.$count(users, sql`email = 'otra@prueba.mx'`)).toBe(1);
  });
});

test('neither a key nor an answer can be read in the database', async () => {
  const payload = { ...createEmployee.example, email: 'secreta@prueba.mx' };
  const answer = await post('clave-reconocible', { url: '/api/employees', payload });
  expect(answer.json().invitationLink).toMatch(/^http/u);
  const kept = await t.db.select().from(idempotencyKeys);
  const text = kept.map((row) => JSON.stringify(row) + row.answer?.toString('latin1')).join('\n');
  for (const word of ['clave-reconocible', 'secreta@prueba.mx', 'invitation'])
    expect(text).not.toContain(word);
});

test('a key of more than a hundred characters is refused', async () => {
  const answer = await post('x'.repeat(101));
  expect(answer.statusCode).toBe(400);
  expect(Object.keys(answer.json().fields)).toEqual(['Idempotency-Key']);
});
