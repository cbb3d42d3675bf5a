import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { describe, expect, it } from 'vitest';
import { nothingText, nothingTitle } from './nothing-found-words.ts';
import { alternativesWith } from '../../../testing/alternatives-with.ts';

const NONE = alternativesWith();
const exactly = (total: number) => ({ total, totalIsCapped: false });
const here = { ofKind: exactly(3), ofAny: exactly(5) };
const MONTERREY = 'nuevo-leon/monterrey';
const SANTIAGOS = 'nuevo-leon/santiago,nayarit/santiago';
const placeNames = {
  [MONTERREY]: 'Monterrey',
  'nuevo-leon/santiago': 'Santiago',
  'nayarit/santiago': 'Santiago',
};
const which = [
  { path: 'nuevo-leon/santiago', name: 'Santiago', around: ['Nuevo León'] },
  { path: 'nayarit/santiago', name: 'Santiago', around: ['Nayarit'] },
];
const without = [{ part: 'price', total: 3, totalIsCapped: false }];

describe('the title', () => {
  it.each<[string, CatalogueSearch, Partial<Alternatives>?]>([
    ['No se encontraron propiedades', { type: 'casa', search: 'terraza' }],
    ['No tenemos casas en Monterrey', { type: 'casa', places: MONTERREY, bedrooms: 3 }],
    [
      'Nada en Monterrey cumple todo lo que pides',
      { type: 'departamento', operation: 'renta', places: MONTERREY, maxPrice: 9000 },
      { here },
    ],
    ['No tenemos propiedades en Monterrey', { places: MONTERREY }],
    [
      'No tenemos terrenos en Monterrey',
      { type: 'terreno', places: MONTERREY, maxPrice: 9000 },
      { without, here: { ...here, ofKind: exactly(0) } },
    ],
    ['No tenemos propiedades en Roma\u{a0}Norte', { places: 'a/b/roma-norte' }],
    [
      'No hay propiedades en esta zona',
      { type: 'casa', bbox: '-99.2,19.4,-99.1,19.5' },
      { without: [...without, { part: 'bbox', total: 3, totalIsCapped: false }] },
    ],
    ['No se encontraron propiedades', { type: 'casa', bbox: '-99.2,19.4,-99.1,19.5' }, { without }],
    ['¿Cuál Santiago?', { type: 'casa', places: SANTIAGOS }, { which }],
  ])('is %s', (title, search, found = {}) => {
    expect(nothingTitle(search, placeNames, { ...NONE, ...found })).toBe(title);
  });
});

describe('the text below', () => {
  it.each<[string | undefined, CatalogueSearch, Partial<Alternatives>?]>([
    ['Ninguna cumple', { type: 'casa' }, { without }],
    ['Fuera de ella', { type: 'casa' }, { without: [{ ...exactly(3), part: 'bbox' }] }],
    ['Prueba con otra zona', { type: 'casa' }],
    [undefined, { places: MONTERREY }, { without }],
    ['Prueba con otra zona', { places: MONTERREY }],
    ['Tampoco hay cerca', { type: 'casa', places: MONTERREY }],
    ['Hay varios lugares', { places: SANTIAGOS }, { which }],
  ])('begins with %s', (beginning, search, found = {}) => {
    const text = nothingText(search, { ...NONE, ...found });
    expect(text?.slice(0, beginning?.length)).toBe(beginning);
  });
});
