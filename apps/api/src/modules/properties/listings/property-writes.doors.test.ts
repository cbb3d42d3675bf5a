import { randomUUID } from 'node:crypto';
import { properties } from '@pbr/db/schema/properties';
import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { propertyListSchema, propertySchema } from '@pbr/schemas/property/read';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { TEST_ORIGIN } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

let userId: string;
let cookie: string;
let peer: string;
const t = await databaseSuite({ clear: ['properties', 'property_inquiries'] });
const app = await serverOn(t);
beforeAll(async () => {
  const account = await anAccount(t.db);
  userId = account.id;
  cookie = await signedInCookie(app, account.email);
  peer = await signedInCookie(app, (await anAccount(t.db)).email);
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;
const call = (method: Method, url: string, payload?: object, headers: Headers = {}) =>
  app.inject({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });
const stored = async (id: string) =>
  (await t.db.select().from(properties).where(eq(properties.id, id)))[0];
const own = () => aProperty(t.db, { ownerId: userId });

interface Answer {
  status: number;
  code: string | undefined;
  data: Record<string, unknown>;
}
interface Door {
  create: (form: object, headers?: Headers) => Promise<Answer>;
  update: (id: string, form: object, headers?: Headers) => Promise<Answer>;
  set: (id: string, change: object, headers?: Headers) => Promise<Answer>;
  remove: (id: string, headers?: Headers) => Promise<Answer>;
}

const overRest = async (method: Method, url: string, body?: object, headers?: Headers) => {
  const answer = await call(method, url, body, headers);
  const data = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, code: data.code, data };
};
const rest: Door = {
  create: (form, headers) => overRest('POST', '/api/properties', form, headers),
  update: (id, form, headers) => overRest('PUT', `/api/properties/${id}`, form, headers),
  set: (id, change, headers) => overRest('PATCH', `/api/properties/${id}`, change, headers),
  remove: (id, headers) => overRest('DELETE', `/api/properties/${id}`, undefined, headers),
};

const overTrpc = async (path: string, input: object, headers?: Headers) => {
  const json = (await call('POST', `/trpc/property.${path}`, input, headers)).json();
  const error = json.error?.data;
  const data = json.result?.data ?? { fields: error?.fields };
  return { status: error?.httpStatus ?? 200, code: error?.appCode, data };
};
const trpc: Door = {
  create: (form, headers) => overTrpc('create', form, headers),
  update: (id, form, headers) => overTrpc('update', { ...form, id }, headers),
  set: (id, change, headers) => overTrpc('setStatus', { ...change, id }, headers),
  remove: (id, headers) => overTrpc('delete', { id }, headers),
};

describe.each([
  ['REST', rest, { created: 201, deleted: 204 }],
  ['tRPC', trpc, { created: 200, deleted: 200 }],
])('through %s', (_name, door, status) => {
  test('a listing is created, edited, paused and deleted', async () => {
    const created = await door.create(propertyForm({ ownerId: randomUUID(), id: 'x' }));
    expect(created).toMatchObject({
      status: status.created,
      data: { ownerId: userId, version: 1 },
    });
    expect(z.safeParse(propertySchema, created.data).success).toBe(true);
    const id = String(created.data['id']);
    expect(await door.update(id, propertyForm({ name: 'Otra', isActive: false }))).toMatchObject({
      status: 200,
      data: { id, name: 'Otra', version: 2, isActive: true },
    });
    expect(await door.set(id, { isActive: false })).toMatchObject({
      status: 200,
      data: { isActive: false, version: 3 },
    });
    expect(await door.remove(id)).toMatchObject({ status: status.deleted });
    expect(await door.remove(id)).toMatchObject({ status: 404, code: 'property.not_found' });
  });

  test('only the fields of the form count: not owner, id, dates or status', async () => {
    const claims = {
      ownerId: (await anAccount(t.db)).id,
      id: randomUUID(),
      createdAt: '2000-01-01T00:00:00Z',
      updatedAt: '2000-01-01T00:00:00Z',
      deletedAt: '2000-01-01T00:00:00Z',
      isActive: 'x',
      dealStatus: 'vendida',
      status: 'vendida',
      source: 'x',
      externalId: 'x',
      searchText: 'x',
    };
    const create = async (change: Record<string, unknown>) =>
      stored(String((await door.create(propertyForm(change))).data['id']));
    const [modest, bold] = [await create({}), await create(claims)];
    expect(bold).toEqual({
      ...modest,
      id: expect.not.stringMatching(claims.id),
      createdAt: expect.not.stringMatching(/^2000/u),
      updatedAt: expect.not.stringMatching(/^2000/u),
      viewsSince: expect.any(String),
    });
    expect(bold?.ownerId).toBe(userId);
    // The form of the web carries the deal; no form over REST does.
    const { dealStatus: _web, ...others } = claims;
    const edited = await door.update(bold?.id ?? '', propertyForm({ ...others, halfBathrooms: 7 }));
    expect(edited).toMatchObject({ status: 200 });
    expect(await stored(bold?.id ?? '')).toEqual({
      ...bold,
      halfBathrooms: 7,
      version: 2,
      updatedAt: expect.not.stringMatching(/^2000/u),
    });
  });

  test('the maintenance fee is kept, changed and emptied, and a change of it alone is a new version', async () => {
    const fee = (maintenanceFee: unknown) => propertyForm({ maintenanceFee, currency: 'USD' });
    const created = await door.create(fee('2500'));
    expect(created.data).toMatchObject({ maintenanceFee: 2500, currency: 'USD', version: 1 });
    const id = String(created.data['id']);
    const read = await overRest('GET', `/api/properties/${id}`);
    expect(read.data).toMatchObject({ maintenanceFee: 2500 });
    expect((await door.update(id, fee(2500))).data).toMatchObject({ version: 1 });
    expect((await door.update(id, fee(0))).data).toMatchObject({ maintenanceFee: 0, version: 2 });
    expect((await door.update(id, fee(null))).data).toMatchObject({
      maintenanceFee: null,
      version: 3,
    });
    expect(await door.update(id, fee('$2,500'))).toMatchObject({
      status: 400,
      data: { fields: { maintenanceFee: 'Escribe un número entero de 0 a 9,999,999.' } },
    });
  });

  test('a wrong form is refused field by field', async () => {
    const { id } = await own();
    const wrong = propertyForm({ name: '', bedrooms: -1, postalCode: '9700' });
    for (const answer of [await door.create(wrong), await door.update(id, wrong)]) {
      expect(answer).toMatchObject({ status: 400, code: 'request.invalid' });
      expect(answer.data['fields']).toEqual({
        name: 'Escribe el nombre de la propiedad.',
        bedrooms: 'Escribe un número entero de 0 a 99.',
        postalCode: 'Escribe los cinco dígitos del código postal.',
      });
    }
    expect(await door.set(id, { isActive: 'x' })).toMatchObject({
      status: 400,
      data: { fields: { isActive: 'Escribe true o false.' } },
    });
  });

  test('missing session, unknown listing and missing permission are reported before the form is read, and nothing changes', async () => {
    const { id } = await own();
    const paused = await aProperty(t.db, { ownerId: userId, isActive: false });
    const before = [await stored(id), await stored(paused.id)];
    const all = (each: string, headers: Headers) =>
      Promise.all([
        door.update(each, {}, headers),
        door.set(each, {}, headers),
        door.remove(each, headers),
      ]);
    for (const answer of [
      await door.create({}, { cookie: '' }),
      ...(await all(id, { cookie: '' })),
    ])
      expect(answer).toMatchObject({ status: 401, code: 'session.required' });
    for (const answer of await all(id, { cookie: peer }))
      expect(answer).toMatchObject({ status: 403, code: 'property.forbidden' });
    for (const each of [paused.id, randomUUID(), 'x'])
      for (const answer of await all(each, { cookie: peer }))
        expect(answer).toMatchObject({ status: 404, code: 'property.not_found' });
    expect([await stored(id), await stored(paused.id)]).toEqual(before);
  });
});

test.each([
  ['REST', null, rest],
  ['tRPC', 'apartada', trpc],
])('an edit through %s that names a deal results in: %s', async (_name, dealStatus, door) => {
  const { id } = await own();
  const answer = await door.update(id, propertyForm({ dealStatus: 'apartada' }));
  expect(answer).toMatchObject({ status: 200, data: { dealStatus } });
  expect(await stored(id)).toMatchObject({ dealStatus });
});

test.each([
  ['REST', rest],
  ['tRPC', trpc],
])('a deal that the operation does not allow is refused through %s', async (_name, door) => {
  const { id } = await own();
  expect(await door.set(id, { dealStatus: 'rentada' })).toMatchObject({
    status: 400,
    code: 'request.invalid',
    data: { fields: { dealStatus: 'Solo está en venta: no puede quedar como rentada.' } },
  });
  expect(await door.set(id, { dealStatus: 'vendida' })).toMatchObject({ status: 200 });
});

describe('a repeated form', () => {
  test.each([
    ['REST', (key: string) => rest.create(propertyForm(), { 'idempotency-key': key })],
    ['tRPC', (key: string) => trpc.create(propertyForm({ creationKey: key }))],
  ])('with its key through %s, fifty times at once, is one listing', async (_name, send) => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(key)));
    expect(new Set(answers.map(({ status }) => status)).size).toBe(1);
    expect(new Set(answers.map(({ data }) => data['id'])).size).toBe(1);
    expect(await t.db.$count(properties)).toBe(1);
  });

  test('does not take its key from the body over REST', async () => {
    const form = propertyForm({ creationKey: randomUUID() });
    expect((await rest.create(form)).data['id']).not.toBe((await rest.create(form)).data['id']);
  });
});

