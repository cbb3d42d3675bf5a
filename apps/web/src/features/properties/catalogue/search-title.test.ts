import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { expect, it } from 'vitest';
import { searchTitle } from './search-title.ts';

const CONDESA = 'ciudad-de-mexico/ciudad-de-mexico/condesa';
const BENITO_JUAREZ = 'ciudad-de-mexico/benito-juarez';
const FRAME = '-99.18,19.4,-99.15,19.43';
const POINT = '19.4157,-99.17145,2';
const placeNames = {
  [CONDESA]: 'Condesa',
  [BENITO_JUAREZ]: 'Benito Juárez',
  'ciudad-de-mexico/ciudad-de-mexico': 'Ciudad de México',
  'nuevo-leon/santiago': 'Santiago',
  'nayarit/santiago': 'Santiago',
};

it.each<[string, CatalogueSearch, string?]>([
  ['Portal de Propiedades', {}],
  ['Portal de Propiedades', { sort: 'price-low', page: 2 }],
  [
    'Departamentos en renta en Condesa',
    { type: 'departamento', operation: 'renta', search: 'condesa' },
    CONDESA,
  ],
  ['Propiedades en Condesa', { search: ' la condesa' }, CONDESA],
  ['Propiedades en la alcaldía Benito Juárez', { search: 'benito juarez' }, BENITO_JUAREZ],
  [
    'Casas en venta en Condesa y la alcaldía Benito Juárez',
    { type: 'casa', operation: 'venta', places: `${CONDESA},${BENITO_JUAREZ}` },
  ],
  ['Propiedades en Ciudad de México', { places: 'ciudad-de-mexico/ciudad-de-mexico' }],
  ['Casas en Santiago', { type: 'casa', places: 'nuevo-leon/santiago,nayarit/santiago' }],
  ['Locales en venta', { type: 'local', operation: 'venta' }],
  ['Casas en venta y renta', { type: 'casa' }],
  ['Propiedades en venta y renta', { bedrooms: 2 }],
  ['Casas en venta en la zona del mapa', { type: 'casa', operation: 'venta', bbox: FRAME }],
  ['Propiedades en Condesa', { places: CONDESA, bbox: FRAME }],
  ['Casas en venta a 2 km de este punto', { type: 'casa', operation: 'venta', near: POINT }],
  ['Propiedades a 1 km de Condesa', { near: `${CONDESA},1` }],
  ['Propiedades a 2 km de este punto: alberca', { search: 'alberca', near: POINT }],
  ['Casas: terraza', { type: 'casa', search: 'terraza' }],
  ['Propiedades en renta: roma terraza', { operation: 'renta', search: 'roma terraza' }],
])('%s names the search %j', (title, search, textPlaces) => {
  expect(searchTitle(search, { placeNames, textPlaces: textPlaces ?? null })).toBe(title);
});

it('names the place of a text only once the answer says that it is one', () => {
  expect(searchTitle({ search: 'condesa' }, undefined)).toBe('Propiedades: condesa');
});
