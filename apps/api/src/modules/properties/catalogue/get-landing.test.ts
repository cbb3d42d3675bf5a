import { properties } from '@pbr/db/schema/properties';
import { createTestDb } from '@pbr/db/testing/database';
import type { LandingQuery } from '@pbr/schemas/property/places/landing';
import { createKnownPlaces } from '@pbr/search-language/places/known-places';
import { drizzle } from 'drizzle-orm/postgres-js';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { createPlaceOffers } from '../places/place-offers.ts';
import { getLanding } from './get-landing.ts';
import { listPopularPlaces } from './list-popular-places.ts';

const t = await databaseSuite();

const state = 'ciudad-de-mexico';
const notThere = expect.objectContaining({ code: 'place.not_found' });

test.each([
  ['Ciudad de México', 'ciudad-de-mexico'],
  ['Roma Norte', 'roma-norte'],
  ['Col. 5 de Mayo (2.ª sección)', 'col-5-de-mayo-2-a-seccion'],
  ['  San Ángel  ', 'san-angel'],
  ['Peñón/Baños', 'penon-banos'],
  ['東京', ''],
  ['— ¡!', ''],
])('%j appears in a URL as %j', async (name, slug) => {
  const [row] = await t.db.execute<{ slug: string }>(sql`select pbr_slug(${name}) as slug`);
  expect(row?.slug).toBe(slug);
});

test('a place with only paused or sold listings exists and is empty; a deleted listing makes no place', async () => {
  await aProperty(t.db, { state: 'Sonora', city: 'Hermosillo', isActive: false });
  await aProperty(t.db, { state: 'Colima', city: 'Colima', deletedAt: '2026-11-01T00:00:00Z' });

  expect(
    await getLanding(testContext(t.db), { operation: 'venta', state: 'sonora' }),
  ).toMatchObject({
    places: [{ slug: 'sonora', name: 'Sonora' }],
    total: 0,
    items: [],
    children: [],
    types: [],
    medianPrice: null,
  });
  await expect(
    getLanding(testContext(t.db), { operation: 'venta', state: 'colima' }),
  ).rejects.toEqual(notThere);
});

test('the page of the whole country exists, and is empty while nothing is listed', async () => {
  await t.db.delete(properties);
  expect(await getLanding(testContext(t.db), { operation: 'renta' })).toMatchObject({
    places: [],
    total: 0,
    items: [],
    children: [],
  });
});

test.each([
  ['an unknown state', { state: 'atlantida' }],
  ['a city without its state', { city: state }],
  ['a colonia without its city', { state, neighborhood: 'condesa' }],
  ['capitals', { state: 'Ciudad-de-Mexico' }],
  ['an empty name', { state: '' }],
  ['a byte that Postgres refuses', { state: 'a\u0000' }],
  ['the name of nothing', { state: 'x'.repeat(100_000) }],
  ['another language', { state: "' or 1=1 --" }],
] satisfies [string, Partial<LandingQuery>][])('%s is not found', async (_case, where) => {
  await aProperty(t.db);
  await expect(getLanding(testContext(t.db), { operation: 'venta', ...where })).rejects.toEqual(
    notThere,
  );
});

test('the home page gets the colonias with most of the newest listings, by operation', async () => {
  const own = await createTestDb();
  try {
    const listing = { ownerId: (await aUser(own.db)).id };
    await aProperty(own.db, { ...listing, salePrice: '4500000' });
    await aProperty(own.db, {
      ...listing,
      operationType: 'ambos',
      salePrice: '4200000',
      rentPrice: null,
      neighborhood: 'CONDESA',
    });
    // A slip, and no price to begin with.
    await aProperty(own.db, { ...listing, salePrice: '45' });
    await aProperty(own.db, { ...listing, isActive: false, neighborhood: 'Juárez' });
    await aProperty(own.db, { ...listing, neighborhood: '—' });

    const city = { slug: state, name: 'Ciudad de México' };
    const places = (name: string) => [city, city, { slug: 'condesa', name }];
    expect(await listPopularPlaces(testContext(own.db))).toEqual({
      items: [
        { operation: 'venta', total: 3, places: places('Condesa'), lowestPrice: '4200000.00' },
        { operation: 'renta', total: 1, places: places('CONDESA'), lowestPrice: null },
      ],
    });
  } finally {
    await own.close();
  }
});

