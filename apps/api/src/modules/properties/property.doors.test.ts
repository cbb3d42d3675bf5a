import { properties } from '@pbr/db/schema/properties';
import { type Property, propertySchema } from '@pbr/schemas/property/read';
import { catalogueFieldsSchema } from '@pbr/schemas/property/search';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { anAccount } from '../../testing/data/account.ts';
import { anApiToken } from '../../testing/data/api-token.ts';
import { TEST_ORIGIN } from '../../testing/context.ts';
import { anImage, aProperty, aShare, aUser, propertyValues } from '../../testing/data/factories.ts';
import { databaseSuite, serverOn } from '../../testing/suite.ts';

const t = await databaseSuite({
  clear: ['properties', 'search_terms', 'property_inquiries', 'settings'],
});
const app = await serverOn(t);

const get = (url: string) => app.inject({ method: 'GET', url });
const trpc = (path: string, input?: unknown) =>
  get(
    `/trpc/${path}${input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`}`,
  );

test('the catalogue reads a parameter once between its door and the database', async () => {
  const reads = vi.spyOn(catalogueFieldsSchema.shape.page._zod, 'run');
  onTestFinished(() => reads.mockRestore());
  expect((await trpc('property.search', { page: 1 })).statusCode).toBe(200);
  expect(reads).toHaveBeenCalledTimes(1);
});

const UNKNOWN_IDS = [
  '00000000-0000-4000-8000-000000000000',
  '0',
  '-1',
  '1e3',
  '1.0',
  '01',
  '2147483648',
  '9999999999999999999',
  '%00',
  '1%20',
  "'%20or%201=1--",
  'x'.repeat(300),
];

describe('the list', () => {
  test('turns an inverted price range round', async () => {
    await aProperty(t.db, { salePrice: '4000000' });
    await aProperty(t.db, { salePrice: '9000000' });
    const inverted = await get('/api/properties?minPrice=5000000&maxPrice=3000000');
    expect(inverted.json<Property[]>().map(({ salePrice }) => salePrice)).toEqual(['4000000.00']);
  });

  test('answers whole listings as a bare array with the total and the URL of the next page', async () => {
    const owner = await aUser(t.db);
    for (let n = 0; n < 3; n += 1) await aProperty(t.db, { ownerId: owner.id });
    const first = await get('/api/properties?limit=2&operation=venta');
    expect(first.statusCode).toBe(200);
    expect(z.parse(z.array(propertySchema), first.json())).toHaveLength(2);
    expect(first.headers['x-total-count']).toBe('3');
    expect(first.headers['x-total-count-capped']).toBeUndefined();
    const next = /^<(.*)>; rel="next"$/u.exec(String(first.headers['link']))?.[1] ?? '';
    expect(next.startsWith(`${TEST_ORIGIN}/api/properties?`)).toBe(true);
    const second = await get(next.slice(TEST_ORIGIN.length));
    expect(second.json()).toHaveLength(1);
    expect(second.headers['link']).toBeUndefined();
  });

  test('carries at most ten photos per listing and their number', async () => {
    const { id } = await aProperty(t.db);
    for (let n = 0; n < 12; n += 1) await anImage(t.db, { propertyId: id, isPrimary: n === 5 });
    const [item] = (await get('/api/properties')).json();
    expect(item.images).toHaveLength(10);
    expect(item.images[0].isPrimary).toBe(true);
    expect(item.imageCount).toBe(12);
  });

  test('stays below a megabyte, however long the texts of its listings are, and omits none', async () => {
    const owner = await aUser(t.db);
    const long = { description: 'ñ'.repeat(5000), features: Array(40).fill('á'.repeat(60)) };
    const values = Array.from({ length: 90 }, () =>
      propertyValues({ ...long, ownerId: owner.id, name: 'ó'.repeat(150) }),
    );
    const rows = await t.db.insert(properties).values(values).returning({ id: properties.id });
    const seen: string[] = [];
    let url: string | undefined = '/api/properties?limit=100';
    while (url !== undefined) {
      const answer = await get(url);
      expect(answer.rawPayload.byteLength).toBeLessThan(1_000_000);
      expect(answer.headers['x-total-count']).toBe('90');
      seen.push(...answer.json<{ id: string }[]>().map(({ id }) => id));
      url = /^<(.*)>; rel="next"$/u.exec(String(answer.headers['link'] ?? ''))?.[1];
      url = url?.slice(TEST_ORIGIN.length);
    }
    expect(seen.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  });

  test.each([
    'limit=0',
    'limit=-1',
    'limit=101',
    'limit=1e9',
    'limit=NaN',
    'limit=1&limit=2',
    'cursor=x',
    'cursor=WzFd',
  ])('refuses %s and names the field in Spanish', async (query) => {
    const answer = await get(`/api/properties?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'request.invalid',
      message: 'Revisa los datos marcados.',
    });
    expect(Object.keys(answer.json().fields)).toEqual([query.split('=')[0]]);
  });

  test.each([
    'operation=compra',
    'type=castillo',
    'sort=price-low;drop',
    'sort=constructor',
    'minPrice=-1',
    'bedrooms=2.5',
    'bedrooms=NaN',
    'publishedWithin=2',
    `search=${'a'.repeat(10_000)}`,
    'search=%00',
    '__proto__[x]=1',
    'amenities=',
    'operation=venta&operation=renta',
  ])('ignores the invalid %s', async (query) => {
    await aProperty(t.db);
    const answer = await get(`/api/properties?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toHaveLength(1);
  });

  test('refuses a cursor of another order', async () => {
    const owner = await aUser(t.db);
    for (let n = 0; n < 2; n += 1) await aProperty(t.db, { ownerId: owner.id });
    const link = String((await get('/api/properties?limit=1')).headers['link']);
    const cursor = new URL(/<(.*)>/u.exec(link)?.[1] ?? '').searchParams.get('cursor') ?? '';
    expect((await get(`/api/properties?limit=1&cursor=${cursor}`)).statusCode).toBe(200);
    expect((await get(`/api/properties?limit=1&sort=price-low&cursor=${cursor}`)).statusCode).toBe(
      400,
    );
  });
});

describe('one listing', () => {
  test('is the same through both doors', async () => {
    const owner = await aUser(t.db, { whatsapp: '55 1234 5678' });
    const { id } = await aProperty(t.db, { ownerId: owner.id, features: ['Alberca'] });
    const rest = await get(`/api/properties/${id}`);
    const call = await trpc('property.get', { id });
    expect(rest.statusCode).toBe(200);
    const {
      ownerWhatsapp,
      places: _places,
      schemaOrg: _facts,
      agent,
      views: _views,
      can,
      ...property
    } = call.json().result.data;
    expect(rest.json()).toEqual(property);
    expect(ownerWhatsapp).toBe('55 1234 5678');
    expect(agent).toBeNull();
    expect(can).toEqual({ edit: false });
  });

  test('names the public page of its agent, and what somebody has verified about them', async () => {
    const agent = await aUser(t.db, { isAgent: true, isPhoneVerified: true });
    const { id } = await aProperty(t.db, { ownerId: agent.id });
    expect((await trpc('property.get', { id })).json().result.data.agent).toEqual({
      id: agent.id,
      isEmailVerified: false,
      isPhoneVerified: true,
    });
  });

  test('names the landing pages around it if its place names can form URLs', async () => {
    const { id } = await aProperty(t.db, { city: 'Mérida', state: 'Yucatán', neighborhood: '¡!' });
    const { places } = (await trpc('property.get', { id })).json().result.data;
    expect(places).toEqual([
      { slug: 'yucatan', name: 'Yucatán' },
      { slug: 'merida', name: 'Mérida' },
    ]);
    const input = { operation: 'venta', state: 'yucatan', city: 'merida' };
    expect((await trpc('property.landing', input)).json().result.data).toMatchObject({
      places,
      total: 1,
    });
  });

  test('shows strangers no shares or inquiries, and only the documented keys of the owner', async () => {
    const owner = await aUser(t.db, { bio: 'secreto', passwordHash: 'secreto', role: 'admin' });
    const { id } = await aProperty(t.db, { ownerId: owner.id });
    await aShare(t.db, { propertyId: id, ownerId: owner.id, notes: 'secreto' });
    for (const answer of [
      await get(`/api/properties/${id}`),
      await get('/api/properties'),
      await trpc('property.get', { id }),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toContain('secreto');
      expect(answer.body).not.toContain('percentage');
    }
    const property = (await get(`/api/properties/${id}`)).json();
    expect(property.commissionShares).toEqual([]);
    expect(property.inquiries).toEqual([]);
    expect(Object.keys(property.owner).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'phone',
      'profileImageUrl',
    ]);
  });

  test('of a deactivated agent stays, with the company as its contact', async () => {
    const values = {
      name: 'Portal PBR',
      email: 'hola@pbr.mx',
      phone: '55 0000 0000',
      whatsapp: '55 0000 0001',
    };
    await t.db.execute(
      sql`insert into settings (key, value) values ('company', ${JSON.stringify(values)}::jsonb)`,
    );
    const owner = await aUser(t.db, { isActive: false, email: 'se.fue@pbr.mx' });
    const { id } = await aProperty(t.db, { ownerId: owner.id });
    const answer = await get(`/api/properties/${id}`);
    expect(answer.json().owner).toEqual({
      firstName: 'Portal PBR',
      lastName: '',
      email: 'hola@pbr.mx',
      phone: '55 0000 0000',
      profileImageUrl: null,
    });
    expect(answer.body).not.toContain('se.fue');
  });

  test.each(UNKNOWN_IDS)('is 404 for %s', async (id) => {
    const answer = await get(`/api/properties/${id}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      code: 'property.not_found',
      message: 'Propiedad no encontrada',
    });
    const call = await trpc('property.get', { id: decodeURIComponent(id) });
    expect(call.statusCode).toBe(404);
    expect(call.json().error.data).toMatchObject({
      appCode: 'property.not_found',
      httpStatus: 404,
    });
  });

  describe('by the short id that people read', () => {
    const ids = (start: string) => [
      `${start}-1111-4111-8111-111111111111`,
      `${start}-ffff-4fff-bfff-ffffffffffff`,
    ];
    const byShortId = async (start: string, headers: Record<string, string> = {}) => {
      const answer = await app.inject({ url: `/api/properties/PBR-${start}`, headers });
      return answer.statusCode === 200
        ? { status: 200, id: answer.json<Property>().id, etag: answer.headers.etag }
        : { status: answer.statusCode };
    };

    test('is answered where that names one, in any case', async () => {
      const [id = ''] = ids('abcdef01');
      await aProperty(t.db, { id });
      const { headers } = await get(`/api/properties/${id}`);
      const found = { status: 200, id, etag: headers.etag };
      expect(await byShortId('ABCDEF01')).toEqual(found);
      expect(await byShortId('abcdef01')).toEqual(found);
      expect(await byShortId('ABCDEF02')).toEqual({ status: 404 });
    });

    test('is not there where that names several, among those that the caller may see', async () => {
      const owner = await anAccount(t.db);
      const [one = '', paused = ''] = ids('00000000');
      await aProperty(t.db, { id: one });
      await aProperty(t.db, { id: paused, isActive: false, ownerId: owner.id });
      expect(await byShortId('00000000')).toMatchObject({ id: one });
      const { headers } = await anApiToken(t.db, { userId: owner.id });
      expect(await byShortId('00000000', headers)).toEqual({ status: 404 });
      await t.db.delete(properties).where(eq(properties.id, one));
      expect(await byShortId('00000000', headers)).toMatchObject({ id: paused });
      expect(await byShortId('00000000')).toEqual({ status: 404 });
    });

    test('is only read: a write names the id', async () => {
      const admin = await anAccount(t.db, { role: 'admin' });
      const { headers } = await anApiToken(t.db, { userId: admin.id });
      const [id = ''] = ids('abcdef03');
      await aProperty(t.db, { id });
      const answer = await app.inject({
        method: 'DELETE',
        url: '/api/properties/PBR-ABCDEF03',
        headers,
      });
      expect(answer.statusCode).toBe(404);
    });
  });

  test('looks the same when paused or deleted as when unknown', async () => {
    const paused = await aProperty(t.db, { isActive: false });
    const deleted = await aProperty(t.db, { deletedAt: new Date().toISOString() });
    for (const { id } of [paused, deleted]) {
      const { requestId: _a, ...answer } = (await get(`/api/properties/${id}`)).json();
      const { requestId: _b, ...unknown } = (await get(`/api/properties/${UNKNOWN_IDS[0]}`)).json();
      expect(answer).toEqual(unknown);
    }
  });
});

describe('the catalogue through tRPC', () => {
  test('is a page of 24 without any input, not everything', async () => {
    const owner = await aUser(t.db);
    for (let n = 0; n < 26; n += 1) await aProperty(t.db, { ownerId: owner.id });
    const page = (await trpc('property.search', {})).json().result.data;
    expect(page.items).toHaveLength(24);
    expect(page).toMatchObject({ total: 26, pageCount: 2 });
    expect((await trpc('property.featured')).json().result.data.items).toHaveLength(15);
    expect((await trpc('property.search')).statusCode).toBe(400);
  });
});
