import { NO_VOCABULARY } from '@pbr/search-language/words/vocabulary';
import { planOf } from '@pbr/search-language/search-plan';
import { properties } from '@pbr/db/schema/properties';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { type CatalogueSearch, inOrder, PAGE_SIZE, SORTS } from '@pbr/schemas/property/search';
import {
  OPERATION_FILTERS,
  PUBLISHED_WITHIN_DAYS,
  type FilterKey,
} from '@pbr/schemas/property/search/filters';
import { frameSchema } from '@pbr/schemas/property/search/frame';
import { nearSchema } from '@pbr/schemas/property/search/near';
import { readNear } from '@pbr/schemas/property/search/near-parts';
import { OPERATION_TYPES, PROPERTY_TYPES } from '@pbr/schemas/property/values';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { isInFrame, kmBetween, publicPointOf } from '../../../testing/data/public-point.ts';
import { testContext } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { JsonText } from '../../../action/list-page.ts';
import { listPropertiesByCursor } from './list-properties-by-cursor.ts';
import { searchProperties } from './search-properties.ts';
import { findListings, type ListingRows } from './search-properties.queries.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const RATE = 18.5;
const DAY_MS = 86_400_000;
/** Catalogues, each searched fifteen times. */
const RUNS = isLong ? 50 : 5;

type Row = typeof properties.$inferSelect;

let ownerId: string;
const t = await databaseSuite();
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
  await t.db.execute(
    sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "18.5", "date": "2026-11-01"}')`,
  );
});

const price = fc.option(
  fc.integer({ min: 1, max: 9 }).map((n) => String(n * 1_000_000)),
  { freq: 3 },
);
const count = fc.option(fc.integer({ min: 0, max: 6 }), { freq: 4 });
const AMENITIES = ['Alberca', 'Gimnasio', 'Roof garden'];
const TOLD = ['Pet friendly', 'Se aceptan mascotas', 'Amueblado'];
const DAYS = ['2026-11-20', '2026-12-01', '2027-01-15'];

const listing = fc.record({
  name: fc.constantFrom(
    'Casa con jardín',
    'Depto. en ÁMSTERDAM',
    'Oficina 100% nueva',
    'Local_esquina',
  ),
  neighborhood: fc.constantFrom('Condesa', 'Coyoacán', 'Roma Norte', 'San Ángel'),
  city: fc.constantFrom('Ciudad de México', 'Mérida', 'Fú'),
  state: fc.constantFrom('Ciudad de México', 'Yucatán'),
  propertyType: fc.constantFrom(...PROPERTY_TYPES, 'bodega'),
  operationType: fc.constantFrom(...OPERATION_TYPES),
  salePrice: price,
  rentPrice: price,
  currency: fc.constantFrom('MXN', 'MXN', 'USD'),
  bedrooms: count,
  fullBathrooms: count,
  parkingSpaces: count,
  constructionArea: fc.option(fc.integer({ min: 20, max: 400 }).map(String)),
  landArea: fc.option(fc.integer({ min: 20, max: 400 }).map(String)),
  yearBuilt: fc.option(fc.integer({ min: 2012, max: 2027 })),
  features: fc.subarray([...AMENITIES, ...TOLD]),
  petsAllowed: fc.option(fc.constantFrom('si', 'no')),
  furnished: fc.option(fc.constantFrom('amueblado', 'sin-muebles')),
  latitude: fc.constantFrom(19.412, 19.4148, 19.41481, 19.4166, 20.9),
  longitude: fc.constantFrom(-99.1648, -99.164801, -99.16, -99.1558, -89.6),
  locationPrecision: fc.constantFrom('exacta', 'aproximada', 'aproximada', 'oculta'),
  availableFrom: fc.option(fc.constantFrom(...DAYS)),
  isActive: fc.integer({ min: 0, max: 9 }).map((n) => n > 0),
  dealStatus: fc.option(fc.constantFrom('apartada', 'vendida', 'rentada'), { freq: 2, nil: null }),
  // Few distinct instants, so that ties are common.
  createdAt: fc
    .integer({ min: 0, max: 40 })
    .map((days) => new Date(NOW.getTime() - days * DAY_MS + 1000).toISOString()),
});

