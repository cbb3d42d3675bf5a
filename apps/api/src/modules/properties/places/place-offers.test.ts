import { expect, test } from 'vitest';
import fc from 'fast-check';
import type { CountedColonia } from './place-counts.queries.ts';
import { createPlaceOffers } from './place-offers.ts';

/** A part of a colonia with one listing for each price, in pesos. */
function counted(
  slugs: CountedColonia['slugs'],
  offer: { operation: string; type: string; prices: readonly number[] },
): CountedColonia {
  const n = offer.prices.length;
  const prices = { n, usual: offer.prices.map((price) => price * 100) };
  const { operation, type } = offer;
  const updatedAt = '2026-11-01T00:00:00.000Z';
  return {
    slugs,
    names: slugs,
    codes: [],
    points: { n: 0, lat: 0, lng: 0 },
    n,
    offers: [
      {
        operation,
        type,
        n,
        updatedAt,
        cells: offer.prices.map(() => null),
        venta: prices,
        renta: prices,
      },
    ],
  };
}

const roma = ['cdmx', 'cuauhtemoc', 'roma'] as const;
const condesa = ['cdmx', 'cuauhtemoc', 'condesa'] as const;
const nameless = ['cdmx', 'cuauhtemoc', ''] as const;

const offers = await createPlaceOffers(
  [
    counted(roma, { operation: 'venta', type: 'casa', prices: [5, 1] }),
    counted(roma, { operation: 'venta', type: 'local', prices: [9] }),
    counted(condesa, { operation: 'ambos', type: 'casa', prices: [3] }),
    counted(roma, { operation: 'venta', type: 'casa', prices: [7] }),
    counted(nameless, { operation: 'renta', type: 'casa', prices: [2] }),
  ],
  1,
);

test.each([
  ['venta', '', undefined, 5, '5.00', '1.00', '9.00'],
  ['renta', '', undefined, 2, '2.50', '2.00', '3.00'],
  ['venta', 'cdmx/cuauhtemoc', 'casa', 4, '4.00', '1.00', '7.00'],
  ['venta', 'cdmx/cuauhtemoc/roma', 'casa', 3, '5.00', '1.00', '7.00'],
  ['renta', 'cdmx/cuauhtemoc/roma', undefined, 0, null, null, null],
  ['venta', 'sonora', undefined, 0, null, null, null],
] as const)('%s in %j of type %s: %d for %s', (operation, path, type, total, median, low, high) => {
  expect(offers.figures(operation, path, type)).toMatchObject({
    total,
    pricedTotal: total,
    medianPrice: median,
    lowestPrice: low,
    highestPrice: high,
  });
});

test('a place names its types and the places in it, those with the most listings first', () => {
  expect(offers.types('venta', 'cdmx')).toEqual([
    { type: 'casa', total: 4 },
    { type: 'local', total: 1 },
  ]);
  const inside = offers
    .children('venta', 'cdmx/cuauhtemoc')
    .map(({ slug, total }) => [slug, total]);
  expect(inside).toEqual([
    ['roma', 4],
    ['condesa', 1],
  ]);
  expect(offers.children('renta', 'cdmx/cuauhtemoc')).toEqual([
    { slug: 'condesa', path: 'cdmx/cuauhtemoc/condesa', total: 1 },
  ]);
  expect(offers.total).toBe(6);
});

test('few listings keep no prices', async () => {
  const [first] = [counted(roma, { operation: 'venta', type: 'casa', prices: [5, 1] })];
  const few = await createPlaceOffers([first], 3);
  expect(few.figures('venta', 'cdmx')).toMatchObject({ total: 2, medianPrice: null });
});

test('the median of many lists is that of all numbers', async () => {
  const price = fc.integer({ min: 1, max: 50 });
  const parts = fc.array(fc.array(price, { minLength: 1, maxLength: 9 }), { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(parts, async (all) => {
      const some = all.map((prices, n) =>
        counted(['cdmx', 'centro', `c-${n % 5}`], { operation: 'venta', type: 'casa', prices }),
      );
      const sorted = all.flat().toSorted((a, b) => a - b);
      const half = (sorted.length - 1) / 2;
      const median = ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
      const { medianPrice } = (await createPlaceOffers(some, 1)).figures('venta', '');
      expect(medianPrice).toBe(median.toFixed(2));
    }),
  );
});
