import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPLETIONS } from '@pbr/api/demo/searches/completions.fixture';
import { PLAIN_SEARCHES } from '@pbr/api/demo/searches/plain-searches.fixture';

/** A call of the catalogue; `kind` says what work it gives the database. */
export interface ScreenQuery {
  name: string;
  kind:
    | 'order'
    | 'filter'
    | 'place'
    | 'text'
    | 'page'
    | 'landing'
    | 'lot'
    | 'completion'
    | 'sentence'
    | 'box'
    | 'map'
    | 'cells'
    | 'points';
  call:
    | 'property.search'
    | 'property.map'
    | 'property.landing'
    | 'property.complete'
    | 'property.understand'
    | 'property.alternatives';
  input: Record<string, string | number>;
}

const SORTS = ['newest', 'price-low', 'price-high', 'bedrooms'];
const SEARCHES = [
  'roma',
  'del valle',
  'guadalajara',
  'departamento con terraza polanco',
  'san pedro valle oriente casa',
  'coyoakan',
  'mexico',
  'zzzz',
  'el',
  'oficina',
];
/** Common words combined with price ranges that few or many listings match. */
const PRICED_SEARCHES = [
  { search: 'casa', minPrice: 3_000_000, maxPrice: 3_100_000 },
  { search: 'casa', operation: 'venta', minPrice: 3_000_000, maxPrice: 3_100_000 },
  { search: 'mexico', minPrice: 50_000_000 },
  { search: 'roma', minPrice: 3_000_000, maxPrice: 3_500_000 },
];
const FILTERS: Record<string, string | number>[] = [
  { operation: 'venta' },
  { operation: 'renta', type: 'departamento' },
  { type: 'terreno' },
  { operation: 'venta', minPrice: 2_000_000, maxPrice: 4_000_000 },
  { operation: 'renta', maxPrice: 12_000 },
  { minPrice: 40_000_000 },
  { bedrooms: 5 },
  { operation: 'venta', type: 'casa', bedrooms: 3, bathrooms: 2, parking: 2, maxPrice: 6_000_000 },
  { minArea: 400, maxArea: 450 },
  { amenities: 'Alberca,Gimnasio,Elevador' },
  { publishedWithin: 7 },
  { pets: 'si' },
  {
    operation: 'renta',
    type: 'departamento',
    pets: 'si',
    furnished: 'amueblado',
    sort: 'price-low',
  },
  { operation: 'renta', availableBy: '2026-12-15' },
  { operation: 'venta', amenities: 'Paneles solares', publishedWithin: 30, parking: 3 },
];

/** Places of all sizes, alone and with what is not in the index of places. */
const IN_PLACES: Record<string, string | number>[] = [
  { places: 'ciudad-de-mexico' },
  { places: 'jalisco' },
  { places: 'ciudad-de-mexico/benito-juarez' },
  { places: 'ciudad-de-mexico/benito-juarez/narvarte,ciudad-de-mexico/cuauhtemoc/condesa' },
  { places: 'ciudad-de-mexico', availableBy: '2026-12-01' },
  { places: 'jalisco', type: 'casa,departamento', operation: 'venta', maxPrice: 3_000_000 },
  { places: 'nuevo-leon', operation: 'renta', pets: 'si' },
  { places: 'ciudad-de-mexico/cuauhtemoc', furnished: 'amueblado', operation: 'renta' },
  { places: 'ciudad-de-mexico/cuauhtemoc', amenities: 'Alberca' },
];

export const named = (input: ScreenQuery['input']) =>
  Object.entries(input)
    .map(([key, value]) => `${key}=${value}`)
    .join(' ') || 'todo';

const query = (kind: ScreenQuery['kind'], input: ScreenQuery['input']): ScreenQuery => ({
  name: named(input),
  kind,
  call: 'property.search',
  input,
});

const completion = (text: string): ScreenQuery => ({
  name: text,
  kind: 'completion',
  call: 'property.complete',
  input: { text },
});

/** Beginnings of texts that the search field completes. */
const BEGUN = [
  'co',
  'con',
  'condesa',
  'san',
  'ben',
  'guad',
  'pol',
  'del v',
  'zzzz',
  'PBR-0A1B2C3D',
];
/** The sentences of the grammar's own tests: what many kinds of people would write. */
const SENTENCES = ['before', 'after'].flatMap((when) => {
  const file = `../../packages/search-language/src/sentence/sentences-${when}.json`;
  const sentences = JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8')) as {
    text: string;
  }[];
  return sentences.map(({ text }) => text);
});

/** The pages of places of all sizes: the first, one far behind, and those of a common and a rare type. */
const LANDING_PAGES = [
  {},
  { state: 'ciudad-de-mexico' },
  { state: 'jalisco' },
  { state: 'ciudad-de-mexico', city: 'cuauhtemoc' },
  { state: 'jalisco', city: 'zapopan' },
  { state: 'ciudad-de-mexico', city: 'cuauhtemoc', neighborhood: 'roma-norte' },
  { state: 'yucatan', city: 'merida', neighborhood: 'garcia-gineres' },
].flatMap((place) =>
  [{}, { page: 200 }, { type: 'departamento' }, { type: 'terreno' }].flatMap((rest) =>
    ['venta', 'renta'].map((operation) => Object.assign({ operation }, place, rest)),
  ),
);

/** Every order and filter, many combinations of them, common and rare words, and near and far pages. */
export const screenQueries: readonly ScreenQuery[] = [
  ...SORTS.map((sort) => query('order', sort === 'newest' ? {} : { sort })),
  ...FILTERS.flatMap((filters) => SORTS.map((sort) => query('filter', { ...filters, sort }))),
  ...IN_PLACES.flatMap((filters) => SORTS.map((sort) => query('place', { ...filters, sort }))),
  ...SEARCHES.flatMap((search) => [
    query('text', { search }),
    query('text', { search, sort: 'price-low' }),
    query('text', { search, operation: 'venta', type: 'casa', bedrooms: 2, maxPrice: 5_000_000 }),
  ]),
  ...PRICED_SEARCHES.map((input) => query('text', input)),
  ...[2, 40, 416].map((page) => query('page', { page })),
  query('page', { operation: 'venta', page: 400 }),
  query('page', { operation: 'renta', sort: 'price-high', page: 400 }),
  ...LANDING_PAGES.map((input): ScreenQuery => ({
    name: named(input),
    kind: 'landing',
    call: 'property.landing',
    input,
  })),
  ...BEGUN.map(completion),
  ...SENTENCES.map((text): ScreenQuery => ({
    name: text,
    kind: 'sentence',
    call: 'property.understand',
    input: { text },
  })),
];

/** The tests of the demo type these into the search field: whole texts and beginnings. */
export const searchedTexts: readonly ScreenQuery[] = [
  ...Object.values(PLAIN_SEARCHES)
    .flat()
    .map(([search]) => query('text', { search })),
  ...COMPLETIONS.map(([text]) => completion(text)),
];
