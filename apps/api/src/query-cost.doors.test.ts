import { LAST_PAGE, SORTS } from '@pbr/schemas/property/search';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createReadyStores } from './answers/ready-stores.ts';
import { accessWorld } from './testing/access/access-world.ts';
import { testApp } from './testing/app.ts';
import { visitor } from './testing/context.ts';
import { aUser } from './testing/data/factories.ts';
import { type Cost, costOf, recordedDb } from './testing/database/statement-costs.ts';
import { watchedDb } from './testing/database/watched-db.ts';
import { idsIn, pathOf, walk, type Way } from './testing/access/ways.ts';
import { COUNTED_PLACES } from './modules/properties/places/ready-places.ts';
import { isLong } from './testing/is-long.ts';
import { databaseSuite } from './testing/suite.ts';

const LISTINGS = 10_000;
/** Rows handled by the steps of all plans together; a time would depend on the machine as well. */
const MOST_ROWS = 15 * LISTINGS;
const MOST_ROWS_OF_PLACE = 6000;
const MOST_PAGES = 60_000;
/** Applies to the quickest of several tries. */
const MOST_MS = 100;
const TRIES = isLong ? 5 : 1;
const MOST_BYTES = 1_000_000;
const MOST_KEPT = 64 * 1024 * 1024;

/** Files for crawlers, each written in pieces as large as the protocol allows and with one statement per piece, and a library's file. */
const LONG_FILES = /^GET \/(?:sitemaps\/listings|api\/docs\/.+\.js)/u;

const NEVER_KEPT = [
  'GET /readyz',
  'GET /sitemaps/listings-:number(^\\d{1,6}$).xml',
  'GET /og/:id(^[\\da-f-]{36}$).jpg',
  'GET /qr/:id(^[\\da-f-]{36}$).svg',
  'GET /api/agents',
  'account.describeInvitation',
  'property.byIds',
  'commission.agreementByLink',
  'agent.list',
  'agent.get',
  'agent.listings',
];

let app: FastifyInstance;
let ways: Way[];
let world: Awaited<ReturnType<typeof accessWorld>>;
let recorded: ReturnType<typeof recordedDb>;
let watched: ReturnType<typeof watchedDb>;
let owner: string;

const t = await databaseSuite({ statementTimeoutMs: 0, idleInTransactionTimeoutMs: 0 });
beforeAll(async () => {
  recorded = recordedDb(t.client);
  watched = watchedDb(recorded.db);
  ({ app, ways } = await walk(() => testApp(watched.db, keptStores())));
  world = await accessWorld(t.db, app);
  owner = (await aUser(t.db, { isAgent: true })).id;
  await fill();
}, 120_000);
afterAll(() => app.close());

/** Visitors' answers and values are kept. The places are counted in the background, so that no request pays for it. */
function keptStores() {
  const { readyValues, ...stores } = createReadyStores(MOST_KEPT);
  const unrecorded = { db: t.db };
  const get: typeof readyValues.get = (declared, deps, reader) => {
    const isCounting = declared === (COUNTED_PLACES as object);
    return readyValues.get(declared, { ...deps, ...(isCounting && unrecorded) }, reader);
  };
  return { ...stores, readyValues: { ...readyValues, get } };
}

/** Inserts listings of one agent with unique names; the newest hundred are as long as a listing may be. */
async function fill(): Promise<void> {
  await t.client.unsafe(`
    alter table properties disable trigger properties_number_changes;
    alter table property_images disable trigger property_images_number_changes`);
  await t.db.execute(sql`
    insert into properties (owner_id, name, description, street, neighborhood, city, state, property_type, operation_type,
      sale_price, rent_price, currency, bedrooms, full_bathrooms, parking_spaces, construction_area, features, created_at)
    select ${owner}, 'Departamento ' || md5(n::text), repeat('ñ', case when n > ${LISTINGS} - 100 then 5000 else 400 end), 'Calle 60',
      'Colonia ' || n % 300, 'Ciudad ' || n % 30, 'Ciudad de México',
      (array['casa', 'departamento', 'oficina', 'local', 'terreno'])[1 + n % 5], (array['venta', 'renta', 'ambos'])[1 + n % 3],
      1000000 + n * 37 % 9000000, 5000 + n % 900, (array['MXN', 'USD'])[1 + n % 2], n % 6, n % 4, n % 3, 40 + n % 200,
      '["Alberca", "Gimnasio", "Roof garden", "Elevador", "Jardín"]', now() - n * interval '1 minute'
    from generate_series(1, ${LISTINGS}) n`);
  await t.db.execute(sql`
    insert into property_images (property_id, storage_key, width, height, "order", is_primary)
    select p.id, md5(p.id::text || n), 1600, 1200, n, n = 0
    from properties p, generate_series(0, case when length(p.description) = 5000 then 39 else 2 end) n
    where p.owner_id = ${owner}`);
  await t.db.execute(sql`
    insert into property_changes (property_id, number, change, changed_at)
    select id, nextval('property_changes_number_seq'), 'updated', created_at from properties where owner_id = ${owner}
    on conflict do nothing`);
  await t.client.unsafe(`
    alter table properties enable trigger properties_number_changes;
    alter table property_images enable trigger property_images_number_changes`);
  await t.client.unsafe('vacuum analyze');
}

