import { propertyInquiries } from '@pbr/db/schema/property-inquiries';
import { myPropertiesSchema } from '@pbr/schemas/property/mine';
import { propertyViews } from '@pbr/db/schema/property-views';
import { settings } from '@pbr/db/schema/settings';
import { sql } from 'drizzle-orm';
import { publicPropertyId } from '@pbr/schemas/property/values';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { admin, member, testContext, visitor } from '../../../testing/context.ts';
import { anImage, aProperty, aShare, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchMyProperties } from './search-my-properties.ts';

let userId: string;
const t = await databaseSuite({ clear: ['properties', 'users', 'property_inquiries'] });
beforeEach(async () => {
  userId = (await aUser(t.db)).id;
});

type Search = Parameters<typeof searchMyProperties>[1];
const mine = async (search: Search = {}, actor = member(userId)) =>
  z.parse(myPropertiesSchema, await searchMyProperties(testContext(t.db, { actor }), search));
const names = async (search: Search) => (await mine(search)).items.map(({ name }) => name);
const add = (values: Parameters<typeof aProperty>[1] = {}) =>
  aProperty(t.db, { ownerId: userId, ...values });
const inquire = (propertyId: string, status: string) =>
  t.db.insert(propertyInquiries).values({
    propertyId,
    status,
    clientName: 'Marta',
    clientEmail: 'marta@correo.mx',
    noticeVersion: '1',
  });

describe("one's own listings", () => {
  test('are all undeleted ones, and nobody else’s, the newest first', async () => {
    await aProperty(t.db, { name: 'Ajena' });
    await add({ name: 'Vieja', createdAt: '2026-01-01T00:00:00Z' });
    await add({ name: 'Pausada', createdAt: '2026-01-02T00:00:00Z', isActive: false });
    await add({ name: 'Vendida', createdAt: '2026-01-03T00:00:00Z', dealStatus: 'vendida' });
    await add({ name: 'Borrada', deletedAt: '2026-01-04T00:00:00Z' });
    expect(await names({})).toEqual(['Vendida', 'Pausada', 'Vieja']);
  });

  test('are an admin’s own ones as well, and none for a visitor', async () => {
    const chief = await aUser(t.db, { role: 'admin' });
    await add();
    await aProperty(t.db, { ownerId: chief.id, name: 'Del admin' });
    const page = await mine({}, admin(chief.id));
    expect(page.items.map(({ name }) => name)).toEqual(['Del admin']);
    await expect(mine({}, visitor)).rejects.toMatchObject({ code: 'session.required' });
  });

  test('include everything that their owner needs to know', async () => {
    const { id } = await add({ version: 4, currency: 'MXN' });
    await anImage(t.db, { propertyId: id });
    await anImage(t.db, { propertyId: id, storageKey: 'portada', isPrimary: true });
    const agent = await aUser(t.db, { firstName: 'Inés', lastName: 'Lara' });
    const share = { propertyId: id, ownerId: userId };
    await aShare(t.db, { ...share, agentId: agent.id, percentage: '1.50' });
    await aShare(t.db, { ...share, agentId: null, externalAgentName: 'Broker del Sur' });
    await aShare(t.db, { ...share, isActive: false });
    for (const status of ['pending', 'pending', 'answered', 'closed']) await inquire(id, status);
    const bare = await add({ createdAt: '2020-01-01T00:00:00Z' });
    await inquire((await aProperty(t.db)).id, 'pending');
    const [first, second] = (await mine()).items;
    expect(first).toMatchObject({
      id,
      version: 4,
      unansweredInquiries: 2,
      hasPhoto: true,
      imageCount: 2,
      images: [{ baseUrl: '/uploads/portada' }],
      shares: [
        { agentName: 'Inés Lara', percentage: '1.50' },
        { agentName: 'Broker del Sur', percentage: '2.50' },
      ],
    });
    expect(second).toMatchObject({
      id: bare.id,
      shares: [],
      unansweredInquiries: 0,
      hasPhoto: false,
    });
  });
});