test('a city named like its state is told apart by its municipalities, and its earlier URL leads there', async () => {
  const ownerId = (await aUser(t.db)).id;
  const names = { state: 'Tlaxcala', city: 'Tlaxcala', neighborhood: 'Ocotlán' };
  await aProperty(t.db, { ownerId, ...names, municipality: 'Chiautempan', operationType: 'venta' });
  const place = (city: string, neighborhood?: string) =>
    getLanding(testContext(t.db), { operation: 'venta', state: 'tlaxcala', city, neighborhood });
  const path = [
    { slug: 'tlaxcala', name: 'Tlaxcala' },
    { slug: 'chiautempan', name: 'Chiautempan' },
    { slug: 'ocotlan', name: 'Ocotlán' },
  ];
  expect((await place('chiautempan', 'ocotlan')).places).toEqual(path);
  expect(await place('tlaxcala', 'ocotlan')).toMatchObject({ places: path, total: 1 });
  expect(await place('tlaxcala')).toMatchObject({ places: path.slice(0, 1), total: 1 });
  await expect(place('apizaco')).rejects.toMatchObject({ code: 'place.not_found' });
  await expect(place('tlaxcala', 'narnia')).rejects.toMatchObject({ code: 'place.not_found' });
});

test('a municipality of another city is no place of its own', async () => {
  const ownerId = (await aUser(t.db)).id;
  const names = { state: 'Quintana Roo', city: 'Playa del Carmen', neighborhood: 'Ejidal' };
  await aProperty(t.db, { ownerId, ...names, municipality: 'Solidaridad', operationType: 'venta' });
  const { places } = await getLanding(testContext(t.db), {
    operation: 'venta',
    state: 'quintana-roo',
    city: 'playa-del-carmen',
  });
  expect(places.map(({ name }) => name)).toEqual(['Quintana Roo', 'Playa del Carmen']);
});

test('a place leads to the nearest ones with such listings', async () => {
  const ownerId = (await aUser(t.db)).id;
  const at = (neighborhood: string, latitude: number, values: object = {}) =>
    aProperty(t.db, {
      ownerId,
      state: 'Jalisco',
      city: 'Zapopan',
      neighborhood,
      latitude,
      longitude: -103.4,
      operationType: 'venta',
      ...values,
    });
  await at('Norte', 20.7);
  await at('Centro', 20.72);
  await at('Sur', 20.71);
  await at('Oriente', 20.701, { operationType: 'renta' });
  const { near } = await getLanding(testContext(t.db), {
    operation: 'venta',
    state: 'jalisco',
    city: 'zapopan',
    neighborhood: 'norte',
  });
  expect(near.slice(0, 2).map(({ places, total }) => [places.at(-1)?.name, total])).toEqual([
    ['Sur', 1],
    ['Centro', 1],
  ]);
  expect(near[0]?.places.map(({ slug }) => slug)).toEqual(['jalisco', 'zapopan', 'sur']);
});

test('a city farther than an hour away is no neighbour', async () => {
  const ownerId = (await aUser(t.db)).id;
  for (const [city, latitude] of [
    ['Villagrán', 20.0],
    ['Cortazar', 20.4],
    ['Romita', 20.7],
  ] as const)
    await aProperty(t.db, { ownerId, state: 'Guanajuato', city, latitude, longitude: -100.9 });
  const query = { operation: 'venta', state: 'guanajuato', city: 'villagran' } as const;
  const { near } = await getLanding(testContext(t.db), query);
  expect(near.map(({ places }) => places.at(-1)?.name)).toEqual(['Cortazar']);
});

test('a place is found by its index among many', async () => {
  const own = await createTestDb();
  try {
    const { id } = await aUser(own.db);
    await own.db.execute(sql`
      insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type, sale_price)
      select ${id}, 'Casa', 'd', 's', 'Colonia ' || n % 500, 'Ciudad ' || n % 20, 'Ciudad de México', 'casa', 'venta', n
      from generate_series(1, 4000) n`);
    await own.client.unsafe('vacuum analyze properties');
    const sent: { statement: string; params: unknown[] }[] = [];
    const db = drizzle(own.client, {
      logger: { logQuery: (statement, params) => sent.push({ statement, params }) },
    });
    const place = { state, city: 'ciudad-7', neighborhood: 'colonia-7' };
    const counted = { places: createKnownPlaces([]), offers: await createPlaceOffers([]) };
    const ctx = testContext(db, { readyValue: () => Promise.resolve(counted as never) });
    const landing = await getLanding(ctx, { operation: 'venta', ...place });
    expect(landing.total).toBe(8);
    expect(sent).toHaveLength(1);

    const plan = (
      await own.client.unsafe(`explain ${sent[0]?.statement}`, sent[0]?.params as string[])
    ).map((row) => String(row['QUERY PLAN']));
    expect(
      plan.filter((line) => line.includes('Scan using properties_place_path_idx')).length,
    ).toBe(2);
    expect(plan.join('\n')).not.toContain('Seq Scan on properties');
  } finally {
    await own.close();
  }
});