type Ask = [what: string, sent: { method: 'GET' | 'POST'; url: string; payload?: object }];

const query = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([key, value]) => [key, String(value)])).toString();
const called = (path: string, input: object) =>
  `/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`;
const asks = (urls: readonly string[]): Ask[] =>
  urls.map((url) => [decodeURIComponent(url).slice(0, 300), { method: 'GET', url }]);

/** Filters that match everything, hardly anything, or nothing after a look at everything. */
const FILTERS: Record<string, string | number>[] = [
  {},
  { operation: 'venta' },
  { operation: 'renta', type: 'terreno' },
  { search: 'a' },
  { search: 'departamento colonia ciudad de mexico' },
  { search: 'departamentp kolonia siudad' },
  { search: 'a b c d e f 0 1 2 3 4 5 6 7 8 9 ab cd ef 01 23 45 67 89' },
  { search: 'abcdefghij'.repeat(12) },
  { search: '%_\\' },
  { search: 'c4ca4238a0b923820' },
  { minPrice: 1, maxPrice: 9_999_999_999 },
  { bedrooms: 5, bathrooms: 3, parking: 2 },
  { minArea: 1, maxArea: 99_999_999 },
  { amenities: 'Alberca,Gimnasio,Roof garden,Elevador,Jardín' },
  { amenities: Array.from({ length: 20 }, (_, n) => `Lujo ${n}`).join() },
  { publishedWithin: 30 },
  { pets: 'si', furnished: 'amueblado', availableBy: '2026-12-15' },
  { furnished: 'sin-muebles' },
  {
    operation: 'venta',
    search: 'departamento',
    minPrice: 1,
    minArea: 1,
    bedrooms: 1,
    amenities: 'Alberca,Jardín',
    publishedWithin: 30,
  },
];

const EVERY_SORT = isLong ? SORTS : (['newest', 'price-high'] as const);
const EVERY_SEARCH = FILTERS.flatMap((filters) =>
  EVERY_SORT.map((sort) => Object.assign({ sort }, filters)),
);
/** Every day each filter in one of two orders. */
const SEARCHES = EVERY_SEARCH.filter((_, n) => isLong || n % 4 === 0 || n % 4 === 3);

/** The calls that are open to everybody, each with a valid input. */
function publicWays(): Ask[] {
  const open = ways.filter(
    ({ access, isOtherMethod, method }) =>
      access === 'public' && !isOtherMethod && method !== 'HEAD',
  );
  return open.map((way) => {
    const rows = way.names ? world.rows[way.names.row] : [];
    const needs = way.names?.needs ?? 'nothing';
    const row = rows.find(({ refusal }) => refusal(visitor, needs) === null) ?? rows[0] ?? null;
    const input = { ...way.example, ...idsIn(way, row) };
    const url = way.door === 'REST' ? pathOf(way, row?.id ?? '', row?.within) : way.url;
    const asked = way.door === 'tRPC' && !way.isWrite && way.takesInput;
    const method = way.isWrite ? 'POST' : 'GET';
    return [
      way.name,
      {
        method,
        url: asked ? called(way.url.slice('/trpc/'.length), input) : url,
        ...(way.isWrite && { payload: input }),
      },
    ];
  });
}

/** The cost of one request, and the size of its answer. */
async function priceOf(sent: Ask[1]) {
  recorded.take();
  const answer = await watched.tryOut(() => app.inject(sent));
  const statements = recorded.take();
  const costs: Cost[] = [];
  for (let tried = 0; tried < TRIES; tried += 1) costs.push(await costOf(t.client, statements));
  const ms = Math.min(...costs.map((cost) => cost.ms));
  const { rows = 0, pages = 0 } = costs[0] ?? {};
  const bytes = answer.rawPayload.length;
  return { status: answer.statusCode, statements: statements.length, rows, pages, ms, bytes };
}

async function faultsOf(all: readonly Ask[]): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, sent] of all) {
    const price = await priceOf(sent);
    const isTooMuch =
      price.rows > MOST_ROWS ||
      price.pages > MOST_PAGES ||
      (isLong && price.ms > MOST_MS && !LONG_FILES.test(what)) ||
      (price.bytes > MOST_BYTES && !LONG_FILES.test(what));
    if (isTooMuch || price.status >= 400) faults.push(`${what}: ${JSON.stringify(price)}`);
  }
  return faults;
}

