import { properties } from '@pbr/db/schema/properties';
import { UNTITLED } from '@pbr/schemas/property/values';
import { beforeAll, describe, expect, test } from 'vitest';
import { anAccount, signedInCookie } from '../../../testing/data/account.ts';
import { anImage, aProperty } from '../../../testing/data/factories.ts';
import { propertyForm } from '../../../testing/data/property-form.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite({ clear: ['properties', 'property_inquiries', 'property_changes'] });
const app = await serverOn(t);
let ownerId: string;
let cookies: { owner: string; peer: string; admin: string };
beforeAll(async () => {
  const signIn = async (values = {}) => {
    const { id, email } = await anAccount(t.db, values);
    return { id, cookie: await signedInCookie(app, email) };
  };
  const owner = await signIn();
  ownerId = owner.id;
  const [peer, admin] = [await signIn(), await signIn({ role: 'admin' })];
  cookies = { owner: owner.cookie, peer: peer.cookie, admin: admin.cookie };
});

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
interface Sent {
  body?: object;
  headers?: Record<string, string>;
}
async function call(method: Method, url: string, { body, headers = {} }: Sent = {}) {
  const answer = await app.inject({
    method,
    url,
    headers: { cookie: cookies.owner, ...headers },
    ...(body && { payload: body }),
  });
  const json: Record<string, unknown> = answer.json();
  return { status: answer.statusCode, etag: String(answer.headers['etag']), ...json };
}
async function overTrpc(path: string, input: object) {
  const answer = await app.inject({
    method: 'POST',
    url: `/trpc/property.${path}`,
    headers: { cookie: cookies.owner },
    payload: input,
  });
  const { result, error } = answer.json();
  const data: object = result?.data ?? { fields: error?.data.fields };
  return { status: answer.statusCode, ...data };
}

interface Door {
  create: (form: object) => Promise<object>;
  update: (id: string, form: object) => Promise<object>;
  publish: (id: string) => Promise<object>;
}
const rest: Door = {
  create: (body) => call('POST', '/api/properties', { body }),
  update: (id, body) => call('PUT', `/api/properties/${id}`, { body }),
  publish: (id) => call('PATCH', `/api/properties/${id}`, { body: { isActive: true } }),
};
const trpc: Door = {
  create: (form) => overTrpc('create', form),
  update: (id, form) => overTrpc('update', { ...form, id }),
  publish: (id) => overTrpc('setStatus', { id, isActive: true }),
};

const rows = () => t.db.select().from(properties);
const theRow = async () => (await rows())[0];
const aDraft = (values = {}) =>
  aProperty(t.db, { ownerId, isActive: false, isDraft: true, ...values });
const MISSING = {
  description: 'Escribe la descripción.',
  propertyType: 'Elige el tipo de propiedad.',
  operationType: 'Elige la operación.',
  street: 'Escribe la calle.',
  neighborhood: 'Escribe la colonia.',
  city: 'Escribe la ciudad.',
  state: 'Elige un estado.',
};