const conditions = fc.record({
  operation: fc.constantFrom(...OPERATION_FILTERS),
  type: fc.constantFrom(...PROPERTY_TYPES, 'casa,departamento', 'casa,oficina,terreno'),
  places: fc.constantFrom(
    'yucatan',
    'ciudad-de-mexico/ciudad-de-mexico/condesa',
    'yucatan/merida,ciudad-de-mexico/merida/san-angel',
    'oaxaca,ciudad-de-mexico/fu',
  ),
  search: fc.constantFrom(
    'condesa',
    'COYOACAN',
    'jardin merida',
    '100%',
    'a_e',
    'san angel',
    'fu',
    'de ciudad',
    'amster',
  ),
  minPrice: fc.integer({ min: 1, max: 9 }).map((n) => n * 1_000_000),
  maxPrice: fc.integer({ min: 1, max: 160 }).map((n) => n * 1_000_000),
  bedrooms: fc.integer({ min: 1, max: 5 }),
  maxBedrooms: fc.integer({ min: 1, max: 5 }),
  bathrooms: fc.integer({ min: 1, max: 4 }),
  parking: fc.integer({ min: 1, max: 3 }),
  minArea: fc.integer({ min: 1, max: 300 }),
  maxArea: fc.integer({ min: 50, max: 400 }),
  minLandArea: fc.integer({ min: 1, max: 300 }),
  maxLandArea: fc.integer({ min: 50, max: 400 }),
  maxAge: fc.integer({ min: 0, max: 12 }),
  amenities: fc.subarray(AMENITIES, { minLength: 1 }).map((names) => names.join(',')),
  pets: fc.constant('si' as const),
  furnished: fc.constantFrom('amueblado' as const, 'sin-muebles' as const),
  availableBy: fc.constantFrom(...DAYS),
  publishedWithin: fc.constantFrom(...PUBLISHED_WITHIN_DAYS),
  bbox: fc
    .constantFrom(
      '-99.18,19.4,-99.1553,19.4166',
      '-99.1648,19.4148,-99.1629,19.4166',
      '-99.3,14.4,-97.5,21.6',
      '-118,14,-86,33',
    )
    .map((text) => frameSchema.parse(text)),
  near: fc
    .constantFrom('19.4175,-99.16385,2', '19.4157,-99.16385,1', '20.97,-89.62,5')
    .map((text) => nearSchema.parse(text)),
  sort: fc.constantFrom(...SORTS),
} satisfies Record<FilterKey | 'sort', fc.Arbitrary<unknown>>);
/** A handful of conditions at once: with all of them nothing is ever found. */
const query: fc.Arbitrary<CatalogueSearch> = conditions.chain((all) =>
  fc
    .subarray(Object.entries(all), { maxLength: 5 })
    .map((some) => inOrder(Object.fromEntries(some))),
);

const WORDS: (keyof Row)[] = ['name', 'neighborhood', 'city', 'state'];

/** The rules of decisions.md, as plainly as they can be written. */
function naiveSearch(
  rows: readonly Row[],
  search: CatalogueSearch,
  words: (keyof Row)[] = WORDS,
): string[] {
  return rows
    .filter(
      (row) =>
        row.isActive &&
        row.deletedAt === null &&
        row.dealStatus !== 'vendida' &&
        row.dealStatus !== 'rentada',
    )
    .filter((row) => passes(row, search) && passesText(row, search.search, words))
    .toSorted((a, b) => compare(a, b, search))
    .map(({ id }) => id);
}

type Rule = (row: Row, search: CatalogueSearch) => boolean;

const RULES: readonly Rule[] = [
  ({ operationType }, { operation }) =>
    !operation || operationType === operation || operationType === 'ambos',
  ({ propertyType }, { type }) => !type || type.split(',').includes(propertyType),
  (row, { places }) =>
    !places || places.split(',').some((place) => `${pathOf(row)}/`.startsWith(`${place}/`)),
  ({ bedrooms }, { bedrooms: least = 0, maxBedrooms: most = Infinity }) =>
    (bedrooms ?? 0) >= least && (bedrooms ?? 0) <= most,
  ({ fullBathrooms }, { bathrooms = 0 }) => (fullBathrooms ?? 0) >= bathrooms,
  ({ parkingSpaces }, { parking = 0 }) => (parkingSpaces ?? 0) >= parking,
  ({ constructionArea }, { minArea, maxArea }) => isBetween(constructionArea, minArea, maxArea),
  ({ landArea }, { minLandArea, maxLandArea }) => isBetween(landArea, minLandArea, maxLandArea),
  ({ features }, { amenities }) =>
    !amenities || amenities.split(',').every((name) => features.includes(name)),
  (row, { maxAge }) => maxAge === undefined || (row.yearBuilt ?? 0) >= 2026 - maxAge,
  (row, { pets }) =>
    !pets || (row.petsAllowed ?? told(row, ['Pet friendly', 'Se aceptan mascotas'], 'si')) === 'si',
  (row, { furnished }) =>
    !furnished || (row.furnished ?? told(row, ['Amueblado'], 'amueblado')) === furnished,
  ({ availableFrom }, { availableBy }) => !availableBy || (availableFrom ?? '') <= availableBy,
  ({ createdAt }, { publishedWithin }) =>
    !publishedWithin || Date.parse(createdAt) >= NOW.getTime() - publishedWithin * DAY_MS,
  (row, search) => passesPrice(row, search),
  (row, { bbox }) => !bbox || isInFrame(publicPointOf(row), bbox),
  (row, { near }) => !near || isNear(publicPointOf(row), near),
];

