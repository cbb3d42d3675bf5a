import { properties } from '@pbr/db/schema/properties';
import { MOST_POINTS } from '@pbr/schemas/property/map';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { appRouter } from './router.ts';
import { callUrl, publicReadings, readingUrl } from './testing/access/readings.ts';
import { walk, type Way } from './testing/access/ways.ts';
import { testApp } from './testing/app.ts';
import { isLong } from './testing/is-long.ts';
import { aProperty, propertyValues } from './testing/data/factories.ts';
import { databaseSuite } from './testing/suite.ts';

interface Point {
  latitude: number;
  longitude: number;
}
type Precision = 'aproximada' | 'oculta';

/** Two corners of one cell of the grid. */
const CORNERS: readonly [Point, Point] = [
  { latitude: 19.422018, longitude: -99.178071 },
  { latitude: 19.423762, longitude: -99.176239 },
];
const FAR: Point = { latitude: 20.967421, longitude: -89.623713 };

let app: FastifyInstance;
let ways: Way[];
let hunted: string;

const t = await databaseSuite();
beforeAll(async () => {
  ({ app, ways } = await walk(() => testApp(t.db)));
  // Listings around it, dearer and cheaper, in the same cell and in others.
  for (let n = 0; n < 12; n += 1)
    await aProperty(t.db, {
      latitude: 19.4229 + ((n % 4) - 1) * 0.0018,
      longitude: -99.17715 + (n % 3) * 0.0019,
      locationPrecision: n % 2 === 0 ? 'exacta' : 'aproximada',
      salePrice: String(4_000_000 + n * 100_000),
    });
  ({ id: hunted } = await aProperty(t.db, { salePrice: '4450000', name: 'Casa escondida' }));
});
afterAll(() => app.close());

async function put(point: Point, locationPrecision: Precision) {
  await t.db
    .update(properties)
    .set({ ...point, locationPrecision })
    .where(eq(properties.id, hunted));
}

interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

const textOf = ({ west, south, east, north }: Box) => [west, south, east, north].join(',');

/** Each way to ask about a box. The answer is all that it tells, but for the times in it. */
const QUESTIONS: readonly ((bbox: string) => string)[] = [
  (bbox) => `/api/properties?${new URLSearchParams({ bbox, limit: '100' })}`,
  (bbox) => callUrl('/trpc/property.search', { bbox }),
  (bbox) => callUrl('/trpc/property.search', { bbox, sort: 'price-low', search: 'casa' }),
  (bbox) => `/api/properties?${new URLSearchParams({ bbox, sort: 'price-high', limit: '3' })}`,
  (bbox) => `/api/map?${new URLSearchParams({ bbox, minPrice: '4450000', maxPrice: '4450000' })}`,
  (bbox) => callUrl('/trpc/property.map', { bbox }),
  (bbox) => callUrl('/trpc/property.map', { bbox, search: 'escondida' }),
  (bbox) => callUrl('/trpc/property.facets', { bbox, maxPrice: 4_450_000 }),
  (bbox) => callUrl('/trpc/property.alternatives', { bbox, minPrice: 90_000_000 }),
  (bbox) => callUrl('/trpc/property.search', { bbox, places: 'ciudad-de-mexico' }),
  (bbox) => callUrl('/trpc/property.search', { near: cornerOf(bbox) }),
  (bbox) => `/api/map?${new URLSearchParams({ near: cornerOf(bbox), maxPrice: '4450000' })}`,
];

/** A kilometre around a corner of a box: the edge of the circle passes through the box around it as well. */
function cornerOf(bbox: string): string {
  const [west, south] = bbox.split(',').map(Number);
  return `${((south ?? 0) - 0.00899).toFixed(6)},${(west ?? 0).toFixed(6)},1`;
}

/** On a busy machine the counts of choices may take too long, and are left out: they are asked for again. */
async function answered(url: string) {
  for (let tries = 1; ; tries += 1) {
    const answer = await app.inject(url);
    if (tries === 20 || !answer.body.includes('"data":null')) return answer;
  }
}