describe.each([
  ['REST', rest, 201],
  ['tRPC', trpc, 200],
])('a draft through %s', (_name, door, created) => {
  test('needs only a name, and its other fields are checked when they are sent', async () => {
    expect(await door.create({ isActive: false })).toMatchObject({
      status: 400,
      fields: { name: 'Escribe el nombre de la propiedad.' },
    });
    const wrong = {
      name: 'Casa',
      isActive: false,
      bedrooms: -1,
      propertyType: 'castillo',
      city: 7,
    };
    expect(await door.create(wrong)).toMatchObject({
      status: 400,
      fields: { propertyType: MISSING.propertyType, city: 'Escribe un texto.' },
    });
    expect(await rows()).toEqual([]);
    expect(
      await door.create({ name: 'Casa con patio', isActive: false, state: null }),
    ).toMatchObject({
      status: created,
      name: 'Casa con patio',
      isDraft: true,
      isActive: false,
      description: '',
      propertyType: '',
      operationType: '',
      city: '',
      state: '',
      currency: 'MXN',
      salePrice: null,
      features: [],
      version: 1,
    });
  });

  test('is edited without being published', async () => {
    const { id } = await aDraft();
    expect(await door.update(id, { name: '' })).toMatchObject({
      status: 400,
      fields: { name: 'Escribe el nombre de la propiedad.' },
    });
    const edit = { name: 'Otra', operationType: 'renta', rentPrice: '9000', isActive: false };
    expect(await door.update(id, edit)).toMatchObject({
      status: 200,
      isDraft: true,
      isActive: false,
      rentPrice: '9000.00',
      salePrice: null,
      street: '',
      version: 2,
    });
  });

  test('is not published while something is missing, which is said of every field', async () => {
    const { id } = await aDraft({ ...emptied(MISSING), salePrice: null });
    const before = await theRow();
    expect(await door.publish(id)).toMatchObject({ status: 400, fields: MISSING });
    const sent = { name: ' ', isActive: true, bedrooms: 'x', propertyType: 'casa' };
    const { propertyType: _sent, ...missing } = MISSING;
    expect(await door.update(id, sent)).toMatchObject({
      status: 400,
      fields: { ...missing, name: expect.any(String), bedrooms: expect.any(String) },
    });
    expect(await door.create({ name: 'Casa', isActive: true })).toMatchObject({ fields: MISSING });
    expect(await rows()).toEqual([before]);
  });

  test('is not published as it is without a name of its own', async () => {
    const { id } = await aDraft({ name: UNTITLED });
    const fields = { name: 'Escribe el nombre de la propiedad.' };
    expect(await door.publish(id)).toMatchObject({ status: 400, fields });
    expect(await theRow()).toMatchObject({ isDraft: true });
  });

  test.each(['with an edit', 'as it is'])(
    'is published %s, and counts as new then',
    async (how) => {
      const { id, createdAt } = await aDraft({ createdAt: '2026-01-01T00:00:00Z' });
      const published =
        how === 'as it is'
          ? await door.publish(id)
          : await door.update(id, propertyForm({ isActive: true }));
      expect(published).toMatchObject({ status: 200, isDraft: false, isActive: true, version: 2 });
      const row = await theRow();
      expect(row).toMatchObject({ isDraft: false, isActive: true, listed: true });
      expect(row?.createdAt).not.toBe(createdAt);
      expect(row).toMatchObject({ createdAt: row?.updatedAt, viewsSince: row?.updatedAt });
    },
  );

  test('is never a draft again, and keeps the date of its publication', async () => {
    const { id } = await aDraft();
    await door.publish(id);
    const { createdAt } = (await theRow()) ?? {};
    await call('PATCH', `/api/properties/${id}`, { body: { isActive: false } });
    expect(await door.update(id, { name: 'Otra', isActive: false })).toMatchObject({ status: 400 });
    expect(await door.update(id, propertyForm({ isActive: true }))).toMatchObject({
      status: 200,
      isActive: false,
      isDraft: false,
    });
    await door.publish(id);
    expect(await theRow()).toMatchObject({ createdAt, isActive: true, isDraft: false });
  });
});

const emptied = (fields: object) =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, '']));

