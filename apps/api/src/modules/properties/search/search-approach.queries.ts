import type { Db } from '@pbr/db/client';
import { type SQL, sql } from 'drizzle-orm';
import { priceParts } from './price-parts.queries.ts';
import { containsWord, type ListingFilters, lookedUpWords } from './property-filters.queries.ts';

/** Which of its conditions a search looks up in an index, and which it only checks. */
export interface SearchApproach {
  /** Words that are only checked: so many listings have them that their index is no way to find few. */
  checkedWords: readonly string[];
  /** Whether the range of prices is looked up, part by part. */
  looksUpPrices: boolean;
  /**
   * Whether what is looked up for words is so little that all of it can be put in order. An order that is walked may begin with a great
   * many others: whoever looks for 'oficina' by bedrooms walks past every home.
   */
  areFew: boolean;
}

/** Of a few listings, such as an agent's own: the database may look up what it likes. */
export const PLAIN: SearchApproach = { checkedWords: [], looksUpPrices: false, areFew: false };

/** Above this number of listings a word is not looked up. */
const COMMON_WORD = 150_000;
/** Listings of a word, or in a range of prices, up to this number are put in order. */
const FEW = 50_000;
/** A range of prices with more listings than this is not looked up. */
const WIDE_RANGE = 150_000;
/** A listing found by a word is read from the table, which costs as much as to check so many in an index. */
const COST_OF_READING = 4;

export async function chooseApproach(db: Db, filters: ListingFilters): Promise<SearchApproach> {
  const words = lookedUpWords(filters.search);
  const parts = priceParts(filters) ?? [];
  if (words.length + parts.length === 0) return PLAIN;
  const expected = await expectedListings(db, [
    ...words.map(containsWord),
    ...parts.map(({ holds }) => holds),
  ]);
  const ranges = expected.slice(words.length);
  return approachTo(words, {
    byWord: expected.slice(0, words.length),
    inRange: ranges.length === 0 ? null : sum(ranges),
  });
}

/** How many listings have each word, and a price in the range; null without a range. */
interface Expected {
  byWord: readonly number[];
  inRange: number | null;
}

/** A word finds its listings one by one, a range of prices lies in one piece: the one that is done sooner. */
export function approachTo(
  words: readonly string[],
  { byWord, inRange }: Expected,
): SearchApproach {
  const fewest = Math.min(...byWord);
  const looksUpPrices =
    inRange !== null && inRange < Math.min(WIDE_RANGE, fewest * COST_OF_READING);
  const rarest = words[byWord.indexOf(fewest)];
  const checkedWords = words.filter(
    (word) => looksUpPrices || word !== rarest || fewest > COMMON_WORD,
  );
  const areFew = words.length > 0 && (looksUpPrices ? inRange : fewest) <= FEW;
  return { checkedWords, looksUpPrices, areFew };
}

/** How many listings each condition is expected to hold for, by the statistics of the database: none of them is looked at. */
async function expectedListings(db: Db, conditions: SQL[]): Promise<number[]> {
  const arrays = conditions.map(
    (holds) => sql`array(select 1 from properties p where p.listed and ${holds})`,
  );
  const [row] = await db.execute<{ 'QUERY PLAN': [{ Plan: { Plans: ExpectedPlan[] } }] }>(
    sql`explain (format json) select ${sql.join(arrays, sql`, `)}`,
  );
  if (!row) throw new Error('explain returned no row');
  return row['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']);
}

interface ExpectedPlan {
  'Plan Rows': number;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
