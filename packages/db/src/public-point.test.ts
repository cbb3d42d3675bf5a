import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDb } from './testing/database.ts';

interface Point {
  latitude: number;
  longitude: number;
}

const t = await createTestDb();
afterAll(() => t.close());

async function publicPoints(
  points: readonly Point[],
  precision: string,
): Promise<(Point | null)[]> {
  const rows = await t.db.execute<{ point: Point | null }>(sql`
    select case when point is not null then json_build_object('latitude', point[1], 'longitude', point[0]) end as point
    from jsonb_to_recordset(${JSON.stringify(points)}::text::jsonb) as p (latitude numeric, longitude numeric),
      pbr_public_point(latitude, longitude, ${precision}) as point`);
  return rows.map(({ point }) => point);
}

const METRES = 111_320;
const metresBetween = (one: Point, other: Point) => ({
  north: Math.abs(one.latitude - other.latitude) * METRES,
  east:
    Math.abs(one.longitude - other.longitude) * METRES * Math.cos((one.latitude * Math.PI) / 180),
});

const anywhere = Array.from({ length: 2_000 }, (_, n) => ({
  latitude: Number((14.5 + ((n * 7_919) % 18_200) / 1_000 + n / 1e6).toFixed(6)),
  longitude: Number((-117.2 + ((n * 6_271) % 30_400) / 1_000 + n / 1e6).toFixed(6)),
}));

describe('the public point of a listing', () => {
  test('is the point itself when it is exact, and none when it is hidden or unknown', async () => {
    expect(await publicPoints(anywhere, 'exacta')).toEqual(anywhere);
    expect(new Set(await publicPoints(anywhere, 'oculta'))).toEqual(new Set([null]));
    expect(new Set(await publicPoints(anywhere, 'otra'))).toEqual(new Set([null]));
    const [none] = await t.db.execute(sql`select pbr_public_point(null, null, 'exacta') as point`);
    expect(none).toEqual({ point: null });
  });

  test('is the middle of a cell of about 200 m when it is approximate, all over Mexico', async () => {
    const middles = await publicPoints(anywhere, 'aproximada');
    anywhere.forEach((point, index) => {
      const middle = middles[index] ?? { latitude: 0, longitude: 0 };
      const { north, east } = metresBetween(point, middle);
      expect(north).toBeLessThan(101);
      expect(east).toBeLessThan(104);
    });
  });

  test('is the same for every point of a cell', async () => {
    const middle = { latitude: 19.4175, longitude: -99.16385 };
    const inside = Array.from({ length: 500 }, (_, n) => ({
      latitude: 19.4166 + ((n * 37) % 1800) / 1e6,
      longitude: -99.1648 + ((n * 53) % 1900) / 1e6,
    }));
    const found = await publicPoints(inside, 'aproximada');
    expect(new Set(found.map((point) => JSON.stringify(point)))).toEqual(
      new Set([JSON.stringify(middle)]),
    );
    const [next] = await publicPoints([{ latitude: 19.4184, longitude: -99.16385 }], 'aproximada');
    expect(next).toEqual({ latitude: 19.4193, longitude: -99.16385 });
  });
});
