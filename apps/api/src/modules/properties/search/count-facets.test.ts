import { properties } from '@pbr/db/schema/properties';
import type { Facets } from '@pbr/schemas/property/search/facets';
import { inOrder } from '@pbr/schemas/property/search';
import { OPERATION_FILTERS, type PropertyFilters } from '@pbr/schemas/property/search/filters';
import { OPERATION_TYPES, PROPERTY_TYPES } from '@pbr/schemas/property/values';
import { NO_VOCABULARY } from '@pbr/search-language/words/vocabulary';
import { planOf } from '@pbr/search-language/search-plan';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testContext } from '../../../testing/context.ts';
import { aProperty, aUser, propertyValues } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { facetsOf } from './count-facets.ts';
import { findFacetCounts } from './facets.queries.ts';
import { searchProperties } from './search-properties.ts';

const CITY = 'ciudad-de-mexico/ciudad-de-mexico';
/** The limit of milliseconds is not what this is about. */
const PATIENT = { now: new Date('2026-11-20T18:00:00Z'), mostMs: 60_000 };

const t = await databaseSuite();
let ownerId: string;
beforeAll(async () => {
  ownerId = (await aUser(t.db)).id;
  const pick = <Value>(values: readonly Value[], n: number) => values[n % values.length];
  const rows = Array.from({ length: 300 }, (_, n) =>
    propertyValues({
      ownerId,
      name: pick(['Casa con jardín', 'Loft con luz', 'Con patio'], n * 7) ?? '',
      street: pick(['Orizaba', 'Durango', 'Colima'], n) ?? '',
      neighborhood: pick(['Condesa', 'Roma Norte', 'Juárez', 'Del Valle'], n * 5) ?? '',
      propertyType: pick(PROPERTY_TYPES, n * 3 + Math.floor(n / 5)) ?? 'casa',
      operationType: pick(OPERATION_TYPES, n * 11) ?? 'venta',
      salePrice: String((1 + (n % 9)) * 1_000_000),
      rentPrice: n % 4 === 0 ? null : String((1 + (n % 7)) * 10_000),
      bedrooms: n % 8 === 7 ? null : n % 8,
      fullBathrooms: n % 4,
      features: n % 3 === 0 ? ['Alberca'] : [],
      isActive: n % 13 !== 0,
    }),
  );
  await t.db.insert(properties).values(rows);
  await aProperty(t.db, { ownerId, deletedAt: new Date().toISOString() });
});

const conditions = fc.record({
  operation: fc.constantFrom(...OPERATION_FILTERS),
  type: fc.constantFrom(...PROPERTY_TYPES, 'casa,departamento', 'oficina,local'),
  search: fc.constantFrom('condesa', 'jardin', 'casas', 'orizaba', 'narnia', 'cdmx'),
  places: fc.constantFrom('ciudad-de-mexico', `${CITY}/condesa,${CITY}/juarez`),
  minPrice: fc.constantFrom(2_000_000, 20_000),
  maxPrice: fc.constantFrom(5_000_000, 40_000),
  bedrooms: fc.integer({ min: 1, max: 5 }),
  maxBedrooms: fc.integer({ min: 1, max: 5 }),
  bathrooms: fc.integer({ min: 1, max: 3 }),
  amenities: fc.constant('Alberca'),
});
/** A few conditions at once: with all of them there is little to count. */
const anyFilters: fc.Arbitrary<PropertyFilters> = conditions.chain((all) =>
  fc
    .subarray(Object.entries(all), { maxLength: 4 })
    .map((some) => inOrder(Object.fromEntries(some))),
);

async function facets(filters: PropertyFilters): Promise<Facets> {
  const counts = await findFacetCounts(
    t.db,
    planOf({ ...filters, near: undefined }, NO_VOCABULARY),
    PATIENT,
  );
  if (counts === null) throw new Error('not counted');
  return facetsOf(counts, filters);
}

const found = async (filters: PropertyFilters) =>
  (await searchProperties(testContext(t.db, { now: () => PATIENT.now }), filters)).total;

test(
  'every number is the one that the search shows after the choice',
  { timeout: 120_000 },
  async () => {
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(anyFilters, async (filters) => {
        const { types, bedrooms } = await facets(filters);
        for (const [type, n] of Object.entries(types)) {
          expect(n, type).toBe(await found({ ...filters, type }));
          shown += 1;
        }
        for (const [least, n] of Object.entries(bedrooms)) {
          expect(n, least).toBe(
            await found({ ...filters, bedrooms: Number(least), maxBedrooms: undefined }),
          );
          shown += 1;
        }
      }),
      { numRuns: 20 },
    );
    expect(shown).toBeGreaterThan(100);
  },
);

test('a choice that finds nothing says 0, unless the text may still name a street', async () => {
  expect((await facets({ bathrooms: 3, maxBedrooms: 1, minPrice: 9e9 })).types.casa).toBe(0);
  expect((await facets({ search: 'orizaba' })).types).toEqual({});
});

test('nothing is counted when it takes too long', async () => {
  const slow = (mostMs: number) =>
    t.db.transaction(async (tx) => {
      await tx.execute('lock table properties');
      // Another connection waits for the lock.
      return findFacetCounts(t.db, { type: 'casa' }, { ...PATIENT, mostMs });
    });
  expect(await slow(30)).toBeNull();
});
