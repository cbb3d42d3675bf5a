import type { PropertyMap } from '@pbr/schemas/property/map';
import type { Property, SearchPage } from '@pbr/schemas/property/read';
import { beforeEach, describe, expect, test } from 'vitest';
import { aProperty } from '../../../testing/data/factories.ts';
import { callUrl } from '../../../testing/access/readings.ts';
import { databaseSuite, serverOn } from '../../../testing/suite.ts';

const t = await databaseSuite({ clear: ['properties'] });
const app = await serverOn(t);

const CITY = 'ciudad-de-mexico/ciudad-de-mexico';
const ANGEL = { latitude: 19.426961, longitude: -99.167688 };
/** In degrees of latitude. */
const KM = 1 / 111.195;

const listed = (query: Record<string, string>) =>
  app.inject(`/api/properties?${new URLSearchParams(query)}`);

async function ids(query: Record<string, string>) {
  const answer = await listed(query);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Property[]>().map(({ id }) => id);
}

async function web<Data>(call: string, query: Record<string, string>): Promise<Data> {
  const answer = await app.inject(callUrl(`/trpc/property.${call}`, query));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ result: { data: Data } }>().result.data;
}

const search = (query: Record<string, string>) => web<SearchPage>('search', query);

describe('listings near a point', () => {
  test('are those whose public point is not farther away', async () => {
    const at = (km: number) => ({ ...ANGEL, latitude: 19.4265 + km * KM });
    const beside = await aProperty(t.db, { ...at(0.9), locationPrecision: 'exacta' });
    const farther = await aProperty(t.db, { ...at(1.9), locationPrecision: 'exacta' });
    await aProperty(t.db, { ...at(5.1), locationPrecision: 'exacta' });
    await aProperty(t.db, { ...at(0), locationPrecision: 'oculta' });
    await aProperty(t.db, {});
    // All of a cell is the same search.
    for (const point of ['19.426961,-99.167688', '-99.1680,19.4260']) {
      expect(await ids({ near: `${point},1` })).toEqual([beside.id]);
      expect(await ids({ near: point })).toEqual([farther.id, beside.id]);
    }
    const map = await app.inject('/api/map?near=19.4265,-99.16765,2');
    const { located, unlocated, frame } = map.json<PropertyMap>();
    expect({ located, unlocated }).toEqual({ located: 2, unlocated: 2 });
    expect((frame?.north ?? 0) - 19.4265).toBeCloseTo(2 * KM, 2);
    expect(19.4265 - (frame?.south ?? 0)).toBeCloseTo(2 * KM, 2);
    expect(await ids({ near: '19.4265,-99.16765,5', bbox: '-99.17,19.44,-99.16,19.46' })).toEqual([
      farther.id,
    ]);
  });

  test.each([
    ['', 'near='],
    ['NaN', 'near=NaN,1,2'],
    ['one number', 'near=19.4'],
    ['3 km', 'near=19.4,-99.1,3'],
    ['another country', 'near=40.4,-3.7,2'],
    ['two points', 'near=19.4,-99.1&near=19.5,-99.1'],
    ['many digits', `near=${'9'.repeat(5_000)},1,2`],
    ['a place that nobody knows', `near=${CITY}/xochinada,2`],
  ])('are refused where it cannot be read: %s', async (_case, query) => {
    for (const path of ['/api/properties', '/api/map']) {
      const answer = await app.inject(`${path}?${query}`);
      expect(answer.statusCode, path).toBe(400);
      expect(answer.json().fields).toEqual({ near: expect.stringMatching(/near|lugar/u) });
    }
  });

  test('are all listings on the web where it cannot be read', async () => {
    await aProperty(t.db, ANGEL);
    expect(await search({ near: 'NaN,1,2' })).toMatchObject({ total: 1 });
  });
});

describe('listings near a place', () => {
  beforeEach(async () => {
    await aProperty(t.db, { ...ANGEL, neighborhood: 'Juárez' });
    await aProperty(t.db, {
      ...ANGEL,
      latitude: ANGEL.latitude + 1.5 * KM,
      neighborhood: 'Anzures',
    });
  });

  test('are counted from the middle of its public points', async () => {
    expect(await ids({ near: `${CITY}/juarez,1` })).toHaveLength(1);
    expect(await ids({ near: `${CITY}/juarez` })).toHaveLength(2);
    const { total, placeNames } = await search({ near: `${CITY}/juarez,1` });
    expect({ total, placeNames }).toEqual({
      total: 1,
      placeNames: { [`${CITY}/juarez`]: 'Juárez' },
    });
    expect(await web('map', { near: `${CITY}/juarez,1` })).toMatchObject({ located: 1 });
    expect(await web('facets', { near: `${CITY}/juarez,1` })).toMatchObject({
      types: { departamento: 1 },
    });
  });

  test('are counted from the point of the gazetteer where nothing is on offer', async () => {
    expect(await ids({ near: 'nuevo-leon/monterrey,5' })).toEqual([]);
    const { placeNames } = await search({ near: 'nuevo-leon/monterrey,5' });
    expect(placeNames).toEqual({ 'nuevo-leon/monterrey': 'Monterrey' });
  });

  test('that nobody knows are none, and it has no name', async () => {
    const asked = { near: `${CITY}/xochinada,2` };
    expect(await search(asked)).toMatchObject({ total: 0, placeNames: {} });
    expect(await web('map', asked)).toMatchObject({ located: 0 });
    const { without } = await web<{ without: unknown }>('alternatives', asked);
    expect(without).toEqual([{ part: 'near', total: 2, totalIsCapped: false }]);
  });
});

describe('the neighbours of a colonia', () => {
  const placed = (neighborhood: string, km: number) =>
    aProperty(t.db, { ...ANGEL, latitude: ANGEL.latitude + km * KM, neighborhood });

  test('are the nearest with offers, behind the colonia itself', async () => {
    for (const [name, km] of [
      ['Juárez', 0],
      ['Anzures', 1.5],
      ['Cuauhtémoc', 0.7],
      ['Polanco', 3.3],
    ] as const)
      await placed(name, km);
    const beside = [`${CITY}/juarez`, `${CITY}/cuauhtemoc`, `${CITY}/anzures`].join(',');
    expect(await search({ places: `${CITY}/juarez` })).toMatchObject({ withNeighbours: beside });
    expect(await search({ search: 'Anzures' })).toMatchObject({
      withNeighbours: [
        `${CITY}/anzures`,
        `${CITY}/cuauhtemoc`,
        `${CITY}/juarez`,
        `${CITY}/polanco`,
      ].join(),
    });
    for (const places of [CITY, `${CITY}/juarez,${CITY}/anzures`, `${CITY}/xochinada`])
      expect(await search({ places }), places).toMatchObject({ withNeighbours: null });
    expect(await search({})).toMatchObject({ withNeighbours: null });
  });

  test('are at most five', async () => {
    for (let n = 0; n < 8; n += 1) await placed(`Colonia ${n}`, n / 10);
    const { withNeighbours } = await search({ places: `${CITY}/colonia-0` });
    expect(withNeighbours?.split(',')).toHaveLength(6);
  });
});
