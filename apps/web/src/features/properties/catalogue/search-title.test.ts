import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { expect, it } from 'vitest';
import { aPropertyCard } from '../../../testing/a-property-card.ts';
import { searchTitle } from './search-title.ts';

const inCondesa = [aPropertyCard({ neighborhood: 'Roma Norte' }), aPropertyCard()];

it.each<[string, CatalogueSearch]>([
  ['Portal de Propiedades', {}],
  ['Portal de Propiedades', { sort: 'price-low', page: 2 }],
  [
    'Departamentos en renta en Condesa',
    { type: 'departamento', operation: 'renta', search: 'condesa' },
  ],
  ['Propiedades en Cuauhtémoc', { search: ' cuauhtemoc' }],
  ['Locales en venta', { type: 'local', operation: 'venta' }],
  ['Casas en venta y renta', { type: 'casa' }],
  ['Propiedades en venta y renta', { bedrooms: 2 }],
  ['Casas: terraza', { type: 'casa', search: 'terraza' }],
  ['Propiedades en renta: roma terraza', { operation: 'renta', search: 'roma terraza' }],
])('%s names the search %j', (title, search) => {
  expect(searchTitle(search, inCondesa)).toBe(title);
});

it('names a place only once its listings are known', () => {
  expect(searchTitle({ search: 'condesa' }, undefined)).toBe('Propiedades: condesa');
});