describe('versions', () => {
  test('over tRPC give the second of two editors a conflict', async () => {
    const { id } = await own();
    const edit = (name: string) => trpc.update(id, propertyForm({ name, version: 1 }));
    expect(await edit('Primera')).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await edit('Segunda')).toMatchObject({ status: 409, code: 'property.changed' });
    expect(await stored(id)).toMatchObject({ name: 'Primera', version: 2 });
  });

  test('over REST are in the tag of a read, which is the precondition of a write', async () => {
    const { id } = await own();
    const read = await call('GET', `/api/properties/${id}`);
    const tag = String(read.headers['etag']);
    expect(tag).toMatch(/^"1\.1-[\da-f]{24}"$/u);
    expect(read.json()).toMatchObject({ version: 1 });
    const edit = (name: string, match: string) =>
      rest.update(id, propertyForm({ name }), { 'if-match': match });
    expect(await edit('Primera', tag)).toMatchObject({ status: 200, data: { version: 2 } });
    for (const match of ['"1"', 'W/"2"', '2', '"x"', '"1", "3"', '"99999999999999"', '""'])
      expect(await edit('Segunda', match), match).toMatchObject({
        status: 412,
        code: 'request.stale',
      });
    expect(await stored(id)).toMatchObject({ name: 'Primera', version: 2 });
    expect(await edit('Segunda', '"1", "2"')).toMatchObject({ status: 200 });
    expect(await edit('Tercera', '*')).toMatchObject({ status: 200, data: { version: 4 } });
    expect(await rest.update(id, propertyForm({ name: 'Cuarta', version: 1 }))).toMatchObject({
      status: 200,
      data: { version: 5 },
    });
  });
});

