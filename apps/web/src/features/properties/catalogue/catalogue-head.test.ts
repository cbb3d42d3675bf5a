import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { expect, test } from 'vitest';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
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
  [
    { operation: 'venta', bbox: '-99.18,19.4,-99.15,19.43' },
    '/properties?operation=venta&bbox=-99.18,19.4,-99.15,19.43',
  ],
  [{ type: 'casa', unread: 'con vibra' }, '/properties?type=casa&unread=con+vibra'],
  [
    { operation: 'venta', places: 'jalisco', guessed: 'jalixco', intent: 'sell', cut: 'search' },
    '/venta/jalisco',
  ],
] satisfies [CatalogueSearch, string][])('%j is found at %s', (search, path) => {
  expect(catalogueHead(contextWith(undefined), search).links[0]).toEqual({
    rel: 'canonical',
    href: `https://portal.mx${path}`,
  });
});

test('a page without listings, for owners, or of a frame of the map is not indexed; one with listings lists them in order', () => {
  const page = {
    total: 30,
    totalIsCapped: false,
    page: 2,
    pageCount: 2,
    suggestion: null,
    placeNames: {},
    textPlaces: null,
    withNeighbours: null,
    inWords: 0,
    ignored: [],
  };
  const empty = catalogueHead(contextWith({ ...page, items: [] }), {}).meta;
  expect(empty).toContainEqual({ name: 'robots', content: 'noindex' });
  const monterrey = { operation: 'venta', places: 'nuevo-leon/monterrey' } as const;
  expect(catalogueHead(contextWith({ ...page, items: [] }), monterrey).links[0]?.href).toBe(
    'https://portal.mx/properties?operation=venta&places=nuevo-leon/monterrey',
  );
  const items = [aPropertyCard({ name: 'Casa del jardín' })];
  const full = catalogueHead(contextWith({ ...page, items }), { page: 2 }).meta;
  const owners = catalogueHead(contextWith({ ...page, items }), { intent: 'sell' }).meta;
  expect(owners).toContainEqual({ name: 'robots', content: 'noindex' });
  const framed = catalogueHead(contextWith({ ...page, items }), { bbox: '-99,19,-98,20' }).meta;
  expect(framed).toContainEqual({ name: 'robots', content: 'noindex' });
  expect(full).not.toContainEqual({ name: 'robots', content: 'noindex' });
  expect(full).toContainEqual({
    'script:ld+json': expect.objectContaining({
      '@type': 'ItemList',
      numberOfItems: 30,
      itemListElement: [expect.objectContaining({ position: 25, name: 'Casa del jardín' })],
    }),
  });
});

function contextWith(page: SearchPage | undefined): RouterContext {
  const trpcUtils = { property: { search: { getData: () => page } } };
  return { publicOrigin: 'https://portal.mx', trpcUtils } as unknown as RouterContext;
}
