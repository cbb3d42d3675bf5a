import { expect, test } from 'vitest';
import { type ListReading, mapQueryOf } from './use-map.ts';

const AS_TYPED: ListReading = { ignored: [], suggestion: null, textPlaces: null };

test('a search without a text is drawn at once', () => {
  expect(mapQueryOf({ operation: 'renta', page: 3, sort: 'newest' }, undefined)).toEqual({
    operation: 'renta',
  });
});

test('a text is drawn as soon as the list has read it', () => {
  expect(mapQueryOf({ search: 'condesa' }, undefined)).toBeUndefined();
  expect(mapQueryOf({ type: 'casa', unread: 'jardín' }, undefined)).toBeUndefined();
  expect(mapQueryOf({ search: 'condesa' }, AS_TYPED)).toEqual({ search: 'condesa' });
});

test.each([
  ['a correction', { search: 'Coyoacann' }, { suggestion: 'Coyoacán' }, { search: 'Coyoacán' }],
  [
    'the places of a text',
    { search: 'Roma', minPrice: 5 },
    { textPlaces: 'ciudad-de-mexico/cuauhtemoc/roma-norte' },
    { minPrice: 5, search: undefined, places: 'ciudad-de-mexico/cuauhtemoc/roma-norte' },
  ],
  [
    'the words that were left over and found something',
    { type: 'casa', unread: 'jardín,fuente' },
    { ignored: ['fuente'] },
    { type: 'casa', search: 'jardín' },
  ],
  [
    'no words that found nothing',
    { unread: 'fuente' },
    { ignored: ['fuente'] },
    { search: undefined },
  ],
])('the map asks for %s as the list does', (_what, search, reading, asked) => {
  expect(mapQueryOf(search, { ...AS_TYPED, ...reading })).toEqual(asked);
});
