import type { CatalogueSearch } from '@pbr/schemas/property-search';
import { expect, test } from 'vitest';
import type { RouterContext } from '../../../lib/router-context.ts';
import { catalogueHead } from './catalogue-head.ts';

test.each([
  [{}, '/properties'],
  [{ operation: 'venta' }, '/venta'],
  [{ operation: 'renta', type: 'casa', sort: 'price-low' }, '/renta?type=casa'],
  [{ operation: 'venta', page: 2 }, '/venta?page=2'],
  [{ operation: 'venta', page: 1, search: undefined }, '/venta'],
  [{ type: 'casa' }, '/properties?type=casa'],
  [{ operation: 'venta', bedrooms: 2 }, '/properties?operation=venta&bedrooms=2'],
  [{ search: 'roma', page: 3, sort: 'bedrooms' }, '/properties?search=roma&page=3'],
] satisfies [CatalogueSearch, string][])('%j is found at %s', (search, path) => {
  const context = { publicOrigin: 'https://portal.mx' } as RouterContext;
  expect(catalogueHead(context, search).links).toEqual([
    { rel: 'canonical', href: `https://portal.mx${path}` },
  ]);
});
