import { properties } from '@pbr/db/schema/properties';
import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import { activeParts, withoutPart } from '@pbr/schemas/property/search/filter-parts';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { OPERATION_TYPES, PROPERTY_TYPES } from '@pbr/schemas/property/values';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser, propertyValues } from '../../../testing/data/factories.ts';
import { watchStatements } from '../../../testing/database/watch-statements.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAlternatives } from './list-alternatives.ts';
import { searchProperties } from '../search/search-properties.ts';

const RUNS = isLong ? 400 : 15;
/** The same cases every day, because these few runs must meet each kind; others in the long run. */
const SEED = isLong ? {} : { seed: 7 };

let ownerId: string;
const t = await databaseSuite();
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
});

type Values = Partial<typeof properties.$inferInsert>;
const add = (values: Values) => aProperty(t.db, { ownerId, ...values });
const rental = (rentPrice: string, values: Values = {}) =>
  add({ operationType: 'renta', salePrice: null, rentPrice, name: `De ${rentPrice}`, ...values });
const ask = (search: CatalogueSearch) => listAlternatives(testContext(t.db), search);
const totalOf = async (search: CatalogueSearch) =>
  (await searchProperties(testContext(t.db), search)).total;
const names = ({ alike }: Alternatives) => alike.map(({ name }) => name);
const counts = (items: Alternatives['without']) =>
  Object.fromEntries(items.map(({ part, total }) => [part, total]));

describe('every number', () => {
  const price = fc.option(
    fc.integer({ min: 1, max: 9 }).map((n) => String(n * 1_000_000)),
    { freq: 4 },
  );
  const few = fc.integer({ min: 0, max: 4 });
  const amenities = fc.subarray(['Alberca', 'Gimnasio', 'Roof garden']);
  const listing = fc.record({
    name: fc.constantFrom('Casa con jardín', 'Loft cerca de Roma Norte', 'Local en esquina'),
    neighborhood: fc.constantFrom('Condesa', 'Centro', 'Roma Norte', 'ROMA NORTE', 'Las Águilas'),
    city: fc.constantFrom('Ciudad de México', 'Mérida', 'Progreso', 'Fú'),
    state: fc.constantFrom('Ciudad de México', 'Yucatán'),
    propertyType: fc.constantFrom(...PROPERTY_TYPES),
    operationType: fc.constantFrom(...OPERATION_TYPES),
    salePrice: price,
    rentPrice: price,
    bedrooms: few,
    fullBathrooms: few,
    parkingSpaces: few,
    constructionArea: fc.option(fc.integer({ min: 20, max: 400 }).map(String)),
    features: amenities,
    isActive: fc.constantFrom(true, true, true, false),
    dealStatus: fc.constantFrom(null, null, null, 'apartada', 'vendida', 'rentada'),
    createdAt: fc.integer({ min: 0, max: 40 }).map((days) => daysAgo(days)),
  });
  const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 });
  const text = fc.constantFrom(
    'condesa',
    'centro merida',
    'roma norte jardin',
    'condeza',
    'progreso loft',
    'fu',
    'xqzwkv',
  );
  const query = fc.record({
    search: fc.option(text, { nil: undefined, freq: 3 }),
    operation: optional(fc.constantFrom('venta' as const, 'renta' as const)),
    type: optional(fc.constantFrom(...PROPERTY_TYPES)),
    minPrice: optional(fc.integer({ min: 1, max: 5 }).map((n) => n * 1_500_000)),
    maxPrice: optional(fc.integer({ min: 5, max: 9 }).map((n) => n * 1_000_000)),
    bedrooms: optional(fc.integer({ min: 2, max: 5 })),
    bathrooms: optional(fc.integer({ min: 2, max: 4 })),
    parking: optional(fc.integer({ min: 2, max: 3 })),
    minArea: optional(fc.integer({ min: 100, max: 300 })),
    amenities: optional(amenities.filter((list) => list.length > 0).map((list) => list.join(','))),
    publishedWithin: optional(fc.constantFrom(1 as const, 7 as const, 30 as const)),
  });
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString();

  beforeAll(async () => {
    await t.clear('properties', 'search_terms');
    const [rows = []] = fc.sample(fc.array(listing, { minLength: 80, maxLength: 80 }), {
      numRuns: 1,
      ...SEED,
    });
    await t.db.insert(properties).values(rows.map((row) => propertyValues({ ...row, ownerId })));
  });

  test('is the one that the search shows after the click', { timeout: 240_000 }, async () => {
    const checked = { searches: 0, filters: 0, places: 0 };
    await fc.assert(
      fc.asyncProperty(query, async (search) => {
        if ((await totalOf(search)) > 0) return;
        const { without, places } = await ask(search);
        const expected: [string, number][] = [];
        for (const part of activeParts(search)) {
          const total = await totalOf(withoutPart(search, part));
          if (total > 0) expected.push([part, total]);
        }
        expect(counts(without)).toEqual(Object.fromEntries(expected));
        for (const place of places)
          expect(await totalOf({ ...search, search: place.search })).toBe(place.total);
        checked.searches += 1;
        checked.filters += without.length;
        checked.places += places.length;
      }),
      { numRuns: RUNS, ...SEED },
    );
    expect(checked.searches).toBeGreaterThan(RUNS / 10);
    expect(checked.filters).toBeGreaterThan(0);
    expect(checked.places).toBeGreaterThan(0);
  });
});