function isNear(point: ReturnType<typeof publicPointOf>, near: string): boolean {
  const [latitude = 0, longitude = 0, km = 0] = near.split(',').map(Number);
  return point !== null && kmBetween({ latitude, longitude }, point) <= km;
}

const passes: Rule = (row, search) => RULES.every((rule) => rule(row, search));

const told = ({ features }: Row, names: string[], value: string) =>
  features.some((name) => names.includes(name)) ? value : null;

const isBetween = (area: string | null, least = 0, most = Infinity) =>
  (least === 0 && most === Infinity) ||
  (area !== null && Number(area) >= least && Number(area) <= most);

const pathOf = ({ state, city, neighborhood }: Row) =>
  [state, city, neighborhood].map((name) => plain(name).replaceAll(' ', '-')).join('/');

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function passesText(row: Row, text: string | undefined, fields: (keyof Row)[]): boolean {
  if (text === undefined) return true;
  const words = plain(text).split(' ');
  if (words.every((word) => word.length < 3))
    return [row.city, row.state].some((place) => plain(place) === plain(text));
  return words.every((word) => fields.some((field) => plain(String(row[field])).includes(word)));
}

/** A text without an order shows first what is called so, then what has each word in such a name. */
function byRelevance(rows: readonly Row[], ids: string[], { search, sort }: CatalogueSearch) {
  if (search === undefined || sort !== undefined) return ids;
  const [phrase, words] = [plain(search), plain(search).split(' ')];
  const terms = words.filter((word) => word !== 'de');
  const rank = (id: string) => {
    const row = rows.find((one) => one.id === id);
    const isCalled = (name: string) => row !== undefined && isNamed(row, name);
    if (isCalled(phrase) || (terms.length === 1 && terms.every(isCalled))) return 2;
    return terms.every(isCalled) ? 1 : 0;
  };
  return ids.toSorted((a, b) => rank(b) - rank(a));
}

const apart = (text: string) =>
  ` ${plain(text)
    .replaceAll(/[^a-z0-9_]+/gu, ' ')
    .trim()} `;

const isNamed = ({ name, neighborhood, city, state }: Row, asked: string) =>
  [name, neighborhood].some((text) => apart(text).includes(apart(asked))) ||
  [city, state].some((place) => plain(place) === asked);

const inMxn = (row: Row, amount: string | null) =>
  amount === null ? null : Number(amount) * (row.currency === 'USD' ? RATE : 1);

function passesPrice(row: Row, { operation, minPrice, maxPrice }: CatalogueSearch): boolean {
  if (minPrice === undefined && maxPrice === undefined) return true;
  const inRange = (amount: number | null) =>
    amount !== null && amount >= (minPrice ?? 0) && amount <= (maxPrice ?? Infinity);
  const sale = inMxn(row, row.salePrice);
  const rent = inMxn(row, row.rentPrice);
  const kind = operation ?? row.operationType;
  if (kind === 'venta') return sale === null || inRange(sale);
  if (kind === 'renta') return rent === null || inRange(rent);
  return (sale === null && rent === null) || inRange(sale) || inRange(rent);
}

function compare(a: Row, b: Row, { operation, sort = 'newest' }: CatalogueSearch): number {
  const newest = Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1);
  if (sort === 'newest') return newest;
  if (sort === 'bedrooms') return (b.bedrooms ?? 0) - (a.bedrooms ?? 0) || newest;
  const sign = sort === 'price-low' ? 1 : -1;
  // Without a price a listing comes last in both directions.
  const keyOf = (row: Row) => sign * (priceOf(row, operation) ?? sign * Infinity);
  const [keyA, keyB] = [keyOf(a), keyOf(b)];
  return keyA === keyB ? sign * (a.id < b.id ? -1 : 1) : keyA - keyB;
}