/** Halves a box for as long as the listing is in one of its halves, and then tries boxes of a metre around where it was last. */
async function hunt(first: Box, questions = 200): Promise<string[]> {
  const told: string[] = [];
  let box = first;
  for (let step = 0; told.length < questions; step += 1) {
    const half = halfOf(box, step);
    let isInside = false;
    for (const question of QUESTIONS) {
      const { body, headers } = await answered(question(textOf(half)));
      isInside ||= body.includes(hunted);
      told.push(`${String(headers['x-total-count'])} ${withoutTimes(body)}`);
    }
    if (isInside) box = half;
    else box = otherHalfOf(box, half, step);
  }
  return told;
}

function halfOf(box: Box, step: number): Box {
  return step % 2 === 0
    ? { ...box, east: (box.west + box.east) / 2 }
    : { ...box, north: (box.south + box.north) / 2 };
}

const otherHalfOf = (box: Box, half: Box, step: number): Box =>
  step % 2 === 0 ? { ...box, west: half.east } : { ...box, south: half.north };

const withoutTimes = (body: string) => body.replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/gu, '"time"');

const firstDifference = (told: readonly string[], again: readonly string[]) =>
  again.find((answer, at) => answer !== told[at])?.slice(0, 1000);

/** Each takes most of a minute: the daily run has the one that comes from far to the finest frames. */
const HUNTS: readonly [string, Box][] = [
  ['from a city', { west: -99.2, south: 19.4, east: -99.15, north: 19.45 }],
  ['from a cell', { west: -99.1781, south: 19.422, east: -99.1762, north: 19.4238 }],
  ['from a street', { west: -99.1774, south: 19.4226, east: -99.1768, north: 19.4232 }],
];

/** A hidden listing is in no box, so every day the first of them are enough. */
const OF_HIDDEN = isLong ? 200 : 60;

describe.each(isLong ? HUNTS : HUNTS.slice(0, 1))(
  'questions that follow from each other, %s',
  { timeout: 90_000 },
  (_case, box) => {
    test('tell the same of two approximate listings in one cell', async () => {
      await put(CORNERS[0], 'aproximada');
      const told = await hunt(box);
      expect(told.length).toBeGreaterThanOrEqual(200);
      expect(told.some((answer) => answer.includes(hunted))).toBe(true);
      await put(CORNERS[1], 'aproximada');
      expect(firstDifference(told, await hunt(box))).toBeUndefined();
    });

    test('tell the same of a hidden listing anywhere', async () => {
      await put(CORNERS[0], 'oculta');
      const told = await hunt(box, OF_HIDDEN);
      await put(FAR, 'oculta');
      expect(firstDifference(told, await hunt(box, OF_HIDDEN))).toBeUndefined();
    });
  },
);

/** Numbers and texts of numbers in an answer. */
function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (typeof value === 'string')
    for (const [text] of value.matchAll(/-?\d{1,3}\.\d{3,}/gu)) yield Number(text);
  else if (typeof value === 'object' && value !== null)
    for (const one of Object.values(value)) yield* numbersIn(one);
}

/** About two metres. */
const NEAR = 0.000_02;

const FRAMED = { bbox: '-99.2,19.4,-99.15,19.45', near: '19.423,-99.1772,5' };
const framedUrl = ({ door, url }: Way) =>
  door === 'tRPC' ? callUrl(url, FRAMED) : `${url}?${new URLSearchParams(FRAMED)}`;

test('no answer to a visitor holds a number near the coordinates of a listing that does not show them', async () => {
  for (const precision of ['aproximada', 'oculta'] as const) {
    await put(CORNERS[0], precision);
    const { latitude, longitude } = CORNERS[0];
    const readings = publicReadings(ways);
    const urls = [
      ...readings.map((way) => readingUrl(way, hunted)),
      ...readings.filter(({ inputKeys }) => inputKeys.includes('bbox')).map(framedUrl),
    ];
    expect(urls.filter((url) => url.includes('bbox')).length).toBeGreaterThan(4);
    for (const url of urls) {
      const { body, headers } = await app.inject(url);
      const isJson = String(headers['content-type']).includes('json');
      const numbers = [...numbersIn(isJson ? JSON.parse(body) : body)];
      const near = numbers.filter(
        (number) => Math.abs(number - latitude) < NEAR || Math.abs(number - longitude) < NEAR,
      );
      expect(near, url).toEqual([]);
    }
  }
});