describe(`with ${LISTINGS} listings no visitor's request takes too much of the database or gets a long answer:`, () => {
  test('every public call', async () => {
    const all = publicWays();
    expect(all.length).toBeGreaterThan(25);
    expect(await faultsOf(all)).toEqual([]);
  }, 300_000);

  test('a parameter that nothing reads makes no answer anew, except where none is kept', async () => {
    const extended = (url: string, n: number) => `${url}${url.includes('?') ? '&' : '?'}x=${n}`;
    const anew: string[] = [];
    for (const [what, sent] of publicWays().filter(([, { method }]) => method === 'GET')) {
      // The first reader of the feed learns of changes, which clears what is ready.
      await app.inject({ ...sent, url: extended(sent.url, 0) });
      const first = await priceOf({ ...sent, url: extended(sent.url, 1) });
      const second = await priceOf({ ...sent, url: extended(sent.url, 2) });
      expect(second.status, what).toBe(first.status);
      expect(second.rows, what).toBeLessThanOrEqual(MOST_ROWS);
      if (second.statements > 0) anew.push(what);
    }
    expect(anew).toEqual(NEVER_KEPT);
  }, 300_000);

  test('the documented list in every order and filter, and its next page', async () => {
    const urls = SEARCHES.map((search) => `/api/properties?${query({ ...search, limit: 100 })}`);
    const next: string[] = [];
    for (const url of urls) {
      const { link } = (await app.inject(url)).headers;
      const path = /^<[^>]*?(\/api[^>]*)>/u.exec(String(link))?.[1];
      if (path !== undefined) next.push(path);
    }
    expect(next.length).toBeGreaterThan(SEARCHES.length * 0.4);
    const since = asks(
      ['2026-01-01', new Date().toISOString()].map(
        (at) => `/api/properties?${query({ updatedSince: at, limit: 100 })}`,
      ),
    );
    expect(await faultsOf([...asks([...urls, ...next]), ...since])).toEqual([]);
  }, 300_000);

  test('the catalogue in every order and filter, and its last page', async () => {
    const searches = SEARCHES.flatMap((search) => [search, { ...search, page: LAST_PAGE }]);
    const urls = searches.map((search) => called('property.search', search));
    expect(await faultsOf(asks(urls))).toEqual([]);
  }, 300_000);

  test('what helps instead of a search, whatever its filters', async () => {
    const empty: typeof FILTERS = [
      { search: 'colonia 7', type: 'terreno', bedrooms: 5, bathrooms: 4, parking: 3 },
      { search: 'ciudad de mexico', operation: 'venta', maxPrice: 900_000, amenities: 'Alberca' },
      {
        ...FILTERS.at(-1),
        bathrooms: 4,
        parking: 2,
        maxArea: 300,
        maxPrice: 2_000_000,
        amenities: 'Alberca,Jardín,Elevador,Gimnasio',
      },
      {
        amenities: [
          'Alberca',
          'Gimnasio',
          'Jardín',
          ...Array.from({ length: 17 }, (_, n) => `Lujo ${n}`),
        ].join(),
      },
    ];
    const urls = [...FILTERS, ...empty].map((search) => called('property.alternatives', search));
    expect(await faultsOf(asks(urls))).toEqual([]);
  }, 300_000);

  test('a page of a place reads a few thousand rows, however many listings the place has', async () => {
    const places = [
      {},
      { state: 'ciudad-de-mexico' },
      { state: 'ciudad-de-mexico', city: 'ciudad-1' },
      { state: 'ciudad-de-mexico', city: 'ciudad-1', neighborhood: 'colonia-1' },
    ];
    const asked = places.flatMap((place) =>
      (['venta', 'renta'] as const).flatMap((operation) =>
        [{}, { type: 'casa' }, { type: 'oficina', page: 3 }].map((rest) =>
          Object.assign({ operation }, place, rest),
        ),
      ),
    );
    for (const input of asked) {
      const url = called('property.landing', input);
      const { rows, status } = await priceOf({ method: 'GET', url });
      expect(status).toBe(200);
      expect(rows, url).toBeLessThanOrEqual(MOST_ROWS_OF_PLACE);
    }
  }, 300_000);

  test('the pages of places and of an agent with all listings, the changes, and listings by id', async () => {
    const ids = await t.db.execute<{ id: string }>(
      sql`select id from properties order by created_at limit 100`,
    );
    const place = { operation: 'venta', state: 'ciudad-de-mexico', city: 'ciudad-1' };
    const urls = [
      called('property.landing', { operation: 'venta' }),
      called('property.landing', { operation: 'renta', page: LAST_PAGE }),
      called('property.landing', { operation: 'venta', state: 'ciudad-de-mexico', type: 'casa' }),
      called('property.landing', { ...place, neighborhood: 'colonia-1' }),
      called('property.byIds', { ids: ids.map(({ id }) => id) }),
      called('agent.get', { id: owner }),
      called('agent.listings', { id: owner }),
      called('agent.listings', { id: owner, page: LAST_PAGE }),
      called('agent.list', { page: LAST_PAGE }),
      ...ids
        .slice(0, 1)
        .flatMap(({ id }) => [`/api/properties/${id}`, called('property.get', { id })]),
      '/api/properties/changes?since=0&limit=1000',
      '/api/properties/changes?since=9000&limit=1000',
      '/api/properties/changes?since=now',
    ];
    expect(await faultsOf(asks(urls))).toEqual([]);
  }, 300_000);
});
