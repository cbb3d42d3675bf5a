import { properties } from '@pbr/db/schema/properties';
import { PAGE_SIZE } from '@pbr/schemas/property/search';
import { OPERATION_FILTERS } from '@pbr/schemas/property/search/filters';
import { OPERATION_TYPES, PROPERTY_TYPES } from '@pbr/schemas/property/values';
import { PRICE_BOUNDS } from '@pbr/schemas/property/prices/doubtful-price';
import type { Landing, LandingQuery } from '@pbr/schemas/property/places/landing';
import { createKnownPlaces } from '@pbr/search-language/places/known-places';
import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aUser, propertyValues } from '../../../testing/data/factories.ts';
import { isLong } from '../../../testing/is-long.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { findPlaceCounts } from '../places/place-counts.queries.ts';
import { createPlaceOffers } from '../places/place-offers.ts';
import { getLanding, readLanding } from './get-landing.ts';
import { listLandingPlaces } from './list-landing-places.ts';

type Row = typeof properties.$inferSelect;

const RUNS = isLong ? 100 : 6;
const TIMEOUT_MS = isLong ? 600_000 : 60_000;

let ownerId: string;
const t = await databaseSuite();
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
  await t.db.execute(
    sql`insert into settings (key, value) values ('usdMxnRate', '{"rate": "20", "date": "2026-11-01"}')`,
  );
});

const price = fc.option(
  fc.oneof(
    fc.integer({ min: 1, max: 9 }).map((n) => String(n * 1_000_000)),
    fc.constantFrom('1', '499.99', '500', '2000000', '2000000.01', '1000000000', '9999999999.99'),
  ),
  { freq: 3 },
);

const listing = fc.record({
  state: fc.constantFrom('Ciudad de México', 'Yucatán'),
  city: fc.constantFrom('Ciudad de México', 'Mérida', 'MERIDA', '東京'),
  neighborhood: fc.constantFrom('Roma Norte', 'Roma norte', 'Col. 5 de Mayo', 'Peñón', '—'),
  propertyType: fc.constantFrom('casa', 'departamento', 'bodega'),
  operationType: fc.constantFrom(...OPERATION_TYPES),
  salePrice: price,
  rentPrice: price,
  currency: fc.constantFrom('MXN', 'MXN', 'USD'),
  isActive: fc.integer({ min: 0, max: 4 }).map((n) => n > 0),
  dealStatus: fc.option(fc.constantFrom('apartada', 'vendida', 'rentada'), { freq: 2, nil: null }),
  deletedAt: fc.option(fc.constant('2026-11-01T00:00:00Z'), { freq: 2 }),
  createdAt: fc.integer({ min: 10, max: 20 }).map((day) => `2026-10-${day}T12:00:00.000Z`),
  updatedAt: fc.integer({ min: 10, max: 20 }).map((day) => `2026-11-${day}T12:00:00.000Z`),
});

const place = fc.constantFrom(
  {},
  { state: 'ciudad-de-mexico' },
  { state: 'yucatan' },
  { state: 'yucatan', city: 'merida' },
  { state: 'ciudad-de-mexico', city: 'ciudad-de-mexico' },
  { state: 'yucatan', city: 'merida', neighborhood: 'roma-norte' },
  { state: 'ciudad-de-mexico', city: 'ciudad-de-mexico', neighborhood: 'col-5-de-mayo' },
  { state: 'yucatan', city: 'ciudad-de-mexico', neighborhood: 'penon' },
  { state: 'sonora' },
);
const question: fc.Arbitrary<LandingQuery> = fc
  .tuple(
    place,
    fc.constantFrom(...OPERATION_FILTERS),
    fc.option(fc.constantFrom(...PROPERTY_TYPES), { nil: undefined }),
    fc.constantFrom(undefined, 1, 2),
  )
  .map(([where, operation, type, page]) => Object.assign({ operation, type, page }, where));

const LEVELS = ['state', 'city', 'neighborhood'] as const;

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .filter((part) => part !== '')
    .join('-');

const slugsOf = (row: Row) => LEVELS.map((level) => slugOf(row[level]));
const isListed = (row: Row) =>
  row.isActive && row.deletedAt === null && !/vendida|rentada/u.test(row.dealStatus ?? '');
const isOffered = (row: Row, operation: string) =>
  isListed(row) && [operation, 'ambos'].includes(row.operationType);

function mostWritten(names: string[]): { name: string; total: number } {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const [first] = [...counts].toSorted(
    ([a, n], [b, m]) => m - n || Buffer.compare(Buffer.from(a), Buffer.from(b)),
  );
  return { name: first?.[0] ?? '', total: names.length };
}

function groupedBy<T>(items: readonly T[], key: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups];
}

const byTotal =
  <T extends { total: number }>(key: (item: T) => string) =>
  (a: T, b: T) =>
    b.total - a.total || (key(a) < key(b) ? -1 : 1);

/** In whole cents: half a cent is rounded up, as Postgres does, and 1,500,000.005 is not an exact number of JavaScript. */
const meanOf = (one: number, other: number) =>
  Math.round((Math.round(one * 100) + Math.round(other * 100)) / 2) / 100;

