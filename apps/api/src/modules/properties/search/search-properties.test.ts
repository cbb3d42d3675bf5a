import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { testContext } from '../../../testing/context.ts';
import { anImage, aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from './search-properties.ts';

let ownerId: string;
const t = await databaseSuite({ clear: ['properties', 'search_terms'] });
beforeAll(async () => {
  ownerId = (await aUser(t.db, { firstName: 'Ana', lastName: 'Ruiz' })).id;
});

const search = (input: Parameters<typeof searchProperties>[1]) =>
  searchProperties(testContext(t.db), input);
const names = async (input: Parameters<typeof searchProperties>[1]) =>
  (await search(input)).items.map(({ name }) => name);
const add = (values: Parameters<typeof aProperty>[1]) => aProperty(t.db, { ownerId, ...values });

describe('the catalogue', () => {
  test('excludes paused, deleted, sold and rented listings', async () => {
    await add({ name: 'Activa' });
    await add({ name: 'Apartada', dealStatus: 'apartada' });
    await add({ name: 'Pausada', isActive: false });
    await add({ name: 'Borrada', deletedAt: new Date().toISOString() });
    await add({ name: 'Vendida', dealStatus: 'vendida' });
    await add({ name: 'Rentada', dealStatus: 'rentada' });
    const page = await search({});
    expect(page.items.map(({ name }) => name).toSorted()).toEqual(['Activa', 'Apartada']);
    expect(page).toMatchObject({
      total: 2,
      totalIsCapped: false,
      page: 1,
      pageCount: 1,
      suggestion: null,
    });
  });

  test('has cards with their primary photo and the number of photos', async () => {
    const { id } = await add({});
    await anImage(t.db, { propertyId: id, storageKey: 'uno', order: 0 });
    await anImage(t.db, { propertyId: id, storageKey: 'dos', order: 1, isPrimary: true });
    const [card] = (await search({})).items;
    expect(card).toMatchObject({
      imageCount: 2,
      images: [{ baseUrl: '/uploads/dos', isPrimary: true, imageUrl: '/uploads/dos/1024.jpg' }],
    });
  });
});

test('an amenity with a comma is one amenity', async () => {
  await add({ name: 'Con una', features: ['Bodega, chica', 'Alberca'] });
  await add({ name: 'Con dos', features: ['Bodega', 'chica', 'Alberca'] });
  expect(await names({ amenities: String.raw`Alberca,Bodega\, chica` })).toEqual(['Con una']);
  expect(await names({ amenities: 'chica,Bodega' })).toEqual(['Con dos']);
});

describe('free text', () => {
  beforeEach(async () => {
    await add({ name: 'Loft con balcón', neighborhood: 'Roma Norte' });
    await add({ name: 'Casa con jardín', neighborhood: 'Coyoacán' });
    await add({ name: '100% remodelado', neighborhood: 'Condesa' });
  });

  test.each([
    ['accents and case do not matter', 'COYOACAN', ['Casa con jardín']],
    ['several words may stand in several fields', 'jardin coyoacan mexico', ['Casa con jardín']],
    ['all words must match', 'jardin roma', []],
    ['a percent sign is a percent sign', '100%', ['100% remodelado']],
    ['an underscore is an underscore', 'rom_', []],
    ['a backslash is a backslash', 'roma\\', []],
    ['a quote is a quote', "' OR 1=1--", []],
    ['a short word counts beside a longer one', 'con loft', ['Loft con balcón']],
  ])('%s', async (_rule, text, expected) => {
    expect(await names({ search: text })).toEqual(expected);
  });

  test('the short id finds every listing that has it, also beside another word', async () => {
    await add({ id: 'abcdef01-1111-4111-8111-111111111111', name: 'Casa Uno' });
    await add({ id: 'abcdef01-ffff-4fff-bfff-ffffffffffff', name: 'Casa Dos' });
    await add({ id: 'abcdef02-1111-4111-8111-111111111111', name: 'Casa Tres' });
    await add({ id: 'abcdef01-2222-4222-8222-222222222222', name: 'Pausada', isActive: false });
    expect((await names({ search: 'PBR-ABCDEF01' })).toSorted()).toEqual(['Casa Dos', 'Casa Uno']);
    expect(await names({ search: 'dos pbr-abcdef01' })).toEqual(['Casa Dos']);
    expect(await names({ search: 'PBR-ABCDEF0' })).toEqual([]);
  });

  test('short words alone must be the whole name of a city or a state', async () => {
    await add({ name: 'Al norte', city: 'Fú', state: 'Sonora' });
    expect(await names({ search: 'fu' })).toEqual(['Al norte']);
    expect(await names({ search: 'ro' })).toEqual([]);
  });

  test('a typo shows the results of the nearest known words and says so', async () => {
    const page = await search({ search: 'condeza' });
    expect(page).toMatchObject({ suggestion: 'Condesa', total: 1 });
    expect(page.items.map(({ name }) => name)).toEqual(['100% remodelado']);
    expect(await search({ search: 'koyoacan jardim' })).toMatchObject({
      suggestion: 'Coyoacán jardín',
      total: 1,
    });
  });

  test('no suggestion is made that would find nothing either', async () => {
    expect(await search({ search: 'condeza', minArea: 5000 })).toMatchObject({
      suggestion: null,
      total: 0,
    });
    expect(await search({ search: 'xqzwkv' })).toMatchObject({ suggestion: null, total: 0 });
  });
});

describe('prices', () => {
  test('compare dollars in pesos at the rate of the settings, and show its date', async () => {
    await t.db.execute(
      sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "18.5", "date": "2026-11-01"}')`,
    );
    await add({ name: 'Dólares', currency: 'USD', salePrice: '100000' });
    await add({ name: 'Pesos', salePrice: '1800000' });
    await add({ name: 'Sin precio', salePrice: null });
    expect(await names({ operation: 'venta', minPrice: 1_850_000 })).toEqual([
      'Sin precio',
      'Dólares',
    ]);
    expect(await names({ sort: 'price-low' })).toEqual(['Pesos', 'Dólares', 'Sin precio']);
    expect(await names({ sort: 'price-high' })).toEqual(['Dólares', 'Pesos', 'Sin precio']);
    const dollars = (await search({})).items.find(({ name }) => name === 'Dólares');
    expect(dollars?.mxnEquivalent).toEqual({
      salePrice: '1850000.00',
      rentPrice: null,
      date: '2026-11-01',
    });
    await t.db.execute(sql`delete from settings`);
  });
});
