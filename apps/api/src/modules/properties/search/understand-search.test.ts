import { drizzle } from 'drizzle-orm/postgres-js';
import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from './search-properties.ts';
import { understandSearch } from './understand-search.ts';

const ROMA_NORTE = 'ciudad-de-mexico/ciudad-de-mexico/roma-norte';
const CONDESA = 'ciudad-de-mexico/ciudad-de-mexico/condesa';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  const rent = {
    ownerId,
    propertyType: 'departamento',
    operationType: 'renta',
    rentPrice: '20000',
    salePrice: null,
    city: 'Ciudad de México',
    state: 'Ciudad de México',
    bedrooms: 2,
    features: ['Balcón'],
  };
  await aProperty(t.db, { ...rent, name: 'Con vista', neighborhood: 'Roma Norte' });
  await aProperty(t.db, { ...rent, name: 'Con patio', neighborhood: 'Condesa' });
  await aProperty(t.db, { ...rent, name: 'Con jardín', neighborhood: 'Juárez' });
  await aProperty(t.db, { ...rent, name: 'Depa con dos balcones en Roma', neighborhood: 'Juárez' });
  await aProperty(t.db, {
    ...rent,
    name: 'Cerca de la casa Roma',
    neighborhood: 'Juárez',
    street: 'Ornitorrinco',
  });
});

const understand = async (text: string) =>
  (await understandSearch(testContext(t.db), { text })).filters;

test.each([
  [
    'depa de 2 recámaras en la Roma o Condesa hasta 25 mil con balcón',
    {
      operation: 'renta',
      type: 'departamento',
      places: `${ROMA_NORTE},${CONDESA}`,
      bedrooms: 2,
      maxPrice: 25_000,
      amenities: 'Balcón',
    },
  ],
  ['roma o condesa', { places: `${ROMA_NORTE},${CONDESA}` }],
  ['casa o depa en venta', { operation: 'venta', type: 'casa,departamento' }],
  ['depa con vibra', { type: 'departamento', unread: 'con vibra' }],
  ['depas baratos', { type: 'departamento', sort: 'price-low' }],
  ['quiero vender mi depa', { type: 'departamento', intent: 'sell' }],
  ['un cuarto', { unread: 'un cuarto', intent: 'room' }],
])('%s means filters', async (text, filters) => {
  expect(await understand(text)).toEqual(filters);
});

test.each(['Depa con dos balcones en Roma', 'depa con dos balcones en ROMA'])(
  'the title of a listing is searched as it is: %s',
  async (text) => {
    expect(await understand(text)).toBeNull();
  },
);

test('a text whose filters find nothing is searched as it is if that finds something', async () => {
  expect(await understand('casa roma')).toBeNull();
  expect(await understand('casas en Ornitorrinco')).toBeNull();
  expect(await understand('casa polanco')).not.toBeNull();
});

test('words beside a place that is on offer are searched, and the place stays if nothing has them', async () => {
  expect(await understand('patio condesa')).toBeNull();
  expect(await understand('condesa zigzag')).toEqual({ places: CONDESA, unread: 'zigzag' });
  expect(await understand('vista condesa')).toEqual({ places: CONDESA, unread: 'vista' });
});

test('listings are not searched for a word that none has', async () => {
  const searchesFor = async (text: string) => {
    const sent: string[] = [];
    const db = drizzle(t.client, { logger: { logQuery: (statement) => sent.push(statement) } });
    await understandSearch(testContext(db), { text });
    return sent.filter((statement) => statement.includes('search_text'));
  };
  expect(await searchesFor('casa roma')).not.toEqual([]);
  expect(await searchesFor('casa en roma con zigzag')).toEqual([]);
});

test.each(['roma norte', 'colonia condesa, cdmx', 'Torre Alpha', 'PBR-1A2B3C4D', 'orizaba', ''])(
  '“%s” is searched as it is',
  async (text) => {
    expect(await understand(text)).toBeNull();
  },
);

test('words that were not understood are searched, and ignored if nothing has them', async () => {
  const search = (unread: string) =>
    searchProperties(testContext(t.db), { places: `${ROMA_NORTE},${CONDESA}`, unread });
  expect(await search('patio')).toMatchObject({ total: 1, ignored: [] });
  expect(await search('con vibra')).toMatchObject({
    total: 2,
    ignored: ['con vibra'],
    placeNames: { [ROMA_NORTE]: 'Roma Norte', [CONDESA]: 'Condesa' },
  });
  expect(await search('patio,con vibra')).toMatchObject({ total: 1, ignored: ['con vibra'] });
  expect(await search('con vibra,patio,vista')).toMatchObject({
    total: 1,
    ignored: ['con vibra', 'vista'],
  });
});

test('words that say what is not wanted are not searched', async () => {
  const search = (unread: string) =>
    searchProperties(testContext(t.db), { places: `${ROMA_NORTE},${CONDESA}`, unread });
  // 'Con vista' lies in Roma Norte, which has the letters of 'no'.
  expect(await search('no vista')).toMatchObject({ total: 2, ignored: ['no vista'] });
  expect(await search('no vista,patio')).toMatchObject({
    items: [{ name: 'Con patio' }],
    ignored: ['no vista'],
  });
});

test.each([
  ['roma norte', true],
  ['Polanco', true],
  ['terraza', false],
  ['depa en la Condesa', false],
])('whether “%s” is a place alone: %s', async (text, isPlace) => {
  expect(await understandSearch(testContext(t.db), { text })).toMatchObject({ isPlace });
});
