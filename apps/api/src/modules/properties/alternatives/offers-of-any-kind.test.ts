import type { properties } from '@pbr/db/schema/properties';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { listAlternatives } from './list-alternatives.ts';

let ownerId: string;
const t = await databaseSuite();
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
});
beforeEach(() => t.clear('properties'));

const add = (values: Partial<typeof properties.$inferInsert>) =>
  aProperty(t.db, { ownerId, ...values });
const ask = (search: CatalogueSearch) => listAlternatives(testContext(t.db), search);

const sanPedro = {
  propertyType: 'casa',
  locationPrecision: 'exacta',
  state: 'Nuevo León',
  city: 'San Pedro Garza García',
  latitude: 25.66,
  longitude: -100.4,
} as const;
const saltillo = {
  ...sanPedro,
  state: 'Coahuila',
  city: 'Saltillo',
  latitude: 25.42,
  longitude: -101.0,
};
const search = { type: 'casa', places: 'nuevo-leon/monterrey' } as const;

test('the nearest offers of any kind are said where none has what is asked for', async () => {
  await add({ ...sanPedro, propertyType: 'terreno' });
  await add({ ...saltillo, propertyType: 'terreno' });
  await add({ ...saltillo, city: 'Torreón', latitude: 25.54, longitude: -103.41 });
  const ofAny = async (asked: CatalogueSearch) =>
    (await ask(asked)).nearOfAny.map(({ name, total }) => [name, total]);
  expect(await ofAny(search)).toEqual([
    ['San Pedro Garza García', 1],
    ['Saltillo', 1],
  ]);
  expect(await ofAny({ places: search.places })).toEqual([]);
  await add(sanPedro);
  expect(await ofAny(search)).toEqual([]);
});

test('a place with offers says how many it has of the kind, and of any', async () => {
  await add(sanPedro);
  await add({ ...sanPedro, propertyType: 'terreno' });
  await add({ ...sanPedro, isActive: false });
  const places = 'nuevo-leon/san-pedro-garza-garcia';
  const { here, nearOfAny } = await ask({ type: 'casa', places, bedrooms: 9, parking: 9 });
  expect([here?.ofKind.total, here?.ofAny.total, nearOfAny]).toEqual([1, 2, []]);
  expect((await ask(search)).here?.ofAny.total).toBe(0);
});
