import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { splitAmenities } from '@pbr/schemas/property/search/item-lists';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  changeSearch,
  cleanSearch,
  clearedSearch,
  countAdvanced,
  type FilterChange,
  toggleAmenity,
  typedProblem,
  typedText,
  typedValue,
} from './filter-state.ts';
import { whenReadable } from './typed-numbers.ts';

beforeAll(async () => {
  await new Promise<void>((ready) => {
    whenReadable(['4.5 M'], ready);
  });
});

it.each([
  ['10', 10],
  ['0', 0],
  ['cinco', 5],
  ['101', undefined],
  ['', undefined],
])('reads the age %j as %s years', (text, years) => {
  expect(typedValue('maxAge', text)).toBe(years);
});

describe('typedValue', () => {
  it.each([
    ['4,500,000', 4_500_000],
    ['$ 4 500 000', 4_500_000],
    ['4500000.00', 4_500_000],
    ['0', undefined],
    ['', undefined],
    ['mucho', undefined],
    ['-5', undefined],
    ['4e6', undefined],
    ['25 mil', 25_000],
    ['4.5 M', 4_500_000],
    ['ocho millones', 8_000_000],
    ['4,500,000.90', 4_500_000],
    ['US$100,000', undefined],
  ])('reads the price %j as %s', (text, value) => {
    expect(typedValue('minPrice', text)).toBe(value);
  });

  it.each([
    ['  Roma Norte ', 'Roma Norte'],
    ['   ', undefined],
    ['123', '123'],
  ])('reads the search %j as %j', (text, value) => {
    expect(typedValue('search', text)).toBe(value);
  });
});

describe('what a sentence said about itself', () => {
  const guess = { places: 'nuevo-leon/monterrey', guessed: 'monterey' };

  it.each<[string, FilterChange, object]>([
    ['another filter keeps the guess', { type: 'casa' }, { ...guess, type: 'casa' }],
    ['other places are no guess', { places: 'jalisco' }, { places: 'jalisco' }],
    ['without places there is no guess', { places: undefined }, {}],
    ['a new guess replaces it', { ...guess, guessed: 'mntrrey' }, { ...guess, guessed: 'mntrrey' }],
  ])('%s', (_case, change, after) => {
    expect(changeSearch(guess, change)).toEqual(after);
  });

  it('a filter keeps the intent, and another text ends it', () => {
    const search = { type: 'casa', intent: 'sell' } as const;
    expect(changeSearch(search, { bedrooms: 2 })).toEqual({ ...search, bedrooms: 2 });
    expect(changeSearch(search, { search: 'patio' })).toEqual({ type: 'casa', search: 'patio' });
  });
});

describe('typedProblem', () => {
  it.each([
    ['minPrice', '4,5', /^Se puede leer de dos maneras: .+ 4,500,000 o 4\.5 M/u],
    ['maxPrice', '20.000', /^Se puede leer de dos maneras/u],
    ['maxPrice', 'mucho', /^No se entiende/u],
    ['maxPrice', 'US$100,000', /^Está en dólares: escríbelo en pesos/u],
    ['maxPrice', '99,999,999,999', /^Escribe un número menor/u],
    ['minArea', '1.200', /^Se puede leer de dos maneras: .+ 120 o 1,200\.5/u],
  ] as const)('of %s says why %j sets no filter', (field, text, words) => {
    expect(typedProblem(field, text)).toMatch(words);
    expect(typedValue(field, text)).toBeUndefined();
  });

  it.each(['', '0', '4.5 M', '8,000,000'])('of %j there is none', (text) => {
    expect(typedProblem('minPrice', text)).toBeUndefined();
  });
});

describe('typedText', () => {
  it('groups the thousands of numbers and leaves words alone', () => {
    const search: CatalogueSearch = { search: 'Roma', minPrice: 4_500_000 };
    expect(typedText(search, 'minPrice')).toBe('4,500,000');
    expect(typedText(search, 'search')).toBe('Roma');
    expect(typedText(search, 'maxArea')).toBe('');
  });

  it.each([1, 80, 1000, 4_500_000, 9_999_999_999])('writes %i in a readable way', (value) => {
    expect(typedValue('maxPrice', typedText({ maxPrice: value }, 'maxPrice'))).toBe(value);
  });
});