describe('the counts', () => {
  test('cover all own listings, whatever the search; ambos counts for sale and for rent', async () => {
    await add({ operationType: 'venta' });
    await add({ operationType: 'renta', isActive: false });
    await add({ operationType: 'ambos' });
    await add({ operationType: 'venta', deletedAt: '2026-01-01T00:00:00Z' });
    await aProperty(t.db);
    const counts = { total: 3, active: 2, forSale: 2, forRent: 2 };
    for (const search of [{}, { status: 'inactive' as const }, { search: 'nada' }, { page: 9 }])
      expect(await mine(search)).toMatchObject({ counts });
    await t.clear('properties');
    expect(await mine()).toEqual({
      items: [],
      total: 0,
      page: 1,
      pageCount: 0,
      counts: { total: 0, active: 0, forSale: 0, forRent: 0 },
    });
  });
});

describe('reserved, sold and rented listings', () => {
  beforeEach(async () => {
    const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
    await add({ name: 'Libre', createdAt: at(1) });
    await add({ name: 'Pausada', createdAt: at(2), isActive: false });
    await add({ name: 'Apartada', createdAt: at(3), dealStatus: 'apartada' });
    await add({
      name: 'Apartada y pausada',
      createdAt: at(4),
      dealStatus: 'apartada',
      isActive: false,
    });
    await add({ name: 'Vendida', createdAt: at(5), dealStatus: 'vendida' });
    await add({
      name: 'Vendida y pausada',
      createdAt: at(6),
      dealStatus: 'vendida',
      isActive: false,
    });
    await add({ name: 'Rentada', createdAt: at(7), dealStatus: 'rentada', operationType: 'ambos' });
    await add({ name: 'Borrada', deletedAt: at(8), dealStatus: 'vendida' });
    await aProperty(t.db, { name: 'Ajena', dealStatus: 'vendida' });
  });

  test.each([
    ['active', ['Apartada', 'Libre']],
    ['inactive', ['Apartada y pausada', 'Pausada']],
    ['apartada', ['Apartada y pausada', 'Apartada']],
    ['vendida', ['Vendida y pausada', 'Vendida']],
    ['rentada', ['Rentada']],
    ['venta', ['Apartada y pausada', 'Apartada', 'Pausada', 'Libre']],
    ['renta', []],
  ] as const)('under %s are %j', async (status, expected) => {
    expect(await names({ status })).toEqual(expected);
    expect(await mine({ status })).toMatchObject({ total: expected.length });
  });

  test('lack a photo or a price only where the public sees it', async () => {
    const createdAt = '2026-01-09T00:00:00Z';
    const { id } = await add({ name: 'Con foto, sin precio', salePrice: null, createdAt });
    await anImage(t.db, { propertyId: id });
    await add({ name: 'Borrador', isActive: false, isDraft: true, salePrice: null });
    expect(await names({ status: 'without-photo' })).toEqual(['Apartada', 'Libre']);
    expect(await names({ status: 'without-price' })).toEqual(['Con foto, sin precio']);
  });

  test('are all in the whole list; sold and rented ones count in the total only', async () => {
    expect(await mine()).toMatchObject({
      total: 7,
      counts: { total: 7, active: 2, forSale: 4, forRent: 0 },
    });
  });

  test('are searched within their own status', async () => {
    expect(await names({ status: 'vendida', search: 'pausada' })).toEqual(['Vendida y pausada']);
  });
});