test('are a precondition for pausing and deleting over REST as well', async () => {
  const { id } = await own();
  const stale = { status: 412, code: 'request.stale' };
  expect(await rest.set(id, { isActive: false }, { 'if-match': '"2"' })).toMatchObject(stale);
  expect(await rest.remove(id, { 'if-match': '"2"' })).toMatchObject(stale);
  expect(await stored(id)).toMatchObject({ isActive: true, deletedAt: null, version: 1 });
  expect(await rest.set(id, { isActive: false }, { 'if-match': '"1"' })).toMatchObject({
    status: 200,
  });
  expect(await rest.remove(id, { 'if-match': '"2"' })).toMatchObject({ status: 204 });
});

test('are in the tag of an answer to a write, for the next write', async () => {
  const made = await call('POST', '/api/properties', propertyForm());
  expect(made.headers['etag']).toBe('"1.1"');
  const url = `/api/properties/${made.json().id}`;
  const changed = await call('PUT', url, propertyForm({ name: 'Otra' }), { 'if-match': '"1"' });
  expect(changed.headers['etag']).toBe('"2.1"');
  const paused = await call('PATCH', url, { isActive: false }, { 'if-match': '"2"' });
  expect(paused.headers['etag']).toBe('"3.1"');
});

test('a personal answer is not sent again to a client that has it', async () => {
  await own();
  for (const url of ['/api/properties/my/list', '/api/user', '/api/agents']) {
    const { headers, statusCode } = await call('GET', url);
    expect([statusCode, headers['cache-control']], url).toEqual([200, 'no-store']);
    const known = { 'if-none-match': String(headers['etag']) };
    const again = await call('GET', url, undefined, known);
    expect([again.statusCode, again.body, again.headers['etag']], url).toEqual([
      304,
      '',
      headers['etag'],
    ]);
  }
  const other = { 'if-none-match': '"x"' };
  expect((await call('GET', '/api/user', undefined, other)).statusCode).toBe(200);
});

