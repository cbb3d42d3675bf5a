import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { searchProperties } from './search-properties.ts';
import { understandSearch } from './understand-search.ts';

const CONDESA = 'ciudad-de-mexico/ciudad-de-mexico/condesa';
const MONTERREY = 'nuevo-leon/monterrey';

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  await aProperty(t.db, { ownerId, name: 'Piso con vista', street: 'Monterrey' });
  await aProperty(t.db, { ownerId, name: 'Casa por Saltillo', propertyType: 'casa' });
});

const ask = (search: CatalogueSearch) => searchProperties(testContext(t.db), search);
const understand = async (text: string) =>
  (await understandSearch(testContext(t.db), { text })).filters;

describe('a text that is one place in which nothing is on offer', () => {
  test.each(['monterrey', 'MONTERREY', 'en Monterrey', 'Monterrey, Nuevo León', 'mty'])(
    'is that place, not a street of its name: %s',
    async (search) => {
      expect(await ask({ search })).toMatchObject({
        total: 0,
        textPlaces: MONTERREY,
        placeNames: { [MONTERREY]: 'Monterrey' },
        suggestion: null,
      });
    },
  );

  test('says how many listings have the words, which the street finds', async () => {
    expect(await ask({ search: 'monterrey' })).toMatchObject({ inWords: 1 });
    expect(await ask({ search: 'calle monterrey' })).toMatchObject({ total: 1, textPlaces: null });
    expect(await ask({ search: 'saltillo' })).toMatchObject({ total: 0, inWords: 1 });
    expect(await ask({ search: 'calle saltillo' })).toMatchObject({ total: 1 });
  });

  test('has a name that says the state where others have it too', async () => {
    const { textPlaces, placeNames } = await ask({ search: 'guadalupe, nuevo leon' });
    expect(textPlaces).toBe('nuevo-leon/guadalupe');
    expect(placeNames).toEqual({ 'nuevo-leon/guadalupe': 'Guadalupe, Nuevo León' });
    // Another one of that name is the usual one.
    expect((await ask({ places: 'durango/poanas/orizaba' })).placeNames).toEqual({
      'durango/poanas/orizaba': 'Orizaba, Durango',
    });
    expect((await ask({ places: 'veracruz/orizaba' })).placeNames).toEqual({
      'veracruz/orizaba': 'Orizaba',
    });
  });

  test('is several places when they have one name', async () => {
    const { textPlaces, placeNames } = await ask({ search: 'guadalupe' });
    const paths = textPlaces?.split(',') ?? [];
    expect(paths).toContain('nuevo-leon/guadalupe');
    expect(paths.length).toBeGreaterThan(1);
    expect(new Set(Object.values(placeNames))).toEqual(new Set(['Guadalupe']));
  });

  test('is one place where the names of others only begin with it', async () => {
    expect(await ask({ search: 'santiago' })).toMatchObject({ textPlaces: 'nuevo-leon/santiago' });
  });
});

describe('a text that is a place with something on offer', () => {
  test('is searched as words, and named', async () => {
    expect(await ask({ search: 'condesa' })).toMatchObject({
      total: 2,
      textPlaces: CONDESA,
      placeNames: { [CONDESA]: 'Condesa' },
      inWords: 0,
    });
  });

  test('is that place too where the other filters leave nothing', async () => {
    const land = await ask({ search: 'condesa', type: 'terreno' });
    expect(land).toMatchObject({ total: 0, textPlaces: CONDESA, inWords: 0 });
  });

  test('is still named when it was corrected', async () => {
    await t.db.execute("insert into search_terms values ('condesa', 2) on conflict do nothing");
    const found = await ask({ search: 'condeza' });
    expect(found).toMatchObject({ total: 2, suggestion: 'Condesa', textPlaces: CONDESA });
  });
});

test.each([{ search: 'piso' }, { search: 'monterrey', places: CONDESA }, { search: 'calle 12' }])(
  '%j names no place',
  async (search) => {
    expect(await ask(search)).toMatchObject({ textPlaces: null, inWords: 0 });
  },
);

describe('a sentence that names a place without offers', () => {
  test.each([
    ['casa en Monterrey', { type: 'casa', places: MONTERREY }],
    ['depa en renta en monterrey con vibra', { places: MONTERREY, unread: 'con vibra' }],
    ['Monterrey o Saltillo', { places: `${MONTERREY},coahuila/saltillo` }],
    ['torre omega monterrey', { places: MONTERREY, unread: 'torre omega' }],
  ])('%s means it, whatever words find', async (text, filters) => {
    expect(await understand(text)).toMatchObject(filters);
  });

  test.each(['monterrey', 'calle Monterrey'])('%s is searched as it is', async (text) => {
    expect(await understand(text)).toBeNull();
  });
});