/** The keys of an answer that hold degrees, with the key around them. */
const WITH_DEGREES = new Set([
  // Null for everybody but the editors.
  'latitude',
  'longitude',
  'publicPoint.latitude',
  'publicPoint.longitude',
  // Places nearby, without their degrees.
  'near',
  // No sentence sets a frame or a distance.
  'filters.bbox',
  'filters.near',
  'frame.west',
  'frame.south',
  'frame.east',
  'frame.north',
  'cells.latitude',
  'cells.longitude',
  'points.latitude',
  'points.longitude',
  'places.latitude',
  'places.longitude',
]);

interface Json {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
  allOf?: Json[];
  oneOf?: Json[];
  additionalProperties?: Json | boolean;
}

const DEGREES =
  /^(?:lat|lng|lon|latitude|longitude|west|south|east|north|bbox|near|x|y|coordinates)$/iu;

function* keysWithDegrees(json: Json, around: string): Generator<string> {
  const { properties: keys = {}, items, anyOf = [], allOf = [], oneOf = [] } = json;
  for (const [key, inside] of Object.entries(keys)) {
    if (DEGREES.test(key)) yield around === '' ? key : `${around}.${key}`;
    yield* keysWithDegrees(inside, key);
  }
  const more = typeof json.additionalProperties === 'object' ? [json.additionalProperties] : [];
  for (const inside of [...(items ? [items] : []), ...anyOf, ...allOf, ...oneOf, ...more])
    yield* keysWithDegrees(inside, around);
}

test('every key of a public answer that holds degrees is known to hold a public point', () => {
  const procedures = Object.entries<{
    _def: { meta?: { action?: { access: unknown; output: z.core.$ZodType } } };
  }>(appRouter._def.procedures as never);
  const found = new Set<string>();
  for (const [, { _def: def }] of procedures) {
    const action = def.meta?.action;
    if (action?.access !== 'public') continue;
    const json = z.toJSONSchema(action.output, { unrepresentable: 'any' }) as Json;
    for (const key of keysWithDegrees(json, '')) found.add(key);
  }
  expect([...found].filter((key) => !WITH_DEGREES.has(key))).toEqual([]);
  expect(found).toContain('points.latitude');
});

describe('cells of more listings than are drawn one by one', { timeout: 90_000 }, () => {
  const HOUSES = MOST_POINTS + 100;
  const FRAMES = [
    undefined,
    '-99.1781,19.422,-99.1762,19.4238',
    ...(isLong ? ['-99.19,19.41,-99.16,19.43', '-100,19,-98,20.5', '-118,14,-86,33'] : []),
  ];
  /** Cells in memory answer the first two, a statement the others. */
  const FILTERS = [{}, { operation: 'venta' }, { maxBedrooms: '9' }, { search: 'casa' }];

  beforeAll(async () => {
    const { ownerId } = await aProperty(t.db, {});
    const rows = Array.from({ length: HOUSES }, (_, n) =>
      propertyValues({
        ownerId,
        name: `Casa ${n}`,
        latitude: 19.422_1 + (n % 16) * 0.000_1,
        longitude: -99.178 + (n % 17) * 0.000_1,
        locationPrecision: n % 2 === 0 ? 'exacta' : 'aproximada',
      }),
    );
    await t.db.insert(properties).values(rows);
  });

  async function drawn(): Promise<string[]> {
    const told: string[] = [];
    for (const bbox of FRAMES)
      for (const filters of FILTERS) {
        const query = { ...filters, ...(bbox !== undefined && { bbox }) };
        for (const url of [
          callUrl('/trpc/property.map', query),
          `/api/map?${new URLSearchParams(query)}`,
        ]) {
          const { body } = await app.inject(url);
          expect(body, url).toMatch(/"cells":\[\{.*"points":\[\]/u);
          told.push(`${url} ${body}`);
        }
      }
    return told;
  }

  test('tell the same of two approximate listings in one cell', async () => {
    await put(CORNERS[0], 'aproximada');
    const told = await drawn();
    await put(CORNERS[1], 'aproximada');
    expect(firstDifference(told, await drawn())).toBeUndefined();
  });

  test('tell the same of a hidden listing anywhere', async () => {
    await put(CORNERS[0], 'oculta');
    const told = await drawn();
    await put(FAR, 'oculta');
    expect(firstDifference(told, await drawn())).toBeUndefined();
  });
});
