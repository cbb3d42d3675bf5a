import { boundsOf, cellAround } from '@pbr/search-language/places/cells';
import { readFrame } from '@pbr/schemas/property/search/frame';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLocatedListings } from './located-listings.ts';
import type { CountedColonia } from './place-counts.queries.ts';

const listing = fc.record({
  operation: fc.constantFrom('venta', 'renta', 'ambos'),
  type: fc.constantFrom('casa', 'local'),
  point: fc.option(
    fc.record({
      latitude: fc.integer({ min: 19_300, max: 19_500 }).map((n) => n / 1000),
      longitude: fc.integer({ min: -99_250, max: -99_050 }).map((n) => n / 1000),
    }),
  ),
  sale: fc.option(fc.integer({ min: 1, max: 99 })),
});
const frame = fc
  .tuple(
    fc.double({ min: -99.3, max: -99, noNaN: true }),
    fc.double({ min: 19.2, max: 19.6, noNaN: true }),
    fc.double({ min: 0, max: 0.3, noNaN: true }),
  )
  .map(([west, south, size]) => readFrame(`${west},${south},${west + size},${south + size}`));

/** A colonia of one listing. */
function counted({
  operation,
  type,
  point,
  sale,
}: typeof listing extends fc.Arbitrary<infer One> ? One : never) {
  const prices = { n: 1, usual: [operation === 'renta' ? null : sale] };
  return {
    slugs: ['a', 'b', 'c'],
    names: ['A', 'B', 'C'],
    codes: [],
    n: 1,
    points: { n: 0, lat: 0, lng: 0 },
    offers: [
      {
        operation,
        type,
        n: 1,
        updatedAt: '',
        cells: [point && cellAround(point)],
        venta: prices,
        renta: { n: 1, usual: [null] },
      },
    ],
  } satisfies CountedColonia;
}

test('a frame holds the listings of its cells, with their prices, by operation and types', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(listing), frame, async (listings, asked) => {
      const located = await createLocatedListings(listings.map(counted));
      const bounds = asked && boundsOf(asked);
      const isIn = (cell: number) => {
        const [column, row] = [cell >> 15, cell % 2 ** 15];
        return (
          bounds === null ||
          (column >= bounds.west &&
            column < bounds.east &&
            row >= bounds.south &&
            row < bounds.north)
        );
      };
      const houses = listings.filter(
        ({ operation, type }) => operation !== 'renta' && type === 'casa',
      );
      const expected = houses.flatMap(({ point, sale }) =>
        point && isIn(cellAround(point)) ? [`${cellAround(point)} ${sale ?? Number.NaN}`] : [],
      );
      const { cells, prices } = located.spots({ operation: 'venta', types: ['casa'] }, bounds);
      const found = Array.from(cells, (cell, index) => `${cell} ${prices[index]}`);
      expect(found.toSorted()).toEqual(expected.toSorted());
      const points = listings.flatMap(({ point }) => (point ? [cellAround(point)] : []));
      expect(bounds && located.countIn(bounds)).toBe(bounds && points.filter(isIn).length);
      expect(located.unlocated({ operation: 'venta', types: ['casa'] })).toBe(
        houses.filter(({ point }) => point === null).length,
      );
    }),
  );
});