describe('changeSearch', () => {
  it('starts again at the first page', () => {
    expect(changeSearch({ type: 'casa', page: 7 }, { bedrooms: 2 })).toEqual({
      type: 'casa',
      bedrooms: 2,
    });
  });

  it('removes a filter that is set to nothing', () => {
    expect(changeSearch({ type: 'casa', bedrooms: 2 }, { type: undefined })).toEqual({
      bedrooms: 2,
    });
  });

  it('leaves the frame of the map for a place that is named, and for nothing else', () => {
    const inFrame = { bbox: '-99.1914,19.4004,-99.1477,19.4508', places: 'a/b/c' };
    expect(changeSearch(inFrame, { places: 'a/b/c,a/b/d' })).toEqual({ places: 'a/b/c,a/b/d' });
    for (const change of [{ places: 'a/b/c' }, { maxPrice: 9000 }, { search: 'terraza' }])
      expect(changeSearch(inFrame, change)).toEqual({ ...inFrame, ...change });
    expect(changeSearch(inFrame, { places: undefined })).toEqual({ bbox: inFrame.bbox });
  });

  it('of the least bedrooms forgets the most that a sentence has named', () => {
    const twoOrThree = { bedrooms: 2, maxBedrooms: 3 };
    expect(changeSearch(twoOrThree, { bedrooms: 4 })).toEqual({ bedrooms: 4 });
    expect(changeSearch(twoOrThree, { bedrooms: undefined })).toEqual({});
    expect(changeSearch({ type: 'casa' }, twoOrThree)).toEqual({ type: 'casa', ...twoOrThree });
    expect(changeSearch(twoOrThree, { type: 'casa' })).toEqual({ type: 'casa', ...twoOrThree });
  });

  it('does not write the default order', () => {
    expect(changeSearch({ sort: 'bedrooms' }, { sort: 'newest' })).toEqual({});
    expect(changeSearch({}, { sort: 'price-low' })).toEqual({ sort: 'price-low' });
    // Words show the best matches first, so that the newest are a choice.
    const words = { search: 'condesa' };
    expect(changeSearch(words, { sort: 'newest' })).toEqual({ ...words, sort: 'newest' });
    expect(changeSearch({ ...words, sort: 'newest' }, { search: undefined })).toEqual({});
  });

  it('forgets a sale price when switching to rent, and the other way round', () => {
    const buying: CatalogueSearch = {
      operation: 'venta',
      minPrice: 2_000_000,
      maxPrice: 5_000_000,
    };
    expect(changeSearch(buying, { operation: 'renta' })).toEqual({ operation: 'renta' });
    expect(
      changeSearch({ operation: 'renta', maxPrice: 20_000 }, { operation: undefined }),
    ).toEqual({});
  });

  it('keeps a rent when something else changes', () => {
    expect(changeSearch({ operation: 'renta', maxPrice: 20_000 }, { bedrooms: 2 })).toEqual({
      operation: 'renta',
      maxPrice: 20_000,
      bedrooms: 2,
    });
  });

  it('keeps a price that comes with the operation', () => {
    const change = { operation: 'renta', minPrice: 9000, maxPrice: 20_000 } as const;
    expect(changeSearch({ minPrice: 2_000_000 }, change)).toEqual(change);
  });

  it('keeps the price if its meaning stays', () => {
    expect(changeSearch({ minPrice: 2_000_000 }, { operation: 'venta' })).toEqual({
      operation: 'venta',
      minPrice: 2_000_000,
    });
  });
});

describe('cleanSearch', () => {
  it('holds only what the URL may hold', () => {
    expect(cleanSearch({ bedrooms: 99, type: 'casa', sort: undefined })).toEqual({ type: 'casa' });
  });
});

describe('clearedSearch', () => {
  it('keeps only the order', () => {
    expect(
      clearedSearch({ search: 'Roma', type: 'casa', minPrice: 1, sort: 'price-low', page: 2 }),
    ).toEqual({ sort: 'price-low' });
  });
});

describe('toggleAmenity', () => {
  it('adds an amenity with a comma as one, and takes it away again', () => {
    const both = toggleAmenity(toggleAmenity({}, 'Bodega, chica'), 'Alberca');
    expect(splitAmenities(both.amenities)).toEqual(['Bodega, chica', 'Alberca']);
    expect(countAdvanced(both)).toBe(2);
    expect(toggleAmenity(both, 'Bodega, chica')).toEqual({ amenities: 'Alberca' });
  });

  it('adds, adds another, and removes', () => {
    const one = toggleAmenity({ page: 3 }, 'Alberca');
    expect(one).toEqual({ amenities: 'Alberca' });
    const two = toggleAmenity(one, 'Gimnasio');
    expect(two).toEqual({ amenities: 'Alberca,Gimnasio' });
    expect(toggleAmenity(toggleAmenity(two, 'Alberca'), 'Gimnasio')).toEqual({});
  });

  it('keeps the chosen ones when the list reaches the length limit of the URL', () => {
    const amenities = Array.from({ length: 20 }, (_, index) => `Amenidad ${index}`).join(',');
    expect(toggleAmenity({ amenities }, 'Una más')).toEqual({ amenities });
  });
});

describe('countAdvanced', () => {
  it('counts the filters of the panel, every amenity separately', () => {
    expect(
      countAdvanced({ search: 'Roma', type: 'casa', minPrice: 1, bedrooms: 2, amenities: 'A,B' }),
    ).toBe(4);
  });
});
