import { properties } from '@pbr/db/schema/properties';
import { frameText, readFrame } from '@pbr/schemas/property/search/frame';
import { NEAR_KM, readNear } from '@pbr/schemas/property/search/near-parts';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { isInFrame, kmBetween, publicPointOf } from '../../../testing/data/public-point.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { filterConditions } from './filters.queries.ts';

const FRAMES = isLong ? 2_000 : 200;
const LISTINGS = 1_500;
const NOW = new Date('2026-11-20T18:00:00Z');

type Row = typeof properties.$inferSelect;
let rows: Row[];

/** Around two cities, on edges of the grid and a millionth of a degree beside them, and all over the country. */
function placed(n: number) {
  const [lat, lng] = n % 2 === 0 ? [19.4148, -99.1648] : [20.97, -89.6192];
  const step = (n % 41) - 20;
  const points = [
    [lat + step * 0.0018, lng + step * 0.0019],
    [lat + step * 0.0018 + 0.000001, lng + step * 0.0019 - 0.000001],
    [lat + ((n * 7919) % 4000) / 100_000, lng - ((n * 6271) % 4000) / 100_000],
    [14.5 + ((n * 7919) % 18_200) / 1000, -117.2 + ((n * 6271) % 30_400) / 1000],
  ] as const;
  const [latitude, longitude] = points[n % points.length] ?? points[0];
  return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
}

const t = await databaseSuite();
beforeAll(async () => {
  const { id: ownerId } = await aUser(t.db);
  rows = await t.db
    .insert(properties)
    .values(
      Array.from({ length: LISTINGS }, (_, n) =>
        propertyValues({
          ownerId,
          ...(n % 13 > 0 && placed(n)),
          locationPrecision:
            ['exacta', 'aproximada', 'aproximada', 'oculta'][((n * 31) % 7) % 4] ?? '',
        }),
      ),
    )
    .returning();
  await t.client.unsafe('analyze properties');
});

const near = (middle: number, width: number) =>
  fc.double({ min: middle - width, max: middle + width, noNaN: true });
const corners = (lng: fc.Arbitrary<number>, lat: fc.Arbitrary<number>) =>
  fc.tuple(lng, lat, lng, lat);
/** Frames of a street, a city and the country, over the date line and the poles, and on the edges of the grid. */
const frames = fc.oneof(
  corners(near(-99.16, 0.01), near(19.41, 0.01)),
  corners(near(-99.16, 0.2), near(19.41, 0.2)),
  corners(near(-89.62, 0.05), near(20.97, 0.05)),
  corners(near(-102, 16), near(23, 9)),
  corners(near(0, 180), near(0, 90)),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }))
    .map(([x, y]): [number, number, number, number] => [
      -99.1648 + x * 0.0019,
      19.4148 + y * 0.0018,
      -99.1648 + (x + 1) * 0.0019,
      19.4148 + (y + 1) * 0.0018,
    ]),
);

async function found(plan: Pick<SearchPlan, 'bbox' | 'near'>, checksFrame: boolean) {
  const conditions = filterConditions(plan, NOW, { checksFrame });
  const those = await t.db.execute<{ id: string }>(
    sql`select id from properties p where p.listed and ${sql.join(conditions, sql` and `)}`,
  );
  return those.map(({ id }) => id).toSorted();
}

test(
  `${FRAMES} random frames hold what a naive count over public points finds`,
  { timeout: 300_000 },
  async () => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(frames, async (degrees) => {
        const frame = readFrame(degrees.map((number) => number.toFixed(9)).join(','));
        if (!frame) return;
        const bbox = frameText(frame);
        const expected = rows
          .filter((row) => isInFrame(publicPointOf(row), bbox))
          .map(({ id }) => id)
          .toSorted();
        sizes.push(expected.length);
        expect(await found({ bbox }, false)).toEqual(expected);
        expect(await found({ bbox }, true)).toEqual(expected);
      }),
      { numRuns: FRAMES },
    );
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(FRAMES / 3);
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(FRAMES / 50);
  },
);

/** In and between two cities, all over the country, and on its edges. */
const points = fc.oneof(
  fc.tuple(near(19.41, 0.05), near(-99.16, 0.05)),
  fc.tuple(near(20.97, 0.05), near(-89.62, 0.05)),
  fc.tuple(near(23.5, 9.5), near(-102.5, 16.5)),
);

test(
  `${FRAMES} random circles hold what a naive count of distances between public points finds`,
  { timeout: 300_000 },
  async () => {
    const sizes: number[] = [];
    await fc.assert(
      fc.asyncProperty(points, fc.constantFrom(...NEAR_KM), async (point, km) => {
        const circle = readNear([...point.map((number) => number.toFixed(9)), km].join(','));
        if (!circle || 'path' in circle) return;
        const middle = { latitude: circle.lat, longitude: circle.lng };
        const expected = rows
          .filter((row) => {
            const shown = publicPointOf(row);
            return shown !== null && kmBetween(middle, shown) <= km;
          })
          .map(({ id }) => id)
          .toSorted();
        sizes.push(expected.length);
        expect(await found({ near: circle }, false)).toEqual(expected);
        expect(await found({ near: circle }, true)).toEqual(expected);
      }),
      { numRuns: FRAMES },
    );
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(FRAMES / 5);
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(FRAMES / 50);
  },
);

test('nothing is near a place that nobody knows', async () => {
  expect(await found({ near: null }, false)).toEqual([]);
});

test.each<[string, Pick<SearchPlan, 'bbox' | 'near'>]>([
  ['a frame', { bbox: '-99.1648,19.4148,-99.1629,19.4166' }],
  ['a distance', { near: { lat: 19.4157, lng: -99.16385, km: 1 } }],
])(
  '%s is looked up in the index of public points, unless it is to be checked',
  async (_, asked) => {
    const plan = async (checksFrame: boolean) => {
      const [holds] = filterConditions(asked, NOW, { checksFrame });
      const explained = await t.db.execute(
        sql`explain select id from properties p where p.listed and ${holds}`,
      );
      return JSON.stringify(explained);
    };
    expect(await plan(false)).toContain('properties_public_point_idx');
    expect(await plan(true)).not.toContain('properties_public_point_idx');
  },
);
