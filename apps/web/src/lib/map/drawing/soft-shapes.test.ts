import type { MapPoint } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import { expect, it } from 'vitest';
import { aMapPoint, aPropertyMap } from '../../../testing/a-property-map.ts';
import { placeOutline, softShapes } from './soft-shapes.ts';
import type { Position } from './view.ts';

const { lng, lat } = cellAt(0);
/** The middle of a cell near the Roma, so many cells to the east and to the north. */
const at = (x: number, y: number): MapPoint =>
  aMapPoint({ longitude: (-52_190 + x + 0.5) * lng, latitude: (10_785 + y + 0.5) * lat });

const shapesOf = (points: MapPoint[]) => softShapes(aPropertyMap({ points }));

function isInside(ring: readonly Position[], { longitude, latitude }: MapPoint): boolean {
  return ring.reduce((inside, [x, y], index) => {
    const [otherX, otherY] = ring.at(index - 1) ?? [x, y];
    const crosses =
      y > latitude !== otherY > latitude &&
      longitude < ((otherX - x) * (latitude - y)) / (otherY - y) + x;
    return crosses ? !inside : inside;
  }, false);
}

it('a listing is inside a shape of its own, and its edge is farther out', () => {
  const { area, outskirts } = shapesOf([at(0, 0), at(6, 6)]);
  expect(area).toHaveLength(2);
  expect(area.filter((ring) => isInside(ring, at(0, 0)))).toHaveLength(1);
  const widthOf = (ring: readonly Position[] = []) =>
    Math.max(...ring.map(([x]) => x)) - Math.min(...ring.map(([x]) => x));
  expect(widthOf(outskirts[0])).toBeGreaterThan(widthOf(area[0]));
});

it('near listings share a shape without a hole in it', () => {
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => at(x, y)));
  const { area } = shapesOf(around.filter((_, index) => index !== 4));
  expect(area).toHaveLength(1);
  expect(isInside(area[0] ?? [], at(0, 0))).toBe(true);
  // A ring of listings around much empty land has no hole either: one shape is one line.
  const wide = [-4, -3, -2, -1, 0, 1, 2, 3, 4].flatMap((side) => [
    at(side, -4),
    at(side, 4),
    at(-4, side),
    at(4, side),
  ]);
  expect(shapesOf(wide).area).toHaveLength(1);
});

it('the outline of a place goes once around listings that lie apart', () => {
  const points = [at(0, 0), at(5, 1), at(9, 4)];
  const map = aPropertyMap({ points });
  expect(softShapes(map).area.length).toBeGreaterThan(1);
  const [outline = [], ...others] = placeOutline(map);
  expect(others).toEqual([]);
  for (const point of points) expect(isInside(outline, point)).toBe(true);
});

it('a wrong point far away changes nothing', () => {
  const far = aMapPoint({ longitude: -117, latitude: 32 });
  expect(shapesOf([at(0, 0), far])).toEqual(shapesOf([at(0, 0)]));
});

it('nothing has no shape', () => {
  expect(shapesOf([])).toEqual({ area: [], outskirts: [] });
});