test('both lists of listings, sent as the database wrote them, are what their schema says', async () => {
  const { id } = await aProperty(t.db, { ownerId: userId, currency: 'USD', bedrooms: 2 });
  await anImage(t.db, { propertyId: id, isPrimary: true });
  await aShare(t.db, { propertyId: id, ownerId: userId, agentId: (await aUser(t.db)).id });
  const inquiry = { clientName: 'Marta', clientEmail: 'marta@correo.mx', noticeVersion: '1' };
  await t.db.insert(propertyInquiries).values({ ...inquiry, propertyId: id });
  for (const url of ['/api/properties', '/api/properties/my/list']) {
    const list = (await call('GET', url)).json<object[]>();
    expect(list).toHaveLength(1);
    expect(z.parse(propertyListSchema, list), url).toEqual(list);
  }
});

describe('GET /api/properties/my/list', () => {
  test('returns own listings whole, with shares and inquiries, paused ones too', async () => {
    const { id } = await aProperty(t.db, { ownerId: userId, isActive: false });
    await anImage(t.db, { propertyId: id });
    await aShare(t.db, { propertyId: id, ownerId: userId, percentage: '1.50' });
    await t.db.insert(propertyInquiries).values({
      propertyId: id,
      clientName: 'Marta',
      clientEmail: 'marta@correo.mx',
      noticeVersion: '1',
    });
    await aProperty(t.db);
    await aProperty(t.db, { ownerId: userId, deletedAt: new Date().toISOString() });
    const answer = await call('GET', '/api/properties/my/list');
    expect(answer.statusCode).toBe(200);
    expect(z.parse(propertyListSchema, answer.json())).toMatchObject([
      {
        id,
        isActive: false,
        version: 1,
        images: [{ isPrimary: false }],
        commissionShares: [{ percentage: '1.50' }],
        inquiries: [{ clientName: 'Marta', status: 'pending' }],
      },
    ]);
    expect(answer.headers['x-total-count']).toBe('1');
    expect(answer.headers['cache-control']).toContain('no-store');
  });

  test('continues at the URL it gives, and filters like the public list', async () => {
    for (const name of ['Uno', 'Dos', 'Tres']) await aProperty(t.db, { ownerId: userId, name });
    await aProperty(t.db, { ownerId: userId, propertyType: 'terreno', name: 'Lote' });
    const names: string[] = [];
    let url = '/api/properties/my/list?limit=2&type=departamento';
    for (let page = 0; page < 5 && url !== ''; page += 1) {
      const answer = await call('GET', url);
      expect(answer.headers['x-total-count']).toBe('3');
      names.push(...answer.json<{ name: string }[]>().map(({ name }) => name));
      const next = /^<(.*)>; rel="next"$/u.exec(String(answer.headers['link'] ?? ''))?.[1];
      expect(next?.startsWith(`${TEST_ORIGIN}/api/properties/my/list?`) ?? true).toBe(true);
      url = next?.slice(TEST_ORIGIN.length) ?? '';
    }
    expect(names.toSorted()).toEqual(['Dos', 'Tres', 'Uno']);
  });

  test('is for members, and refuses the same values as the public list', async () => {
    expect(
      (await call('GET', '/api/properties/my/list', undefined, { cookie: '' })).statusCode,
    ).toBe(401);
    for (const query of ['limit=0', 'limit=101', 'cursor=x'])
      expect((await call('GET', `/api/properties/my/list?${query}`)).statusCode).toBe(400);
  });
});

test("the members' reads over tRPC conform to their contract", async () => {
  await aProperty(t.db, { ownerId: userId, name: 'Mía' });
  const ask = async (path: string, input: object): Promise<unknown> =>
    (await call('GET', `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`)).json()
      .result.data;
  expect(await ask('property.mine', { status: 'nada', page: 'x', search: 'mia' })).toMatchObject({
    items: [{ name: 'Mía', unansweredInquiries: 0 }],
    total: 1,
    page: 1,
  });
  expect(await ask('property.placeSuggestions', { text: 'con' })).toEqual({
    cities: [],
    neighborhoods: ['Condesa'],
  });
});
