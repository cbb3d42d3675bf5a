import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/rows';
import { type SQL, sql } from 'drizzle-orm';
import { priceParts } from './price-parts.queries.ts';
import type { ListingFilters } from './property-filters.queries.ts';
import { isLookedUp, readSearch, textOf } from './words/read-search.ts';
import { holdsTerm } from './words/text-conditions.queries.ts';

/** The conditions that a search looks up in an index, and those that it only checks. */
export interface SearchApproach {
  /** Words that are only checked, because another lookup finds fewer listings or too many listings have the word. */
  checkedWords: readonly string[];
  /** Whether the range of prices is looked up, part by part. */
  looksUpPrices: boolean;
  /**
   * Whether the lookup finds so few listings for the words that all of them can be sorted. A walk along an order may pass a great many
   * others first: a search for 'oficina' by bedrooms passes every home.
   */
  areFew: boolean;
}

/** For few listings, such as an agent's own: the database chooses its lookups itself. */
export const PLAIN: SearchApproach = { checkedWords: [], looksUpPrices: false, areFew: false };

/** A word that more listings than this have is not looked up. */
const COMMON_WORD = 150_000;
/** Listings of a word, or in a range of prices, are sorted when there are no more than this. */
const FEW = 50_000;
/** A range of prices with more listings than this is not looked up. */
const WIDE_RANGE = 150_000;
/** The same for a search for facts that the indexes of prices do not hold: every listing in the range is read from the table. */
const WIDE_RANGE_TO_READ = 30_000;
/** Reading a listing from the table, once a word has found it, costs as much as checking this many in an index. */
const COST_OF_READING = 4;

export async function chooseApproach(db: Db, filters: ListingFilters): Promise<SearchApproach> {
  const terms = readSearch(filters.search, filters.names).filter(isLookedUp);
  const words = terms.map(textOf);
  const parts = priceParts(filters) ?? [];
  if (words.length + parts.length === 0) return PLAIN;
  const expected = await expectedListings(db, [
    ...terms.map((term) => holdsTerm(term, filters.streets)),
    ...parts.map(({ holds }) => holds),
  ]);
  const ranges = expected.slice(words.length);
  return approachTo(words, {
    byWord: expected.slice(0, words.length),
    inRange: ranges.length === 0 ? null : sum(ranges),
    isRead: FACTS.some((name) => filters[name] !== undefined),
  });
}

const FACTS = ['pets', 'furnished', 'availableBy'] as const;

/** The expected number of listings with each word, and with a price in the range; null without a range. */
interface Expected {
  byWord: readonly number[];
  inRange: number | null;
  /** Whether the listings in the range are read from the table. */
  isRead?: boolean;
}

/** Chooses the cheaper lookup: a word finds its listings one by one, a range of prices lies in one piece. */
export function approachTo(
  words: readonly string[],
  { byWord, inRange, isRead = false }: Expected,
): SearchApproach {
  const fewest = Math.min(...byWord);
  const looksUpPrices =
    inRange !== null &&
    inRange < Math.min(isRead ? WIDE_RANGE_TO_READ : WIDE_RANGE, fewest * COST_OF_READING);
  const rarest = words[byWord.indexOf(fewest)];
  const checkedWords = words.filter(
    (word) => looksUpPrices || word !== rarest || fewest > COMMON_WORD,
  );
  const areFew = words.length > 0 && (looksUpPrices ? inRange : fewest) <= FEW;
  return { checkedWords, looksUpPrices, areFew };
}

/** The number of listings that the database's statistics expect for each condition; reads no listing. */
async function expectedListings(db: Db, conditions: SQL[]): Promise<number[]> {
  const arrays = conditions.map(
    (holds) => sql`array(select 1 from properties p where p.listed and ${holds})`,
  );
  const row = await oneRow<{ 'QUERY PLAN': [{ Plan: { Plans: ExpectedPlan[] } }] }>(
    db,
    sql`explain (format json) select ${sql.join(arrays, sql`, `)}`,
  );
  return row['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']);
}

interface ExpectedPlan {
  'Plan Rows': number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
