import { expect, it } from 'vitest';
import * as reader from '@pbr/schemas/typed-number/read-typed';
import { readFilterWith } from './filters/typed-numbers.ts';
import { readUnclear } from './unclear-numbers.ts';

it('numbers of the URL become filters as the fields read them, and the others stay', () => {
  const unclear =
    'minPrice:4.5 M,maxPrice:ocho millones,bedrooms:dos,minArea:10 x 20,maxArea:1.200';
  expect(readUnclear({ type: 'casa', unclear })).toEqual({
    type: 'casa',
    minPrice: 4_500_000,
    maxPrice: 8_000_000,
    bedrooms: 2,
    minArea: 200,
    unclear: 'maxArea:1.200',
  });
});

it('a word for none sets no filter', () => {
  expect(readUnclear({ unclear: 'bedrooms:ninguno' })).toEqual({});
});

it('a URL without a number that can be read stays as it is', () => {
  expect(readUnclear({ unclear: 'minPrice:4.5,bathrooms:99' })).toBeNull();
});

it.each([
  ['minPrice', '4.5', 'Se puede leer de dos maneras: escribe, por ejemplo, 4,500,000 o 4.5 M.'],
  ['maxPrice', 'US$350 mil', 'Está en dólares: escríbelo en pesos.'],
  ['bathrooms', '99', 'Escribe un número menor.'],
] as const)('%s says why “%s” is no filter', (field, text, problem) => {
  expect(readFilterWith(reader, field, text)).toEqual({ problem });
});
