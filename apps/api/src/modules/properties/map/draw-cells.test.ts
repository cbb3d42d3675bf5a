import { type Frame, readFrame } from '@pbr/schemas/property/search/frame';
import { cellAround } from '@pbr/search-language/places/cells';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellsOf, frameAround, levelIn } from './draw-cells.ts';
import { middleAt } from './middle-at.ts';

test('the middle of numbers is the one at half of the sorted list, the lower one of two', () => {
  expect(middleAt([])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }), (numbers) => {
      const sorted = numbers.toSorted((a, b) => a - b);
      expect(middleAt([...numbers])).toBe(sorted[Math.ceil(sorted.length / 2) - 1]);
    }),
  );
});

const frames = fc
  .tuple(
    fc.double({ min: -118, max: -87, noNaN: true }),
    fc.double({ min: 15, max: 32, noNaN: true }),
    fc.double({ min: 0.002, max: 20, noNaN: true }),
    fc.double({ min: 0.002, max: 15, noNaN: true }),
  )
  .map(([x, y, width, height]) => readFrame(`${x},${y},${x + width},${y + height}`));

test('a frame is at most 33 cells wide and 65 high, and a wide one at least 16', () => {
  fc.assert(
    fc.property(frames, (frame) => {
      const { west, east, south, north } = frame as Frame;
      const side = 2 ** levelIn(frame as Frame);
      const [wide, high] = [(east - west) / (0.0019 * side), (north - south) / (0.0018 * side)];
      expect(wide).toBeLessThan(33);
      expect(high).toBeLessThan(65);
      expect(side === 1 || Math.max(wide, high / 2) > 15.9).toBe(true);
    }),
  );
});

test('cells of every level hold all listings, inside the frame around them', async () => {
  const point = fc.record({
    latitude: fc.integer({ min: 14_000_000, max: 33_000_000 }).map((n) => n / 1e6),
    longitude: fc.integer({ min: -119_000_000, max: -86_000_000 }).map((n) => n / 1e6),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(point, { minLength: 1 }), fc.nat(10), async (points, level) => {
      const spots = { cells: points.map(cellAround), prices: points.map((_, n) => n * 100) };
      const cells = await cellsOf(spots, level);
      expect(cells.reduce((sum, { total }) => sum + total, 0)).toBe(points.length);
      for (const { latitude, longitude } of points) {
        const inside = cells.filter(
          (cell) =>
            Math.abs(cell.longitude - longitude) <= 0.00095 * 2 ** level + 1e-5 &&
            Math.abs(cell.latitude - latitude) <= 0.0009 * 2 ** level + 1e-5,
        );
        expect(inside.length).toBeGreaterThan(0);
        const { west = 0, east = 0, south = 0, north = 0 } = frameAround(spots) ?? {};
        expect(longitude).toBeGreaterThanOrEqual(west - 1e-7);
        expect(longitude).toBeLessThanOrEqual(east + 1e-7);
        expect(latitude).toBeGreaterThanOrEqual(south - 1e-7);
        expect(latitude).toBeLessThanOrEqual(north + 1e-7);
      }
    }),
  );
});

test('a few listings far from all others do not widen the frame, and a few of few do', () => {
  const city = Array.from({ length: 990 }, (_, n) =>
    cellAround({ latitude: 19.4 + (n % 30) * 0.0018, longitude: -99.2 + (n % 33) * 0.0019 }),
  );
  const far = Array.from({ length: 4 }, () => cellAround({ latitude: 20.97, longitude: -89.62 }));
  expect(frameAround({ cells: [...city, ...far] })).toEqual(frameAround({ cells: city }));
  expect(frameAround({ cells: [...city.slice(0, 100), ...far] })?.east).toBeGreaterThan(-89.7);
});