function priceOf(row: Row, operation: CatalogueSearch['operation']): number | null {
  const sale = inMxn(row, row.salePrice);
  const rent = inMxn(row, row.rentPrice);
  return operation === 'venta' ? sale : operation === 'renta' ? rent : (sale ?? rent);
}

async function fillCatalogue(rows: readonly Record<string, unknown>[]): Promise<Row[]> {
  await t.clear('properties', 'search_terms');
  return t.db
    .insert(properties)
    .values(rows.map((row) => propertyValues({ ...row, ownerId })))
    .returning();
}

async function allPages(
  search: CatalogueSearch,
): Promise<{ ids: string[]; total: number; suggestion: string | null }> {
  const ctx = testContext(t.db, { now: () => NOW });
  const first = await searchProperties(ctx, search);
  const ids = first.items.map(({ id }) => id);
  for (let page = 2; page <= first.pageCount; page += 1) {
    const { items } = await searchProperties(ctx, { ...search, page });
    expect(items.length).toBeGreaterThan(0);
    ids.push(...items.map(({ id }) => id));
  }
  return { ids, total: first.total, suggestion: first.suggestion };
}

const textOf = (items: unknown): string => (items instanceof JsonText ? items.text : '');

async function allByCursor({
  page: _page,
  sort = 'newest',
  ...filters
}: CatalogueSearch): Promise<{ ids: string[]; totals: number[] }> {
  const ctx = testContext(t.db, { now: () => NOW });
  const ids: string[] = [];
  const totals: number[] = [];
  let cursor: string | undefined;
  do {
    const list = await listPropertiesByCursor.perform(ctx, {
      ...filters,
      sort,
      limit: '7',
      cursor,
    });
    ids.push(...(JSON.parse(textOf(list.items)) as { id: string }[]).map(({ id }) => id));
    totals.push(list.total);
    cursor = list.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return { ids, totals };
}

function circleOf(text: string | undefined) {
  const near = readNear(text ?? '');
  return near && 'lat' in near ? near : undefined;
}

/** Searches as in large catalogues: with more matches than `countCap`, the search walks the index of the order. */
async function allByWalking(
  { page: _page, sort = 'newest', ...filters }: CatalogueSearch,
  by: 'offset' | 'cursor',
): Promise<string[]> {
  const ids: string[] = [];
  const limit = 7;
  let after: readonly (string | null)[] | null = null;
  do {
    const offset = by === 'offset' ? ids.length : 0;
    const plan = planOf({ ...filters, near: circleOf(filters.near) }, NO_VOCABULARY);
    const base = { plan, sort, limit, shape: 'card', countCap: 0, now: NOW } as const;
    const rows: ListingRows<PropertyCard> = await findListings(t.db, {
      ...base,
      offset,
      after: by === 'cursor' ? after : null,
    });
    ids.push(...rows.items.map(({ id }) => id));
    after = rows.next;
  } while (after !== null);
  return ids;
}

test(
  'every page of every search equals a naive reading of the rules, by number and by cursor',
  { timeout: 240_000 },
  async () => {
    let found = 0;
    let paged = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(listing, { minLength: 70, maxLength: 90 }),
        fc.array(query, { minLength: 12, maxLength: 12 }),
        async (catalogue, searches) => {
          const rows = await fillCatalogue(catalogue);
          for (const search of [
            ...searches,
            {},
            { sort: 'price-low' as const },
            { sort: 'price-high' as const, operation: 'renta' as const },
          ]) {
            const expected = naiveSearch(rows, search);
            const byNumber = await allPages(search);
            // With a suggestion the items match another text, and nothing matched as typed.
            const exact = byNumber.suggestion === null ? byNumber : { ids: [], total: 0 };
            // The screen's search also knows streets, where nothing else has the words.
            const onScreen =
              expected.length > 0 ? expected : naiveSearch(rows, search, [...WORDS, 'street']);
            expect(exact.ids).toEqual(byRelevance(rows, onScreen, search));
            expect(exact.total).toBe(onScreen.length);
            const byCursor = await allByCursor(search);
            expect(byCursor.ids).toEqual(expected);
            expect(new Set(byCursor.totals)).toEqual(new Set([expected.length]));
            expect(await allByWalking(search, 'offset')).toEqual(expected);
            expect(await allByWalking(search, 'cursor')).toEqual(expected);
            if (expected.length > 0) found += 1;
            if (expected.length > PAGE_SIZE) paged += 1;
          }
        },
      ),
      { numRuns: RUNS },
    );
    // The test is worth something only when searches find something, and more than a page of it.
    expect(found).toBeGreaterThan(9 * RUNS);
    expect(paged).toBeGreaterThan(2 * RUNS);
  },
);
