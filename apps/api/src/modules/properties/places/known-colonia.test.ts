import { properties } from '@pbr/db/schema/properties';
import { settlements } from '@pbr/db/schema/settlements';
import { beforeAll, expect, test } from 'vitest';
import { member, testContext, visitor } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { knownColonia } from './known-colonia.ts';

const CDMX = 'Ciudad de México';
const CONDESA = { state: CDMX, city: CDMX, neighborhood: 'Condesa' };

const t = await databaseSuite({ clear: ['properties', 'settlements'] });
let ownerId = '';
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
});

type Listing = Partial<typeof properties.$inferInsert>;
const listings = (...rows: Listing[]) =>
  t.db
    .insert(properties)
    .values(rows.map((row) => propertyValues({ ownerId, ...CONDESA, ...row })));
const at = (latitude: number, longitude: number, more: Listing = {}): Listing => ({
  latitude,
  longitude,
  locationPrecision: 'exacta',
  ...more,
});
const ask = (place: object = {}, actor = member('x')) =>
  knownColonia(testContext(t.db, { actor }), { ...CONDESA, ...place });
const NOTHING = { municipality: null, middle: null, cells: [] };

test('the middle of three public points or more, which one far away does not move', async () => {
  await listings(at(19.41, -99.17), at(19.412, -99.172));
  expect(await ask()).toEqual(NOTHING);
  await listings(at(19.414, -99.174));
  expect(await ask()).toMatchObject({ middle: { latitude: 19.412, longitude: -99.172 } });
  await listings(at(20.97, -89.62), at(19.412, -99.172));
  const { middle, cells } = await ask({ neighborhood: 'condésa' });
  expect(middle).toEqual({ latitude: 19.412, longitude: -99.172 });
  expect(cells).toHaveLength(4);
  expect(cells[0]).toEqual({ latitude: 19.4121, longitude: -99.17145 });
});

test('tells no more of a point than its cell, and nothing of a hidden one', async () => {
  const cell = (latitude: number) => at(latitude, -99.164, { locationPrecision: 'aproximada' });
  await listings(cell(19.4167), cell(19.4171), cell(19.4183));
  const one = await ask();
  expect(one.middle).toEqual({ latitude: 19.4175, longitude: -99.16385 });
  await t.db.delete(properties);
  await listings(cell(19.4182), cell(19.4179), cell(19.4176));
  expect(await ask()).toEqual(one);
  await t.db.update(properties).set({ locationPrecision: 'oculta' });
  expect(await ask()).toEqual(NOTHING);
});

test('only listings on offer of that state, city, colonia and municipality count', async () => {
  await listings(
    at(19.41, -99.17),
    at(19.41, -99.17, { municipality: 'Cuauhtémoc' }),
    at(19.41, -99.17, { isActive: false }),
    at(19.41, -99.17, { isActive: false, isDraft: true }),
    at(19.41, -99.17, { dealStatus: 'vendida' }),
    at(19.41, -99.17, { deletedAt: '2026-01-01T00:00:00Z' }),
    at(19.41, -99.17, { neighborhood: 'Hipódromo' }),
    at(19.41, -99.17, { city: 'Coyoacán' }),
    { municipality: 'Tlalpan' },
  );
  expect(await ask()).toMatchObject({ middle: null });
  await listings(at(19.41, -99.17, { municipality: 'cuauhtemoc' }));
  expect((await ask()).middle).not.toBeNull();
  expect((await ask({ municipality: 'Cuauhtémoc' })).middle).not.toBeNull();
  expect((await ask({ municipality: 'Tlalpan' })).middle).toBeNull();
});

test('the municipality is the one that a listing without would get', async () => {
  await listings({ municipality: 'Cuauhtémoc' });
  expect(await ask()).toEqual({ ...NOTHING, municipality: 'Cuauhtémoc' });
  const place = { name: 'Otra', kind: 'Colonia', state: CDMX, municipality: 'Tlalpan' };
  await t.db.insert(settlements).values({ key: '1', postalCode: '14990', ...place });
  expect(await ask({ postalCode: '14990' })).toMatchObject({ municipality: 'Tlalpan' });
});

test('at most a hundred cells are named', async () => {
  await listings(...Array.from({ length: 110 }, (_, n) => at(19 + n / 100, -99.17)));
  expect((await ask()).cells).toHaveLength(100);
});

test.each([[{ state: '' }], [{ neighborhood: ' ' }], [{ postalCode: '123' }]])(
  'a place with %j is refused',
  async (place) => {
    await expect(ask(place)).rejects.toMatchObject({ code: 'request.invalid' });
  },
);

test('a visitor gets nothing', async () => {
  await expect(ask({}, visitor)).rejects.toMatchObject({ code: 'session.required' });
});
