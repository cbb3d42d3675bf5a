import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { catalogueSearchSchema, LAST_PAGE } from './search.ts';
import { joinItems, splitAmenities } from './search/item-lists.ts';

const parse = (input: unknown) => {
  const output = z.parse(catalogueSearchSchema, input);
  return Object.fromEntries(Object.entries(output).filter(([, value]) => value !== undefined));
};

const many = (count: number, letter: string) =>
  Array.from({ length: count }, (_, index) => `${letter}${index}`).join();

describe('the catalogue URL', () => {
  test('accepts query text and typed values alike', () => {
    const typed = {
      operation: 'venta',
      type: 'casa',
      minPrice: 1_000_000,
      bedrooms: 2,
      page: 3,
      publishedWithin: 7,
    };
    expect(parse(typed)).toEqual(typed);
    expect(
      parse({ ...typed, minPrice: '1000000', bedrooms: '2', page: '3', publishedWithin: '7' }),
    ).toEqual(typed);
  });

  test.each([
    ['operation', 'compra'],
    ['operation', ['venta', 'renta']],
    ['type', 'bodega'],
    ['search', ''],
    ['search', '\u0000\u200b'],
    ['search', '\ud800'],
    ['search', { a: 1 }],
    ['minPrice', -1],
    ['minPrice', '1e3'],
    ['minPrice', '1,00'],
    ['minPrice', '1,000,'],
    ['maxPrice', 'NaN'],
    ['bedrooms', 21],
    ['bedrooms', 2.5],
    ['bathrooms', 0],
    ['parking', 21],
    ['publishedWithin', 2],
    ['pets', 'no'],
    ['furnished', 'semiamueblado'],
    ['availableBy', 'mañana'],
    ['availableBy', '2026-02-30'],
    ['availableBy', '9999-01-01'],
    ['amenities', ' , '],
    ['sort', 'constructor'],
    ['page', 0],
    ['page', LAST_PAGE + 1],
  ])('drops %s = %j', (key, value) => {
    const { unclear: _unclear, ...read } = parse({ type: 'casa', [key]: value });
    expect(read).toEqual(key === 'type' ? {} : { type: 'casa' });
  });

  const words = 'palabra '.repeat(30).trim();
  test.each([
    // 200 characters end behind the 25th word.
    [{ search: words }, { search: words.slice(0, 199), cut: 'search' }],
    [{ search: words.slice(0, 199) }, { search: words.slice(0, 199) }],
    [{ search: `${'a'.repeat(200)} b` }, { search: 'a'.repeat(200), cut: 'search' }],
    [{ search: 'a'.repeat(10_240) }, { search: 'a'.repeat(200), cut: 'search' }],
    [{ search: `${'a'.repeat(199)}🏡` }, { search: 'a'.repeat(199), cut: 'search' }],
    [{ search: ` ${'a'.repeat(200)} ` }, { search: 'a'.repeat(200) }],
    [{ search: `${words}\u0000` }, { search: words.slice(0, 199), cut: 'search' }],
    [{ places: many(200, 'a') }, { places: many(20, 'a'), cut: 'places' }],
    [{ places: many(20, 'a') }, { places: many(20, 'a') }],
    [{ places: `${many(20, 'a')},a1,a1` }, { places: many(20, 'a') }],
    [{ type: `casa,local,${many(50, 'x')}` }, { type: 'casa,local', cut: 'type' }],
    [{ type: Array.from({ length: 50 }, () => 'terreno') }, { type: 'terreno' }],
    [{ amenities: many(21, 'A') }, { amenities: many(20, 'A'), cut: 'amenities' }],
    [
      { search: 'casa', cut: 'search,x,places' },
      { search: 'casa', cut: 'search,places' },
    ],
    [{ cut: 'x' }, {}],
  ])('cuts what is too long, and says so: %#', (search, expected) => {
    expect(parse(search)).toEqual(expected);
  });

  test('keeps a search that looks like a number or a keyword', () => {
    expect(parse({ search: 123 })).toEqual({ search: '123' });
    expect(parse({ search: ' true ' })).toEqual({ search: 'true' });
  });

  test.each([
    ['casa\troma', 'casa roma'],
    ['casa\r\nroma', 'casa roma'],
    ['O´Higgins', "O'Higgins"],
  ])('reads the search %j as %j', (search, read) => {
    expect(parse({ search })).toEqual({ search: read });
  });

  test('reads grouped thousands, as people write a price', () => {
    expect(parse({ minPrice: '4,500,000', maxArea: '1,200' })).toEqual({
      minPrice: 4_500_000,
      maxArea: 1200,
    });
  });

  test.each([
    [
      { minPrice: '4.5 M', maxPrice: ' 4,5 ', bedrooms: 'dos' },
      String.raw`minPrice:4.5 M,maxPrice:4\,5,bedrooms:dos`,
    ],
    [{ maxArea: '1'.repeat(99) }, `maxArea:${'1'.repeat(60)}`],
    [{ unclear: 'minPrice:4.5,x:1,minPrice:4.6,type:casa' }, 'minPrice:4.6'],
    [{ unclear: 'minPrice:4.5', minPrice: '5.5' }, 'minPrice:5.5'],
    [{ minPrice: '', maxPrice: '0', minArea: 'x\u0000', page: 'x' }, 'minArea:x'],
  ])('keeps the numbers that it does not read: %j', (search, unclear) => {
    expect(parse(search)).toEqual({
      unclear,
      ...('maxPrice' in search && search.maxPrice === '0' && { maxPrice: 0 }),
    });
  });

  test('turns an inverted range round', () => {
    expect(parse({ minPrice: 5, maxPrice: 3, minArea: 90, maxArea: 80 })).toEqual({
      minPrice: 3,
      maxPrice: 5,
      minArea: 80,
      maxArea: 90,
    });
    expect(parse({ minPrice: 5, maxPrice: 0 })).toEqual({ maxPrice: 5 });
    expect(parse({ minPrice: 3, maxPrice: 3 })).toEqual({ minPrice: 3, maxPrice: 3 });
  });

  test('joins repeated amenities and drops duplicates', () => {
    expect(parse({ amenities: ['Alberca', 'Gimnasio,Alberca'] })).toEqual({
      amenities: 'Alberca,Gimnasio',
    });
    expect(splitAmenities('Alberca, Roof garden')).toEqual(['Alberca', 'Roof garden']);
  });

  test.each([
    [['Bodega, chica', 'Alberca']],
    [['a\\b', 'a\\', ',']],
    [[String.raw`a\,b`, String.raw`\\,`]],
  ])('keeps amenities with a comma or backslash in their name whole: %j', (names) => {
    expect(splitAmenities(joinItems(names))).toEqual(names);
    const { amenities } = z.parse(catalogueSearchSchema, { amenities: joinItems(names) });
    expect(splitAmenities(amenities)).toEqual(names);
    expect(
      z.parse(catalogueSearchSchema, { amenities: names.map((name) => joinItems([name])) }),
    ).toEqual({ amenities });
  });

  test('never refuses any value, and reads its own output back unchanged', () => {
    const keys = [
      'operation',
      'type',
      'search',
      'minPrice',
      'maxPrice',
      'bedrooms',
      'amenities',
      'sort',
      'page',
    ];
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...keys),
          fc.oneof(fc.string({ unit: 'binary' }), fc.integer(), fc.anything()),
        ),
        (input) => {
          const once = parse(input);
          expect(parse(once)).toEqual(once);
        },
      ),
    );
  });
});
