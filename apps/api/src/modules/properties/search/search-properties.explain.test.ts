import { randomInt } from 'node:crypto';
import { FILTER_KEYS, type PropertyFilters } from '@pbr/schemas/property/search/filters';
import { NO_VOCABULARY, type Vocabulary } from '@pbr/search-language/words/vocabulary';
import { namedFacts } from '@pbr/search-language/named-facts';
import {
  type LocatedFilters,
  planOf,
  type Streets,
  withStreets,
} from '@pbr/search-language/search-plan';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/postgres-js';
import { beforeAll, expect, test } from 'vitest';
import { aProperty, aUser } from '../../../testing/data/factories.ts';
import { databaseSuite } from '../../../testing/suite.ts';
import { SERVER_FILTERS } from './filters.queries.ts';
import type { ListingQuery } from './listing-statement.queries.ts';
import { inPlace } from './place-parts.queries.ts';
import { findListings } from './search-properties.queries.ts';

const ROWS = 8_000;
const COUNT_CAP = 2_000;

const t = await databaseSuite({ statementTimeoutMs: 0 });
beforeAll(async () => {
  const { id } = await aUser(t.db);
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type,
      sale_price, bedrooms, full_bathrooms, parking_spaces, created_at, pets_allowed, furnished, features,
      construction_area, year_built)
    select ${id}, 'Departamento ' || md5(n::text), 'd', 'Calle ' || n % 500, 'Colonia ' || n % 300, 'Ciudad de México', 'Ciudad de México',
      (array['casa', 'departamento', 'oficina', 'local', 'terreno'])[1 + n % 5], 'venta',
      1000000 + n * 37 % 9000000, n % 6, n % 4, n % 3, timestamptz '2026-01-01' + n * interval '1 minute',
      (array['si', 'no'])[1 + n % 9], (array['amueblado', 'sin-muebles'])[1 + n % 14], case when n % 10 = 0 then '["Pet friendly"]' else '[]' end::jsonb,
      20 + n % 400, 1950 + n % 77
    from generate_series(1, ${ROWS}) n`);
  await t.client.unsafe('vacuum analyze properties');
});

interface Explained extends Partial<Omit<ListingQuery<'card'>, 'plan'>> {
  filters?: LocatedFilters;
  streets?: Streets;
  vocabulary?: Vocabulary;
}

/** The plan of the last statement that the query sends. */
async function explained({
  filters = {},
  streets,
  vocabulary = NO_VOCABULARY,
  ...query
}: Explained): Promise<string> {
  const sent: { statement: string; params: unknown[] }[] = [];
  const db = drizzle(t.client, {
    logger: { logQuery: (statement, params) => sent.push({ statement, params }) },
  });
  const asked = planOf(filters, vocabulary);
  await findListings(db, {
    plan: streets ? withStreets(asked, streets) : asked,
    sort: 'newest',
    limit: 24,
    offset: 0,
    after: null,
    shape: 'card',
    countCap: COUNT_CAP,
    now: new Date('2026-11-20'),
    ...query,
  });
  const last = sent.findLast(({ statement }) => !statement.startsWith('explain'));
  const rows = await t.client.unsafe(`explain ${last?.statement}`, last?.params as string[]);
  return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
}

/** The part of a plan that finds the listings of the page. */
const walkIn = (plan: string) => plan.slice(0, plan.indexOf('InitPlan'));

const MANY = { filters: { operation: 'venta' } } as const;

test.each([
  ['the newest', {}, 'properties_newest_idx'],
  ['the newest for sale', MANY, 'properties_newest_idx'],
  ['the cheapest for sale', { ...MANY, sort: 'price-low' }, 'properties_sale_asc_idx'],
  ['the dearest for sale', { ...MANY, sort: 'price-high' }, 'properties_sale_desc_idx'],
  ['the cheapest of all', { sort: 'price-low' }, 'properties_price_asc_idx'],
  ['most bedrooms', { sort: 'bedrooms' }, 'properties_bedrooms_idx'],
  [
    'the cheapest in a range',
    { filters: { operation: 'venta', minPrice: 1_200_000 }, sort: 'price-low' },
    'properties_sale_asc_idx',
  ],
  ['a page far behind', { filters: {}, offset: 1_900 }, 'properties_newest_idx'],
] satisfies [string, Explained, string][])(
  '%s walk their index and sort no more than a page',
  async (_case, query, index) => {
    const walk = walkIn(await explained(query));
    expect(walk).toContain(index);
    expect(walk).not.toContain('Seq Scan');
  },
);

test('a rare word is found through its trigrams', async () => {
  expect(await explained({ filters: { search: 'c4ca4238a0b923820' } })).toContain(
    'properties_search_text_idx',
  );
});

test.each([
  [
    'the land with most bedrooms',
    { filters: { type: 'terreno' }, sort: 'bedrooms', countCap: 1_000 },
    ['properties_type_bedrooms_idx'],
  ],
  [
    'a range of prices, whatever the operation',
    { filters: { minPrice: 9_999_000 } },
    ['properties_sale_asc_idx', 'properties_rent_asc_idx', 'properties_odd_price_idx'],
  ],
  [
    'a range of sale prices',
    { filters: { operation: 'venta', minPrice: 9_999_000 } },
    ['properties_sale_asc_idx'],
  ],
] satisfies [string, Explained, string[]][])(
  '%s is found by indexes that begin with it',
  async (_case, query, indexes) => {
    const plan = await explained(query);
    for (const index of indexes) expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan on properties');
  },
);

test('a word of all listings is checked inside a narrow range of prices', async () => {
  const filters = { search: 'colonia', operation: 'venta', minPrice: 9_900_000 } as const;
  const plan = await explained({ filters });
  expect(plan).toContain('Index Only Scan using properties_sale_asc_idx');
  expect(plan).not.toContain('properties_search_text_idx');
});

test('listings of the type that a text names are counted by it, apart from others with the word', async () => {
  const plan = await explained({ filters: { search: 'terreno' } });
  expect(plan).toMatch(/Index Cond: [^\n]*property_type[^\n]* = 'terreno'/u);
  expect(plan).toMatch(/Filter: [^\n]*property_type[^\n]* <> 'terreno'/u);
});

test('a text of short words is looked up among the cities and states', async () => {
  const plan = await explained({ filters: { search: 'El' } });
  expect(plan).toContain('properties_municipality_idx');
  expect(plan).not.toContain('Seq Scan on properties');
});

test('words that nothing but a street has are looked up among the streets', async () => {
  const plan = await explained({ filters: { search: 'orizaba terraza' }, streets: 'shown' });
  expect(plan).toMatch(/properties_street_idx[^\n]*\n\s*Index Cond: [^\n]*%orizaba%/u);
  expect(plan).not.toContain('properties_search_text_idx');
});

test('short words are never looked up in streets', async () => {
  const plan = await explained({ filters: { search: 'terraza 2 de m2' }, streets: 'shown' });
  expect(plan).toContain('properties_search_text_idx');
  expect(plan).not.toContain('Seq Scan on properties');
});

test('of several words only the rarest is looked up', async () => {
  const plan = await explained({ filters: { search: 'colonia c4ca4238a0b923820' } });
  expect(plan).toMatch(/Index Cond: \(search_text ~~ '%c4ca4238a0b923820%'/u);
});

const webFacts = namedFacts(['Cava', 'Pet friendly'], { candidates: () => [] });
const WEB: Vocabulary = { ...NO_VOCABULARY, facts: webFacts };

test('a word that names a rare amenity is looked up among words and amenities', async () => {
  const plan = await explained({ filters: { search: 'cava' }, vocabulary: WEB });
  expect(plan).toContain('BitmapOr');
  expect(plan).toContain('properties_search_text_idx');
  expect(plan).toContain('properties_amenities_idx');
});

test.each(['mascotas', 'estacionamiento'])(
  'a word that names a common fact is checked on the walk along the order: %s',
  async (search) => {
    const plan = await explained({ filters: { search }, vocabulary: WEB, countCap: 100 });
    expect(plan).toContain('properties_newest_idx');
    expect(plan).not.toContain('Bitmap Index Scan on properties_search_text_idx');
  },
);

test('few matches are ranked by the text, and many are not read for it', async () => {
  const ranked = { isByRelevance: true, countCap: COUNT_CAP } as const;
  const few = await explained({ filters: { search: 'c4ca4238' }, ...ranked });
  expect(few).toMatch(/Index Scan using properties_pkey on properties p/u);
  const many = await explained({ filters: { search: 'colonia' }, ...ranked });
  expect(many).not.toContain('properties_pkey on properties p ');
  expect(many).toContain('properties_newest_idx');
});

test('matches of rare words are sorted, however many they are, instead of walking the order', async () => {
  const query = { filters: { search: 'colonia' }, sort: 'bedrooms' } as const;
  expect(await explained(query)).toContain('CTE matched');
  expect(await explained({ ...query, sort: 'newest' })).not.toContain('CTE matched');
});

test.each([['newest'], ['price-low'], ['bedrooms']] as const)(
  'several places are each read inside the index of places, in the order %s',
  async (sort) => {
    const path = 'ciudad-de-mexico/ciudad-de-mexico/colonia';
    const filters = { places: `${path}-1,${path}-2`, type: 'casa,departamento', bedrooms: 1 };
    for (const countCap of [COUNT_CAP, 1]) {
      const plan = await explained({ filters, sort, countCap });
      expect(plan.match(/Index Only Scan using properties_place_path_idx/gu)).toHaveLength(2);
      expect(plan).not.toContain('Seq Scan on properties');
    }
  },
);

const VALUES: PropertyFilters = {
  search: 'terraza',
  places: 'ciudad-de-mexico/ciudad-de-mexico/colonia-1',
  minPrice: 1,
  maxPrice: 9,
};

const CIRCLE = { lat: 19.4157, lng: -99.16385, km: 1 };

test.each(FILTER_KEYS)(
  'the record of %s tells which indexes hold what it compares',
  async (key) => {
    const { conditions, drawn, isIn } = SERVER_FILTERS[key];
    const value = key === 'near' ? CIRCLE : (drawn?.of[0] ?? VALUES[key]);
    const plan = planOf({ [key]: value }, NO_VOCABULARY);
    const condition = sql.join(conditions(plan, new Date(), {}), sql` and `);
    const compared = new PgDialect().sqlToQuery(condition).sql.match(/(?<=\bp\.)\w+/gu) ?? [];
    const isHeldBy = async (index: string) => {
      const [row] = await t.client<{ definition: string }[]>`
      select pg_get_indexdef(${index}::regclass) as definition`;
      return compared.every((column) =>
        new RegExp(String.raw`\b${column}\b`, 'u').test(row?.definition ?? ''),
      );
    };
    expect({
      places: await isHeldBy('properties_place_path_idx'),
      prices:
        (await isHeldBy('properties_sale_asc_idx')) && (await isHeldBy('properties_rent_asc_idx')),
      points: await isHeldBy('properties_public_point_idx'),
    }).toEqual(isIn);
  },
);

test.each([
  ['pets', { pets: 'si' }, 'properties_pets_idx'],
  ['furniture', { furnished: 'amueblado' }, 'properties_furnished_idx'],
  ['no furniture', { furnished: 'sin-muebles' }, 'properties_unfurnished_idx'],
] satisfies [string, PropertyFilters, string][])(
  '%s are counted inside their index',
  async (_case, filters, index) => {
    const plan = await explained({ filters });
    expect(plan).toContain(`Index Only Scan using ${index}`);
    expect(plan).not.toContain('Seq Scan on properties');
  },
);

test.each([
  ['pets', { pets: 'si' }, 'properties_pets_place_idx'],
  ['furniture', { furnished: 'amueblado', type: 'casa' }, 'properties_furnished_place_idx'],
] satisfies [string, PropertyFilters, string][])(
  '%s in a place are counted inside the index of both',
  async (_case, facts, index) => {
    const plan = await explained({
      filters: { ...facts, places: 'ciudad-de-mexico/ciudad-de-mexico/colonia-1' },
    });
    expect(plan).toContain(`Index Only Scan using ${index}`);
  },
);

test('listings in new buildings are counted inside the index of years', async () => {
  const plan = await explained({ filters: { maxAge: 1, bedrooms: 2 } });
  expect(plan).toContain('Index Only Scan using properties_year_built_idx');
});

test('a small area with an amenity is counted inside the index of areas', async () => {
  const plan = await explained({ filters: { maxArea: 45, amenities: 'Pet friendly' } });
  expect(plan).toContain('Index Only Scan using properties_area_idx');
});

test('amenities are checked inside an index', async () => {
  const filters = { amenities: 'Alberca', operation: 'venta', minPrice: 9_900_000 } as const;
  expect(await explained({ filters })).toContain('Index Only Scan using properties_sale_asc_idx');
});

async function expectedWhere(condition: string): Promise<number> {
  const [row] = await t.client.unsafe(
    `explain select from properties p where p.listed and ${condition}`,
  );
  return Number(/rows=(\d+)/u.exec(String(row?.['QUERY PLAN']))?.[1]);
}

test('the statistics know which kinds exclude each other', async () => {
  expect(await expectedWhere('bed_key = 5 and park_key = 0')).toBeLessThan(50);
});

test('the statistics know that a street has few listings', async () => {
  expect(await expectedWhere("pbr_norm(p.street) like '%zzzz%'")).toBeLessThan(ROWS / 1000);
});

test('the statistics know how many listings a place has', async () => {
  const expected = (path: string) =>
    expectedWhere(new PgDialect().sqlToQuery(inPlace(path).inlineParams()).sql);
  expect(await expected('ciudad-de-mexico')).toBeGreaterThan(0.9 * ROWS);
  expect(await expected('ciudad-de-mexico/ciudad-de-mexico')).toBeGreaterThan(0.9 * ROWS);
  const inColonia = await expected('ciudad-de-mexico/ciudad-de-mexico/colonia-7');
  expect(inColonia).toBeGreaterThan(ROWS / 600);
  expect(inColonia).toBeLessThan(ROWS / 100);
});

test('a state with most of the listings is walked in the order of the search', async () => {
  const filters = { places: 'ciudad-de-mexico', availableBy: '2026-12-01' };
  const walk = walkIn(await explained({ filters }));
  expect(walk).toContain('properties_newest_idx');
  expect(walk).not.toContain('properties_place_path_idx');
});

test.each([
  ['letters that do not compress', () => String.fromCodePoint(0x20000 + randomInt(0xa6d0))],
  [
    'letters that grow when they are written plainly',
    () => ['㎮', '㎯', '㏂', '⑽', '㍱'][randomInt(5)] ?? '',
  ],
])('the longest listing fits into every index: %s', async (_case, letter) => {
  const text = (length: number) => Array.from({ length }, letter).join('');
  const { id } = await aUser(t.db);
  const listing = aProperty(t.db, {
    ownerId: id,
    name: text(150),
    neighborhood: text(120),
    city: text(120),
    state: text(60),
    features: Array.from({ length: 40 }, () => text(60)),
  });
  await expect(listing).resolves.toBeDefined();
});

test('the first page of all listings is planned once, whatever its length', async () => {
  const db = drizzle(t.client);
  for (let limit = 1; limit <= 12; limit += 1)
    await findListings(db, {
      plan: {},
      sort: 'newest',
      limit,
      offset: 0,
      after: null,
      shape: 'card',
      countCap: null,
      now: new Date('2026-11-20'),
    });
  const statements = await t.client.unsafe(
    "select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%listing_page%'",
  );
  expect(statements.some(({ generic_plans: generic }) => Number(generic) > 0)).toBe(true);
});

test('a page that asks for no total counts nothing', async () => {
  const sums = (plan: string) => plan.split('Aggregate').length;
  expect(sums(await explained({ countCap: null }))).toBe(sums(await explained({})) - 1);
});

test('after a cursor the walk starts at the row, not at the beginning', async () => {
  const id = '00000000-0000-4000-8000-000000000000';
  const plan = await explained({ after: ['2026-01-05T00:00:00+00:00', id] });
  expect(plan).toMatch(
    /Index (Only )?Scan using properties_newest_idx[^\n]*\n\s+Index Cond: \(ROW\(created_at, id\)/u,
  );
});

test('photos are read by the index of their listing', async () => {
  expect(await explained({})).toContain('property_images');
  expect(await explained({})).not.toContain('Seq Scan on property_images');
});
