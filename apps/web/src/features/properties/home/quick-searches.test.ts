import { expect, test } from 'vitest';
import { quickSearches } from './quick-searches.ts';

const listing = (propertyType: string, operationType: string) => ({ propertyType, operationType });

test('offers the most frequent first', () => {
  expect(
    quickSearches([
      listing('casa', 'venta'),
      listing('departamento', 'renta'),
      listing('departamento', 'renta'),
    ]),
  ).toEqual([
    { label: 'Departamentos en renta', search: { operation: 'renta', type: 'departamento' } },
    { label: 'Casas en venta', search: { operation: 'venta', type: 'casa' } },
  ]);
});

test('counts a listing for both operations under each of them', () => {
  expect(quickSearches([listing('local', 'ambos')]).map(({ label }) => label)).toEqual([
    'Locales en venta',
    'Locales en renta',
  ]);
});

test('omits values without a filter in the catalogue', () => {
  expect(quickSearches([listing('bodega', 'venta'), listing('casa', 'traspaso')])).toEqual([]);
});

test('offers no more than five', () => {
  const kinds = ['casa', 'departamento', 'oficina', 'local', 'terreno'];
  expect(quickSearches(kinds.map((kind) => listing(kind, 'ambos')))).toHaveLength(5);
});