describe('the alternatives', () => {
  beforeEach(() => t.clear('properties', 'search_terms'));

  test('count what is on offer without each filter, and leave out filters whose removal finds nothing', async () => {
    await rental('30000');
    await rental('32000');
    await rental('31000', { isActive: false });
    await rental('31000', { dealStatus: 'rentada' });
    await rental('31000', { deletedAt: '2026-11-01T00:00:00Z' });
    await rental('20000', { propertyType: 'casa' });
    const search = {
      operation: 'renta',
      type: 'departamento',
      maxPrice: 25_000,
      bedrooms: 1,
    } as const;
    const { without } = await ask({ ...search, sort: 'price-low', page: 3 });
    // Without its operation a search has no price either: a rent means nothing as a sale price.
    expect(counts(without)).toEqual({ operation: 2, type: 1, price: 2 });
    expect(without.every(({ totalIsCapped }) => !totalIsCapped)).toBe(true);
  });

  test('correct a mistyped text as the search does', async () => {
    await add({ neighborhood: 'Narvarte' });
    const search = { search: 'narvaste', type: 'casa' } as const;
    expect(await totalOf(search)).toBe(0);
    expect(counts((await ask(search)).without)).toEqual({ type: 1 });
  });

  test('come in one statement without places', async () => {
    await rental('30000', { features: ['Alberca', 'Gimnasio'] });
    const { db, count } = watchStatements(t.db);
    const { without, places, alike } = await listAlternatives(testContext(db), {
      search: 'condesa',
      operation: 'renta',
      type: 'departamento',
      maxPrice: 25_000,
      bedrooms: 2,
      amenities: 'Alberca,Gimnasio',
    });
    expect(counts(without)).toEqual({ operation: 1, price: 1 });
    expect([places.length, alike.length]).toEqual([0, 1]);
    // The others read the names of places that an admin has added and the amenities in use, which here are never ready.
    expect(count()).toBe(3);
  });

  test.each([
    ['without filters', { sort: 'bedrooms' }],
    ['that finds something', { search: 'condesa', bedrooms: 1 }],
    ['that finds something once its text is corrected', { search: 'condeza', bedrooms: 1 }],
  ] as [string, CatalogueSearch][])('are none for a search %s', async (_case, search) => {
    await add({});
    await add({ neighborhood: 'Roma Norte' });
    expect(await ask(search)).toEqual({
      without: [],
      places: [],
      near: [],
      wider: null,
      here: null,
      nearOfAny: [],
      which: [],
      alike: [],
    });
  });

  describe('near the place that the text names', () => {
    const near = async (search: CatalogueSearch) =>
      (await ask(search)).places.map(({ name, search: text, total }) => [name, text, total]);
    const house = { propertyType: 'casa' } as const;

    test('are colonias of its city, then other cities of its state, those with most matches first', async () => {
      await add({ neighborhood: 'Condesa' });
      await add({ ...house, neighborhood: 'Del Valle' });
      for (const neighborhood of ['Roma Norte', 'ROMA NORTE', 'Roma Norte'])
        await add({ ...house, neighborhood });
      await add({ ...house, neighborhood: 'Roma Norte', isActive: false });
      await add({ ...house, city: 'Xochimilco', neighborhood: 'Barrio 18' });
      await add({ ...house, state: 'Puebla', city: 'Puebla', neighborhood: 'La Paz' });
      await add({ neighborhood: 'Juárez' });
      expect(await near({ search: 'condesa', type: 'casa' })).toEqual([
        ['Roma Norte', 'Roma Norte', 3],
        ['Del Valle', 'Del Valle', 1],
        ['Xochimilco', 'Xochimilco', 1],
      ]);
    });

    test('keep the words that name no place', async () => {
      await add({ name: 'Piso con terraza', neighborhood: 'Roma Norte' });
      await add({ name: 'Piso sin', neighborhood: 'Juárez' });
      await add({ name: 'Piso sin', neighborhood: 'Condesa' });
      expect(await near({ search: 'terraza condesa' })).toEqual([
        ['Roma Norte', 'Roma Norte terraza', 1],
      ]);
    });

    test('count what the search for their name finds, plurals included', async () => {
      await add({ neighborhood: 'Condesa' });
      await add({ ...house, neighborhood: 'Torres' });
      await add({ ...house, name: 'Junto a la torre del parque', neighborhood: 'Juárez' });
      expect(await near({ search: 'condesa', type: 'casa' })).toContainEqual([
        'Torres',
        'Torres',
        await totalOf({ search: 'Torres', type: 'casa' }),
      ]);
      expect(await totalOf({ search: 'Torres', type: 'casa' })).toBe(2);
    });

    test('are told from places of the same name elsewhere', async () => {
      const merida = { state: 'Yucatán', city: 'Mérida' };
      await add({ ...merida, neighborhood: 'Itzimná' });
      await add({ ...house, ...merida, neighborhood: 'Centro' });
      await add({ ...house, state: 'Puebla', city: 'Puebla', neighborhood: 'Centro' });
      expect(await near({ search: 'itzimna', type: 'casa' })).toEqual([
        ['Centro', 'Centro Mérida', 1],
      ]);
    });

    test('are none without a text that names a place', async () => {
      await add(house);
      expect(await near({ search: 'terraza', type: 'casa' })).toEqual([]);
      expect(await near({ type: 'terreno' })).toEqual([]);
    });
  });

  describe('near a place that is a filter', () => {
    const near = async (search: CatalogueSearch) =>
      (await ask(search)).near.map(({ name, km, total }) => [
        name,
        km === null ? null : Math.round(km),
        total,
      ]);
    const house = { propertyType: 'casa', locationPrecision: 'exacta' } as const;
    const sanPedro = {
      ...house,
      state: 'Nuevo León',
      city: 'San Pedro Garza García',
      latitude: 25.66,
      longitude: -100.4,
    };
    const saltillo = {
      ...house,
      state: 'Coahuila',
      city: 'Saltillo',
      latitude: 25.42,
      longitude: -101.0,
    };
    const search = { type: 'casa', places: 'nuevo-leon/monterrey' } as const;

    test('are those with offers under the other filters, the nearest first', async () => {
      await add(saltillo);
      await add(sanPedro);
      await add(sanPedro);
      await add({ ...sanPedro, city: 'Apodaca', propertyType: 'terreno' });
      await add({ ...sanPedro, city: 'Guadalupe', isActive: false });
      expect(await near(search)).toEqual([
        ['San Pedro Garza García', 9, 2],
        ['Saltillo', 75, 1],
      ]);
      for (const { path, total } of (await ask(search)).near)
        expect(await totalOf({ ...search, places: path })).toBe(total);
    });

    test('end where others are much nearer', async () => {
      await add(sanPedro);
      await add({ ...saltillo, city: 'Torreón', latitude: 25.54, longitude: -103.41 });
      expect((await near(search)).map(([name]) => name)).toEqual(['San Pedro Garza García']);
    });

    test('come with the place around it', async () => {
      await add({ ...sanPedro, neighborhood: 'Del Valle' });
      await add({ ...sanPedro, city: 'Apodaca', propertyType: 'terreno' });
      const { wider } = await ask({ ...search, places: 'nuevo-leon/apodaca' });
      expect(wider).toMatchObject({ path: 'nuevo-leon', name: 'Nuevo León', total: 1 });
    });

    test('are asked for once, with no search without the place and nothing alike from afar', async () => {
      await add({ ...saltillo, city: 'Torreón', latitude: 25.54, longitude: -103.41 });
      await add({ ...house, name: 'En la capital' });
      const { without, places, alike } = await ask({ ...search, minPrice: 1_000_000 });
      expect({ without, places, alike }).toEqual({ without: [], places: [], alike: [] });
    });

    test('have what is alike', async () => {
      await add({ ...sanPedro, name: 'Cerca' });
      await add({ ...sanPedro, name: 'Cerca, en renta', operationType: 'renta' });
      expect(names(await ask({ ...search, operation: 'venta' }))).toEqual(['Cerca']);
    });

    test('stay beside the search without another filter where the place has offers', async () => {
      await add({ ...sanPedro, name: 'Casa grande', salePrice: '9000000' });
      const inSanPedro = { places: 'nuevo-leon/san-pedro-garza-garcia', maxPrice: 5_000_000 };
      const found = await ask(inSanPedro);
      expect(counts(found.without)).toEqual({ price: 1 });
      expect(names(found)).toEqual(['Casa grande']);
    });

    test('are none while nobody knows which of several places is meant', async () => {
      await add(sanPedro);
      const two = { type: 'casa', places: 'nuevo-leon/santiago,coahuila/saltillo' } as const;
      expect((await ask(two)).which).toEqual([]);
      const asked = await ask({ type: 'casa', places: 'nuevo-leon/guadalupe,zacatecas/guadalupe' });
      expect(asked).toMatchObject({ near: [], alike: [], without: [] });
      expect(asked.which.map(({ name, around }) => [name, around])).toEqual([
        ['Guadalupe', ['Nuevo León']],
        ['Guadalupe', ['Zacatecas']],
      ]);
    });
  });

  describe('alike', () => {
    test('are those that miss the price most narrowly', async () => {
      for (const rent of ['90000', '26000', '40000', '28000', '27000']) await rental(rent);
      expect(names(await ask({ operation: 'renta', maxPrice: 25_000 }))).toEqual([
        'De 26000',
        'De 27000',
        'De 28000',
      ]);
    });

    test('are looked for beside the prices of the place too', async () => {
      for (let n = 0; n < 120; n += 1) {
        await rental('90000');
        await rental('25500', { neighborhood: 'Juárez', city: 'Mérida', state: 'Yucatán' });
      }
      await rental('26000');
      const search = { operation: 'renta', search: 'condesa', maxPrice: 25_000 } as const;
      expect(names(await ask(search))[0]).toBe('De 26000');
    });

    test('are looked for beside the prices of the type when several filters are missed', async () => {
      for (let n = 0; n < 120; n += 1)
        await add({ propertyType: 'casa', salePrice: '20000000', bedrooms: 1 });
      await add({ propertyType: 'casa', salePrice: '1100000', bedrooms: 1, name: 'Pequeña' });
      const search = {
        operation: 'venta',
        type: 'casa',
        maxPrice: 1_000_000,
        bedrooms: 3,
      } as const;
      expect(names(await ask({ ...search, search: 'tulum' }))).toEqual([]);
      expect(names(await ask({ ...search, parking: 2 }))[0]).toBe('Pequeña');
    });

    test('miss little: the type, a bedroom or the colonia, but never the operation', async () => {
      await rental('20000', { name: 'Otra colonia', neighborhood: 'Juárez', bedrooms: 3 });
      await rental('20000', { name: 'Una recámara menos', bedrooms: 2 });
      await rental('20000', { name: 'Casa', propertyType: 'casa', bedrooms: 3 });
      await add({ name: 'En venta', bedrooms: 3 });
      await rental('20000', { name: 'Pausada', bedrooms: 2, isActive: false });
      await rental('20000', { name: 'Rentada', bedrooms: 2, dealStatus: 'rentada' });
      await rental('20000', {
        name: 'Oficina en otro estado',
        propertyType: 'oficina',
        state: 'Puebla',
        city: 'Puebla',
        neighborhood: 'La Paz',
      });
      const search = { operation: 'renta', type: 'departamento', search: 'condesa', bedrooms: 3 };
      expect(names(await ask(search as CatalogueSearch))).toEqual([
        'Una recámara menos',
        'Otra colonia',
        'Casa',
      ]);
    });
  });
});
