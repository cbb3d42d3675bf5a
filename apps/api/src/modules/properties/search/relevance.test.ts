import { type CatalogueSearch, PAGE_SIZE } from '@pbr/schemas/property/search';
import { beforeEach, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from './search-properties.ts';

const t = await databaseSuite();
let ownerId: string;
beforeEach(async () => {
  await t.clear('properties');
  ownerId = (await aUser(t.db)).id;
});

const cdmx = { city: 'Ciudad de México', state: 'Ciudad de México' };
const lerma = { city: 'Lerma', state: 'Estado de México', neighborhood: 'Centro' };

/** Listings in this order, the newest first. */
async function offer(...listings: Parameters<typeof aProperty>[1][]) {
  for (const [index, values] of listings.entries())
    await aProperty(t.db, {
      ownerId,
      ...cdmx,
      neighborhood: 'Narvarte',
      createdAt: new Date(Date.UTC(2026, 5, 20 - index)).toISOString(),
      ...values,
    });
}

const names = async (search: CatalogueSearch) =>
  (await searchProperties(testContext(t.db), search)).items.map(({ name }) => name);

test('first what is near a landmark or names it, then the rest, the newest first inside', async () => {
  await offer(
    { ...lerma, name: 'Bodega en parque industrial' },
    { name: 'Con vista', neighborhood: 'Condesa', municipality: 'Cuauhtémoc' },
    { ...lerma, name: 'Nave del Parque', propertyType: 'local' },
    { name: 'A un paso del Parque México' },
    { name: 'Loft', neighborhood: 'Hipódromo', municipality: 'Cuauhtémoc' },
  );
  const near = ['Con vista', 'A un paso del Parque México', 'Loft'];
  expect(await names({ search: 'Parque México' })).toEqual([
    ...near,
    'Bodega en parque industrial',
    'Nave del Parque',
  ]);
  expect(await names({ unread: 'parque méxico' })).toEqual([
    ...near,
    'Bodega en parque industrial',
    'Nave del Parque',
  ]);
});

test.each([
  ['condesa', ['Luz', 'En la Condesa', 'Torre']],
  ['CONDESA', ['Luz', 'En la Condesa', 'Torre']],
  // Each word fits by itself, but they do not stand together.
  ['torre condesa', ['Torre']],
])(
  '%s: a place and a title that are called so come before parts of words',
  async (search, found) => {
    await offer(
      { name: 'Torre', neighborhood: 'Condesalinas' },
      { name: 'Luz', neighborhood: 'Condesa' },
      { name: 'En la Condesa', neighborhood: 'Roma' },
    );
    expect(await names({ search })).toEqual(found);
  },
);

test('the whole phrase comes before its words, and those before parts of words', async () => {
  await offer(
    { name: 'Jardines y balcones', neighborhood: 'Roma Verdeja' },
    { name: 'Balcón y jardín verde' },
    { name: 'Verde: con jardín' },
    { name: 'Jardín verde' },
  );
  expect(await names({ search: 'jardín verde' })).toEqual([
    'Balcón y jardín verde',
    'Jardín verde',
    'Verde: con jardín',
    'Jardines y balcones',
  ]);
});

test('another order and a search without words stay as they are', async () => {
  await offer(
    { name: 'Nueva', neighborhood: 'Condesalinas', salePrice: '3000000' },
    { name: 'Vieja', neighborhood: 'Condesa', salePrice: '5000000' },
  );
  expect(await names({ search: 'condesa' })).toEqual(['Vieja', 'Nueva']);
  expect(await names({ search: 'condesa', sort: 'newest' })).toEqual(['Nueva', 'Vieja']);
  expect(await names({ search: 'condesa', sort: 'price-low' })).toEqual(['Nueva', 'Vieja']);
  expect(await names({})).toEqual(['Nueva', 'Vieja']);
  expect(await names({ unread: 'vibra' })).toEqual(['Nueva', 'Vieja']);
});

test('pages share no listing and keep the order', async () => {
  const many = Array.from({ length: 2 * PAGE_SIZE + 5 }, (_, index) => ({
    name: `Casa ${String(index).padStart(2, '0')}`,
    neighborhood: index % 3 === 0 ? 'Condesa' : 'Condesalinas',
  }));
  await offer(...many);
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...(await names({ search: 'condesa', page })));
  const inOrder = (isFirst: boolean) =>
    many
      .filter(({ neighborhood }) => (neighborhood === 'Condesa') === isFirst)
      .map(({ name }) => name);
  expect(pages).toEqual([...inOrder(true), ...inOrder(false)]);
});