describe('a draft over REST', () => {
  test('is published by If-Match of what was read only, and twice at once is once', async () => {
    const { id } = await aDraft();
    const { etag } = await call('GET', `/api/properties/${id}`);
    await call('PUT', `/api/properties/${id}`, { body: { ...propertyForm(), name: 'Otra' } });
    const publish = (headers = {}) =>
      call('PATCH', `/api/properties/${id}`, { body: { isActive: true }, headers });
    expect(await publish({ 'if-match': etag })).toMatchObject({ status: 412 });
    expect(await theRow()).toMatchObject({ isDraft: true, version: 2 });
    const both = await Promise.all([publish(), publish(), publish()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await theRow()).toMatchObject({ isDraft: false, version: 3 });
  });

  test('has no deal before it is published', async () => {
    const { id } = await aDraft();
    const set = (body: object) => call('PATCH', `/api/properties/${id}`, { body });
    expect(await set({ dealStatus: 'apartada' })).toMatchObject({
      status: 400,
      fields: { dealStatus: 'Esta propiedad es un borrador: publícala primero.' },
    });
    expect(await set({ dealStatus: 'apartada', isActive: true })).toMatchObject({
      status: 200,
      dealStatus: 'apartada',
      isDraft: false,
    });
  });

  test('is in the list of its owner, and for everybody but owner and admins it does not exist', async () => {
    const { id } = await aDraft();
    await anImage(t.db, { propertyId: id, isPrimary: true });
    const asked = (cookie: string) =>
      Promise.all(
        [`/api/properties/${id}`, `/api/properties/${id}/commissions`].map(async (url) => {
          const answer = await app.inject({ url, headers: { cookie } });
          return answer.statusCode;
        }),
      );
    expect(await asked(cookies.peer)).toEqual([404, 404]);
    expect(await asked('')).toEqual([404, 401]);
    expect(await asked(cookies.owner)).toEqual([200, 200]);
    expect(await asked(cookies.admin)).toEqual([200, 200]);
    for (const url of ['/api/properties', '/sitemaps/listings-1.xml', '/sitemap.xml'])
      expect((await app.inject({ url, headers: { cookie: cookies.owner } })).body).not.toContain(
        id,
      );
    expect((await app.inject(`/og/${id}.jpg`)).statusCode).toBe(404);
    const mine = await app.inject({
      url: '/api/properties/my/list',
      headers: { cookie: cookies.owner },
    });
    expect(mine.json()).toMatchObject([{ id, isDraft: true }]);
  });

  test('has a filter of its own in the list of its owner, and counts in the total only', async () => {
    const { id } = await aDraft();
    await aProperty(t.db, { ownerId, isActive: false });
    const mine = async (status: string) => {
      const answer = await app.inject({
        url: `/trpc/property.mine?input=${encodeURIComponent(JSON.stringify({ status }))}`,
        headers: { cookie: cookies.owner },
      });
      const { result }: { result: { data: object } } = answer.json();
      return result.data;
    };
    expect(await mine('draft')).toMatchObject({
      items: [{ id, isDraft: true }],
      total: 1,
      counts: { total: 2, active: 0, forSale: 1, forRent: 0 },
    });
    expect(await mine('inactive')).toMatchObject({ items: [{ isDraft: false }], total: 1 });
  });

  test('is neither shared nor asked about, not even by its owner', async () => {
    const { id: propertyId } = await aDraft();
    const share = { propertyId, percentage: '2.5', externalAgentName: 'Rosa Peña' };
    const inquiry = { clientName: 'Marta', clientEmail: 'marta@correo.mx' };
    for (const [url, body] of [
      ['/api/commission-shares', share],
      [`/api/properties/${propertyId}/inquiries`, inquiry],
    ] as const)
      expect(await call('POST', url, { body })).toMatchObject({
        status: 409,
        code: 'property.draft',
        message: 'Esta propiedad es un borrador: publícala primero.',
      });
  });

  test('appears in the feed when it is published, and not before', async () => {
    const { id } = await aDraft();
    const feed = async (since: unknown) => {
      const answer = await app.inject(`/api/properties/changes?since=${String(since)}`);
      const page: Record<string, unknown> = answer.json();
      return page;
    };
    const { next } = await feed('now');
    await call('PUT', `/api/properties/${id}`, { body: propertyForm({ name: 'Otra' }) });
    await anImage(t.db, { propertyId: id, isPrimary: true });
    expect(await feed(next)).toMatchObject({ changes: [] });
    await rest.publish(id);
    expect(await feed(next)).toMatchObject({ changes: [{ id, change: 'updated' }] });
  });

  test('does not make its place known', async () => {
    await aDraft({ state: 'Colima', city: 'Comala', neighborhood: 'Suchitlán' });
    const input = encodeURIComponent(JSON.stringify({ operation: 'venta', state: 'colima' }));
    const status = async () =>
      (await app.inject(`/trpc/property.landing?input=${input}`)).statusCode;
    expect(await status()).toBe(404);
    await t.db.update(properties).set({ isDraft: false });
    expect(await status()).toBe(200);
  });
});