describe("a search of one's own listings", () => {
  beforeEach(async () => {
    await add({
      name: 'Loft con balcón',
      neighborhood: 'Coyoacán',
      street: 'Calle Miguel Ángel',
      number: '418',
      hideStreet: true,
      createdAt: '2026-01-03T00:00:00Z',
    });
    await add({
      name: 'Casa 100%',
      city: 'Mérida',
      state: 'Yucatán',
      isActive: false,
      createdAt: '2026-01-02T00:00:00Z',
    });
  });

  test.each([
    ['BALCON', ['Loft con balcón']],
    ['loft coyoacan', ['Loft con balcón']],
    ['loft merida', []],
    ['yucatán', ['Casa 100%']],
    ['100%', ['Casa 100%']],
    ['_', []],
    ["' or 1=1 --", []],
    ['miguel angel 418', ['Loft con balcón']],
    ['loft 41', ['Loft con balcón']],
  ])('for %o finds %o', async (search, expected) => {
    expect(await names({ search })).toEqual(expected);
    expect(await mine({ search })).toMatchObject({ total: expected.length });
  });

  test('finds by the short id, paused ones as well', async () => {
    for (const { id, name } of (await mine()).items)
      expect(await names({ search: publicPropertyId(id).toLowerCase() })).toEqual([name]);
  });

  test('keeps to the status', async () => {
    expect(await names({ status: 'active' })).toEqual(['Loft con balcón']);
    expect(await names({ status: 'inactive' })).toEqual(['Casa 100%']);
    expect(await names({ status: 'all' })).toHaveLength(2);
    expect(await mine({ status: 'active', search: 'casa' })).toMatchObject({ total: 0, items: [] });
  });
});

describe('the order', () => {
  beforeEach(async () => {
    const rate = { key: 'usdMxnRate', value: { rate: '18', date: '2026-01-01' } };
    await t.db.insert(settings).values(rate).onConflictDoNothing();
    const at = (day: number) => `2026-01-0${day}T00:00:00Z`;
    const cheap = await add({ name: 'Ático', salePrice: '900000.00', createdAt: at(1) });
    const priceless = await add({ name: 'bodega', salePrice: null, createdAt: at(2) });
    const viewed = await add({
      name: 'Cabaña',
      salePrice: '100000.00',
      currency: 'USD',
      createdAt: at(3),
    });
    const dear = await add({
      name: 'casa',
      salePrice: '8000000.00',
      createdAt: at(4),
      isActive: false,
    });
    for (const status of ['pending', 'closed']) await inquire(dear.id, status);
    await inquire(cheap.id, 'answered');
    await t.db.insert(propertyViews).values([
      { propertyId: viewed.id, day: '2026-01-05', views: 2 },
      { propertyId: viewed.id, day: '2026-01-06', views: 2 },
      { propertyId: priceless.id, day: '2026-01-06', views: 3 },
    ]);
  });

  test.each([
    [undefined, ['casa', 'Cabaña', 'bodega', 'Ático']],
    ['newest', ['casa', 'Cabaña', 'bodega', 'Ático']],
    ['oldest', ['Ático', 'bodega', 'Cabaña', 'casa']],
    ['inquiries', ['casa', 'Ático', 'Cabaña', 'bodega']],
    ['views', ['Cabaña', 'bodega', 'casa', 'Ático']],
    ['price-high', ['casa', 'Cabaña', 'Ático', 'bodega']],
    ['price-low', ['Ático', 'Cabaña', 'casa', 'bodega']],
    ['name', ['Ático', 'bodega', 'Cabaña', 'casa']],
  ] as const)('by %s is %j', async (sort, expected) => {
    expect(await names({ sort })).toEqual(expected);
  });

  test('holds across pages', async () => {
    await t.db.execute(sql`
      insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
      select ${userId}, 'Lote', 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'terreno', 'venta', 1000 + n % 7
      from generate_series(1, 60) n`);
    const pages = await Promise.all([1, 2, 3].map((page) => mine({ sort: 'price-low', page })));
    const items = pages.flatMap((page) => page.items);
    const prices = items.map(({ salePrice }) => Number(salePrice ?? Number.POSITIVE_INFINITY));
    expect(new Set(items.map(({ id }) => id)).size).toBe(64);
    expect(prices.slice(0, 60)).toEqual(prices.slice(0, 60).toSorted((a, b) => a - b));
  });
});