/** The same by loops over rows in memory; null for an unknown place. */
function naive(rows: Row[], query: LandingQuery) {
  const { operation, type, page = 1 } = query;
  const slugs = [query.state, query.city, query.neighborhood].filter((slug) => slug !== undefined);
  const here = rows.filter(
    (row) => row.deletedAt === null && slugs.every((slug, level) => slugsOf(row)[level] === slug),
  );
  if (slugs.length > 0 && here.length === 0) return null;
  const offered = here.filter((row) => isOffered(row, operation));
  const matches = offered.filter((row) => type === undefined || row.propertyType === type);
  const priced = matches
    .map((row) => (operation === 'venta' ? row.saleMxn : row.rentMxn))
    .filter((amount) => amount !== null)
    .map(Number);
  const { least, most } = PRICE_BOUNDS[operation === 'venta' ? 'sale' : 'rent'];
  const prices = priced
    .filter((amount) => amount >= least && amount <= most)
    .toSorted((a, b) => a - b);
  const level = LEVELS[slugs.length];
  const middle = (prices.length - 1) / 2;
  const text = (amount: number | undefined) => (amount === undefined ? null : amount.toFixed(2));
  return {
    operation,
    places: slugs.map((slug, depth) => ({
      slug,
      name: mostWritten(here.map((row) => row[LEVELS[depth] ?? 'state'])).name,
    })),
    total: matches.length,
    pricedTotal: priced.length,
    lowestPrice: text(prices[0]),
    highestPrice: text(prices.at(-1)),
    medianPrice:
      prices.length === 0
        ? null
        : text(meanOf(prices[Math.floor(middle)] ?? 0, prices[Math.ceil(middle)] ?? 0)),
    items: matches
      .toSorted((a, b) => (`${b.createdAt}${b.id}` < `${a.createdAt}${a.id}` ? -1 : 1))
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ id }) => id),
    page,
    pageCount: Math.ceil(matches.length / PAGE_SIZE),
    children: level
      ? groupedBy(matches, (row) => slugOf(row[level]))
          .filter(([slug]) => slug !== '')
          .map(([slug, group]) =>
            Object.assign(mostWritten(group.map((row) => row[level])), { slug }),
          )
          .toSorted(byTotal(({ slug }) => slug))
      : [],
    types: groupedBy(offered, (row) => row.propertyType)
      .map(([name, group]) => ({ type: name, total: group.length }))
      .toSorted(byTotal((kind) => kind.type)),
  };
}

/** The places as they are counted, with the prices of however few listings. */
async function countedExactly() {
  const counts = await findPlaceCounts(t.db);
  return { places: createKnownPlaces(counts), offers: await createPlaceOffers(counts, 1) };
}

/** Kept figures spell the places inside as most of all listings do, not as those that match. */
const unspelled = <Answer extends { children: { slug: string; total: number }[] }>(
  landing: Answer | null,
) =>
  landing && { ...landing, children: landing.children.map(({ slug, total }) => ({ slug, total })) };

function naivePlaces(rows: Row[]) {
  return OPERATION_FILTERS.flatMap((operation) =>
    [0, 1, 2, 3].flatMap((depth) =>
      groupedBy(
        rows.filter((row) => isOffered(row, operation)),
        (row) => slugsOf(row).slice(0, depth).join('/'),
      )
        .map(([path, group]) => ({
          operation,
          slugs: path === '' && depth === 0 ? [] : path.split('/'),
          total: group.length,
          updatedAt: group
            .map((row) => new Date(row.updatedAt).toISOString())
            .toSorted()
            .at(-1),
        }))
        .filter(({ slugs, total }) => total >= 3 && !slugs.includes('')),
    ),
  );
}

test(
  'names, figures, cards, children and kinds equal those of a naive count',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(listing, { minLength: 1, maxLength: 70, size: 'max' }),
        fc.array(question, { minLength: 12, maxLength: 12 }),
        async (listings, questions) => {
          await t.db.delete(properties);
          await t.db
            .insert(properties)
            .values(listings.map((values) => propertyValues({ ...values, ownerId })));
          const rows = await t.db.select().from(properties);
          const ctx = testContext(t.db);
          const counted = await countedExactly();
          const kept = testContext(t.db, { readyValue: () => Promise.resolve(counted as never) });
          const shown = (landing: Promise<Landing>) =>
            landing.then(
              ({ near: _, ...found }) => ({ ...found, items: found.items.map(({ id }) => id) }),
              (error: { code: string }) => {
                expect(error.code).toBe('place.not_found');
                return null;
              },
            );
          for (const query of questions) {
            const expected = naive(rows, query);
            expect(await shown(getLanding(ctx, query))).toEqual(expected);
            for (const few of [0, 5])
              expect(unspelled(await shown(readLanding(kept, query, few)))).toEqual(
                unspelled(expected),
              );
          }
          const key = (item: { operation: string; slugs: string[] }) =>
            `${item.operation} ${item.slugs.join('/')}`;
          const sorted = <T extends { operation: string; slugs: string[] }>(items: T[]) =>
            items.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
          expect(sorted([...(await listLandingPlaces(ctx))])).toEqual(sorted(naivePlaces(rows)));
        },
      ),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
