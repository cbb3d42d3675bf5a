import { MOST_POINTS, type PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import { properties } from '@pbr/db/schema/properties';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProperty, aUser, propertyValues } from '../../../testing/data/factories.ts';
import { callUrl } from '../../../testing/access/readings.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);

async function rest(query: Record<string, string>) {
  const answer = await app.inject(`/api/map?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PropertyMap>();
}

async function web(query: Record<string, string>) {
  const answer = await app.inject(callUrl('/trpc/property.map', query));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ result: { data: PropertyMap } }>().result.data;
}

const ANGEL = { latitude: 19.426961, longitude: -99.167688 };
const CONDESA = '-99.2,19.4,-99.15,19.45';

describe.each([
  ['the API', rest],
  ['the web', web],
])('the map over %s', (_door, ask) => {
  test('shows each listing at its public point, and counts those without one', async () => {
    const exact = await aProperty(t.db, { ...ANGEL, locationPrecision: 'exacta' });
    const near = await aProperty(t.db, { ...ANGEL, operationType: 'renta', rentPrice: '20000' });
    await aProperty(t.db, { ...ANGEL, locationPrecision: 'oculta' });
    await aProperty(t.db, {});
    await aProperty(t.db, { ...ANGEL, isActive: false });
    const map = await ask({ bbox: CONDESA });
    expect(map).toMatchObject({ located: 2, unlocated: 2, cells: [] });
    expect(map.points).toMatchObject([
      { id: near.id, operationType: 'renta', locationPrecision: 'aproximada' },
      { id: exact.id, ...ANGEL, locationPrecision: 'exacta', salePrice: '4500000.00' },
    ]);
    expect(map.points[0]).toMatchObject({ latitude: 19.4265, longitude: -99.16765 });
    expect(map.frame).toEqual({ west: -99.2009, south: 19.3986, east: -99.1496, north: 19.4508 });
    const rented = await ask({ bbox: CONDESA, operation: 'renta' });
    expect(rented).toMatchObject({ located: 1, unlocated: 0, points: [{ id: near.id }] });
  });

  test('has the other filters, and draws a frame around what they find', async () => {
    const there = { latitude: 20.97, longitude: -89.62, locationPrecision: 'exacta' };
    const found = await aProperty(t.db, { ...there, name: 'Casa con cenote', bedrooms: 4 });
    await aProperty(t.db, { ...ANGEL, bedrooms: 1 });
    const map = await ask({ search: 'cenote', bedrooms: '3' });
    expect(map.points.map(({ id }) => id)).toEqual([found.id]);
    expect(map).toMatchObject({ located: 1, unlocated: 0, level: 0 });
    const { west = 0, east = 0, south = 0, north = 0 } = map.frame ?? {};
    expect(west).toBeLessThanOrEqual(-89.62);
    expect(east).toBeGreaterThanOrEqual(-89.62);
    expect(east - west).toBeCloseTo(cellAt(0).lng);
    expect(north - south).toBeCloseTo(cellAt(0).lat);
  });

  test('of nothing has no frame', async () => {
    await aProperty(t.db, {});
    expect(await ask({})).toEqual({
      frame: null,
      located: 0,
      unlocated: 1,
      level: 0,
      cells: [],
      points: [],
      places: [],
    });
  });
});

describe('more listings than are drawn one by one', () => {
  const COUNT = MOST_POINTS + 200;

  beforeEach(async () => {
    const { id: ownerId } = await aUser(t.db);
    const rows = Array.from({ length: COUNT }, (_, n) =>
      propertyValues({
        ownerId,
        latitude: 19.4 + (n % 40) * 0.0018 + 0.0001,
        longitude: -99.2 + (n % 30) * 0.0019,
        salePrice: String(1_000_000 + n * 1000),
        operationType: n % 10 === 0 ? 'renta' : 'venta',
        rentPrice: n % 10 === 0 ? String(10_000 + n) : null,
        bedrooms: n % 5,
        locationPrecision: n % 3 === 0 ? 'exacta' : 'aproximada',
      }),
    );
    await t.db.insert(properties).values(rows.slice(0, COUNT / 2));
    await t.db.insert(properties).values(rows.slice(COUNT / 2));
    await aProperty(t.db, {});
  });

  test('are counted in cells, from memory or by a statement alike', async () => {
    const frame = { bbox: '-99.21,19.39,-99.1,19.5' };
    const map = await web(frame);
    expect(map).toMatchObject({ located: COUNT, unlocated: 1, points: [] });
    expect(map.cells.reduce((sum, { total }) => sum + total, 0)).toBe(COUNT);
    expect(map.cells.length).toBeGreaterThan(20);
    expect(map.cells.length).toBeLessThan(COUNT / 2);
    // A filter that lets everything pass is answered by the statement.
    const counted = await web({ ...frame, maxBedrooms: '5' });
    expect(counted).toEqual(map);
    expect(await rest({ ...frame, maxBedrooms: '5' })).toEqual(await rest(frame));
    const everywhere = await web({});
    expect(await web({ maxBedrooms: '5' })).toEqual(everywhere);
    expect(everywhere.cells.reduce((sum, { total }) => sum + total, 0)).toBe(COUNT);
  });

  test('say the median of the operation that is searched for', async () => {
    const whole = '-103,16,-95,23';
    const { cells } = await web({ bbox: whole });
    expect(cells).toHaveLength(1);
    const sold = Array.from({ length: COUNT }, (_, n) => n).filter((n) => n % 10 > 0);
    const middle = sold[Math.ceil(sold.length / 2) - 1] ?? 0;
    expect(cells[0]).toMatchObject({
      total: COUNT,
      medianPrice: `${1_000_000 + middle * 1000}.00`,
    });
  });

  test('and too many of another filter are counted up to the cap', async () => {
    const { located } = await rest({ bbox: '-99.21,19.39,-99.1,19.5', minPrice: '1' });
    expect(located).toBe(COUNT);
  });
});

test('names of places stand at their middle, those with most listings first', async () => {
  for (let n = 0; n < 3; n += 1) await aProperty(t.db, ANGEL);
  await aProperty(t.db, { ...ANGEL, neighborhood: 'Juárez' });
  const { places } = await web({ bbox: CONDESA });
  expect(places.slice(0, 3)).toMatchObject([
    { level: 'city', total: 4 },
    { name: 'Condesa', level: 'colonia', total: 3, latitude: 19.4265 },
    { name: 'Juárez', total: 1 },
  ]);
  expect(places.length).toBeLessThanOrEqual(40);
  const country = await web({ bbox: '-118,14,-86,33' });
  expect(new Set(country.places.map(({ level }) => level))).toEqual(new Set(['state']));
  expect(country.places.map(({ name }) => name)).toContain('Yucatán');
});

test('a place without anything to draw has a frame around its middle', async () => {
  await aProperty(t.db, ANGEL);
  const { frame, located, places } = await web({ places: 'nuevo-leon/monterrey' });
  expect(located).toBe(0);
  expect(frame?.west).toBeCloseTo(-100.4, 1);
  expect(frame?.east).toBeCloseTo(-100.2, 1);
  expect(places.map(({ name }) => name)).toContain('Monterrey');
});

test.each(['', 'a,b,c,d', '1,2', '-4,40,-3,41'])('the API refuses the frame %j', async (bbox) => {
  const answer = await app.inject(`/api/map?bbox=${bbox}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { bbox: expect.stringContaining('bbox') } });
});

test('the web drops a frame that it cannot read', async () => {
  await aProperty(t.db, ANGEL);
  expect(await web({ bbox: 'NaN,1,2,3' })).toMatchObject({ located: 1 });
});