describe('the days online', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const daysOf = async (values: Parameters<typeof aProperty>[1]) => {
    await add(values);
    const ctx = testContext(t.db, { actor: member(userId), now: () => now });
    return (await searchMyProperties(ctx, {})).items[0]?.daysOnline;
  };

  test.each([
    [{ createdAt: '2026-03-10T11:59:00Z' }, 0],
    // Midnight in Mexico City, and the minute before.
    [{ createdAt: '2026-03-10T06:00:00Z' }, 0],
    [{ createdAt: '2026-03-10T05:59:00Z' }, 1],
    [{ createdAt: '2026-02-10T12:01:00Z', dealStatus: 'apartada' }, 28],
    [{ createdAt: '2026-02-01T00:00:00Z', isActive: false }, null],
    [{ createdAt: '2026-02-01T00:00:00Z', dealStatus: 'vendida' }, null],
  ])('of %o are %o', async (values, days) => {
    expect(await daysOf(values)).toBe(days);
  });
});

describe("the agency's listings", () => {
  let chief: string;
  let anaId: string;
  beforeEach(async () => {
    chief = (await aUser(t.db, { role: 'admin' })).id;
    const ana = await aUser(t.db, { firstName: 'Ana', lastName: 'Ruiz', isActive: false });
    anaId = ana.id;
    await add({ name: 'De Luis', createdAt: '2026-01-02T00:00:00Z' });
    await aProperty(t.db, { ownerId: anaId, name: 'De Ana', createdAt: '2026-01-01T00:00:00Z' });
    await aProperty(t.db, { ownerId: anaId, deletedAt: '2026-01-04T00:00:00Z' });
  });

  test('are everybody’s for an admin, with their owners and counts', async () => {
    const page = await mine({ owner: 'all' }, admin(chief));
    expect(page.items.map(({ name, owner }) => [name, owner.firstName, owner.isActive])).toEqual([
      ['De Luis', expect.any(String), true],
      ['De Ana', 'Ana', false],
    ]);
    expect(page).toMatchObject({ total: 2, counts: { total: 2, active: 2 } });
    expect(await mine({ owner: 'all', search: 'ana' }, admin(chief))).toMatchObject({ total: 1 });
    expect(await mine({ owner: 'all', status: 'inactive' }, admin(chief))).toMatchObject({
      total: 0,
      counts: { total: 2 },
    });
  });

  test('are one agent’s where the admin names one', async () => {
    const page = await mine({ owner: anaId }, admin(chief));
    expect(page.items.map(({ name }) => name)).toEqual(['De Ana']);
    expect(page.counts.total).toBe(1);
    expect((await mine({ owner: crypto.randomUUID() }, admin(chief))).total).toBe(0);
  });

  test('are refused to an agent, who may name only themselves', async () => {
    for (const owner of ['all', anaId] as const)
      await expect(mine({ owner })).rejects.toMatchObject({ code: 'admin.required' });
    expect((await mine({ owner: userId })).items.map(({ name }) => name)).toEqual(['De Luis']);
  });
});

test('two thousand of them come 24 at a time', async () => {
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type)
    select ${userId}, 'Casa ' || n, 'd', 's', 'Centro', 'Mérida', 'Yucatán', 'casa', 'venta' from generate_series(1, 2000) n`);
  const first = await mine();
  expect(first).toMatchObject({ total: 2000, pageCount: 84, page: 1 });
  expect(first.items).toHaveLength(24);
  const last = await mine({ page: 84 });
  expect(last.items).toHaveLength(8);
  const ids = new Set([...first.items, ...last.items].map(({ id }) => id));
  expect(ids.size).toBe(32);
  expect(await mine({ page: 85 })).toMatchObject({ total: 2000, items: [], page: 85 });
});
