import { describe, expect, test } from 'vitest';
import { readSentence } from './read-sentence.ts';
import { COUNTRY, SEARCHED_AMENITIES } from './searched-places.fixture.ts';

const read = (text: string) =>
  readSentence(text, { places: COUNTRY, amenities: SEARCHED_AMENITIES, today: '2026-11-26' });

test.each([
  ['un millón ocho', 1_800_000],
  ['millón cuatro', 1_400_000],
  ['hasta dos millones tres', 2_300_000],
  ['1 millon 8', 1_800_000],
  ['2 millones 300', 2_300_000],
  ['un millón ochocientos', 1_800_000],
  ['un millón doscientos cincuenta', 1_250_000],
  ['un millón dos cincuenta', 1_250_000],
  ['tres millones siete cincuenta mil', 3_750_000],
  ['tres millones ocho cientos', 3_800_000],
  ['un millón ochenta', 1_080_000],
  ['tres y medio millones', 3_500_000],
  ['uno ocho millones', 1_800_000],
  ['uno punto ocho millones', 1_800_000],
  ['un millón seis, tres recámaras', 1_600_000],
  ['no más de un millón seis', 1_600_000],
  ['un millón cinco en la Narvarte', 1_500_000],
])('a highest price: %s', (text, maxPrice) => {
  const { filters, unread } = read(`casa ${text}`);
  expect([filters.minPrice, filters.maxPrice]).toEqual([undefined, maxPrice]);
  expect(unread).toEqual([]);
});

test.each([
  ['de un millón ocho a dos y medio en la Obrera', 1_800_000, 2_500_000],
  ['de un millón ocho hasta dos y medio', 1_800_000, 2_500_000],
  ['entre un millón dos y un millón cinco', 1_200_000, 1_500_000],
  ['de un millón nueve a dos millones dos', 1_900_000, 2_200_000],
  ['de uno ocho a dos millones', 1_800_000, 2_000_000],
  ['de dos tres a tres millones', 2_300_000, 3_000_000],
  ['de dos tres a tres', 2_300_000, 3_000_000],
  ['de dos quinientos a tres millones', 2_500_000, 3_000_000],
  ['de un millón a uno ocho', 1_000_000, 1_800_000],
  ['entre uno y medio y dos millones', 1_500_000, 2_000_000],
  ['de 1.8 a 2.5', 1_800_000, 2_500_000],
])('a range: %s', (text, minPrice, maxPrice) => {
  const { filters, unread } = read(`casa ${text}`);
  expect([filters.minPrice, filters.maxPrice]).toEqual([minPrice, maxPrice]);
  expect(unread).toEqual([]);
});

describe('what is counted is no part of the price', () => {
  test.each([
    ['un millón tres recámaras', { bedrooms: 3 }],
    ['1 millon 2 baños', { bathrooms: 2 }],
    ['un millón 80 metros', { minArea: 80 }],
    ['un millón 2 o 3 recámaras', { bedrooms: 2, maxBedrooms: 3 }],
    ['1 millón 4 cajones', { parking: 4 }],
    ['un millón una cochera', { parking: 1 }],
    ['un millón dos pisos', {}],
    ['un millón 15 minutos del centro', {}],
    ['un millón 5 de mayo', {}],
    ['1 millón 10x20', {}],
  ])('%s', (text, wanted) => {
    expect(read(`casa ${text}`).filters).toMatchObject({ ...wanted, maxPrice: 1_000_000 });
  });
});

test.each([
  ['casa 1 millón 75', '1 millón 75'],
  ['casa en renta de dos tres a tres', 'dos tres a tres'],
  ['terreno de 1.5 a 2', '1.5 a 2'],
])('a number that is not sure stays unread: %s', (text, left) => {
  const { filters, unread } = read(text);
  expect([filters.minPrice, filters.maxPrice]).toEqual([undefined, undefined]);
  expect(unread).toEqual([left]);
});

test.each(['cacho', 'pico', 'feria'])('the odd word of «dos millones y %s» stays', (word) => {
  const { filters, unread } = read(`casa hasta dos millones y ${word}`);
  expect(filters.maxPrice).toBe(2_000_000);
  expect(unread).toEqual([word]);
});
