import { properties } from '@pbr/db/schema/properties';
import type { PropertyCard } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { beforeAll, describe, expect, test } from 'vitest';
import { demoRoot } from '../../lib/paths.ts';
import { completeSearch } from '../../modules/properties/places/complete-search.ts';
import { listPropertiesByCursor } from '../../modules/properties/search/list-properties-by-cursor.ts';
import { searchProperties } from '../../modules/properties/search/search-properties.ts';
import { understandSearch } from '../../modules/properties/search/understand-search.ts';
import { testContext } from '../../testing/context.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { type Demo, readDemo } from '../read-demo.ts';
import { writeDemo } from '../write-demo.ts';
import { COMPLETIONS } from './completions.fixture.ts';
import { type Listing, listingsFound, naiveSearch } from './naive-search.fixture.ts';
import { PLAIN_SEARCHES } from './plain-searches.fixture.ts';
import { SENTENCES } from './sentences.fixture.ts';

const NOW = new Date('2026-11-20T18:00:00Z');

const t = await databaseSuite();
const demo: Demo = await readDemo(demoRoot);
const keyOf = new Map(demo.listings.map(({ key, property }) => [property.name, key]));
let onOffer: Listing[];

beforeAll(async () => {
  const passwordHashes = new Map(demo.people.map(({ key }) => [key, 'not a hash']));
  await writeDemo({ db: t.db, demo, passwordHashes, now: NOW });
  const rows = await t.db.select({ id: properties.id, name: properties.name }).from(properties);
  const idOf = new Map(rows.map(({ id, name }) => [name, id]));
  onOffer = demo.listings
    .filter(({ isActive = true, dealStatus }) => isActive && !isClosed(dealStatus))
    .map(({ key, property }) => ({ key, property, id: idOf.get(property.name) ?? '' }));
});

const isClosed = (status: Demo['listings'][number]['dealStatus']) =>
  status === 'vendida' || status === 'rentada';

const context = () => testContext(t.db, { now: () => NOW });

/** The keys of everything found, from all pages. */
async function found(search: CatalogueSearch) {
  const first = await searchProperties(context(), search);
  const items: PropertyCard[] = [...first.items];
  for (let page = 2; page <= first.pageCount; page += 1)
    items.push(...(await searchProperties(context(), { ...search, page })).items);
  const keys = items.map(({ name }) => keyOf.get(name) ?? name).toSorted();
  expect(keys).toHaveLength(first.total);
  return { keys, suggestion: first.suggestion };
}

/** Turns an entry of the table into what a search answers: a number of listings, or keys, in which '*' matches any ending. */
function expectFound(keys: readonly string[], expected: string | number): void {
  const isCount = typeof expected === 'number';
  const listings = isCount ? expected : listingsFound(onOffer, expected);
  expect(isCount ? keys.length : keys).toEqual(listings);
}

const plainSearches = Object.entries(PLAIN_SEARCHES).flatMap(([kind, searches]) =>
  searches.map(([search, expected, suggestion = null]) => ({ kind, search, expected, suggestion })),
);

test('every search stands in the table once, and there are many', () => {
  const texts = plainSearches.map(({ search }) => search);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(120);
});

describe('a search finds what people mean', () => {
  test.each(plainSearches)('$kind: “$search”', async ({ search, expected, suggestion }) => {
    const answer = await found({ search });
    expectFound(answer.keys, expected);
    expect(answer.suggestion).toBe(suggestion);
  });
});

describe('a search finds as many listings as a naive count', () => {
  test.each(plainSearches)('$kind: “$search”', async ({ search }) => {
    const { total, inWords, suggestion } = await searchProperties(context(), { search });
    expect(total + inWords).toBe(
      naiveSearch(onOffer, suggestion ?? search, { isWeb: true }).length,
    );
    const asTyped = suggestion === null ? [] : naiveSearch(onOffer, search, { isWeb: true });
    expect(asTyped).toEqual([]);
  });
});

describe('over REST a search finds what has its words, and no facts or streets', () => {
  test.each(plainSearches)('$kind: “$search”', async ({ search }) => {
    const { total } = await listPropertiesByCursor.perform(context(), { search });
    expect(total).toBe(naiveSearch(onOffer, search, { isWeb: false }).length);
  });
});

describe('a sentence means filters, which find its listings', () => {
  test.each(SENTENCES)('“%s”', async (text, filters, expected) => {
    const understood = (await understandSearch(context(), { text })).filters;
    expect(understood).toEqual(filters);
    expectFound((await found(understood ?? { search: text })).keys, expected);
  });
});

const completions = COMPLETIONS.map(([text, places, listing]) => ({
  text,
  places,
  listing: listing ?? null,
}));

describe('a search field completes', () => {
  test.each(completions)('“$text”', async ({ text, places, listing }) => {
    const completed = await completeSearch(context(), { text });
    expect(completed.places.map(({ name, total }) => `${name} ${total}`)).toEqual(places);
    expect(completed.listing && keyOf.get(completed.listing.name)).toBe(listing);
  });
});
