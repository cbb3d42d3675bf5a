import type { Db } from '@pbr/db/client';
import type { Sort } from '@pbr/schemas/property/search';
import { expectedListings } from './expected-listings.queries.ts';
import { hasFiltersOutside } from './filters.queries.ts';
import { priceParts } from './price-parts.queries.ts';
import { isOnMap, type SearchPlan } from '@pbr/search-language/search-plan';
import type { ConditionOptions } from './server-filter.queries.ts';
import { lookups } from './text-conditions.queries.ts';

/** The conditions that a search looks up in an index, and those that it only checks. */
export interface SearchApproach {
  /** Words that are only checked, because another lookup finds fewer listings or too many listings have the word. */
  checkedWords: readonly string[];
  /** Whether the range of prices is looked up, part by part. */
  looksUpPrices: boolean;
  /** `inFrame` is the number of listings in the frame of the plan or the one around its circle, or without a point: they are counted in memory. */
  checksFrame: boolean;
  /** The listings that the lookup is expected to find for the words or in the frame; null without either. */
  expected: number | null;
}

/** For few listings, such as an agent's own: the database chooses its lookups itself. */
export const PLAIN: SearchApproach = {
  checkedWords: [],
  looksUpPrices: false,
  checksFrame: false,
  expected: null,
};

/** A word that more listings than this have is not looked up. */
const COMMON_WORD = 150_000;
/** So many words are looked up beside a rarer one, each if no more listings than this have it: the lists of very common letters are long. */
const MOST_BESIDE = 2;
const COMMON_BESIDE = 75_000;
/** Listings of a word, or in a range of prices, are sorted when no more than this are expected. */
const FEW = 50_000;
/** Offices, shops and land have no bedrooms: a walk along this order passes every home before it comes to them. */
const FEW_BY_BEDROOMS = 150_000;
/** A range of prices with more listings than this is not looked up. */
const WIDE_RANGE = 150_000;
/** The same for a search for facts that the indexes of prices do not hold: every listing in the range is read from the table. */
const WIDE_RANGE_TO_READ = 30_000;
/** The same for a search with a filter that the index of public points does not hold. The others are compared inside it. */
const WIDE_FRAME_TO_READ = 400_000;
/** Reading a listing from the table, once a word has found it, costs as much as checking this many in an index. */
const COST_OF_READING = 4;

/** `inFrame` is the number of listings in the frame of the plan or the one around its circle, or without a point: they are counted in memory. */
export async function chooseApproach(
  db: Db,
  plan: SearchPlan,
  inFrame = 0,
): Promise<SearchApproach> {
  const lookedUp = lookups(plan.search);
  const words = lookedUp.map(({ text }) => text);
  const parts = priceParts(plan) ?? [];
  const frame = isOnMap(plan) || plan.isLocated === false ? inFrame : null;
  if (words.length + parts.length === 0 && frame === null) return PLAIN;
  const expected = await expectedListings(db, [
    ...lookedUp.map(({ condition }) => condition),
    ...parts.map(({ holds }) => holds),
  ]);
  const ranges = expected.slice(words.length);
  return approachTo(words, {
    alone: lookedUp.filter(({ isAlone }) => isAlone).map(({ text }) => text),
    byWord: expected.slice(0, words.length),
    inRange: ranges.length === 0 ? null : sum(ranges),
    inFrame: frame,
    // A place is read as well, but a range of prices holds fewer listings than a state.
    isRead: hasFiltersOutside({ ...plan, places: undefined }, 'prices'),
    isFrameRead: hasFiltersOutside(plan, 'points'),
  });
}

/** The expected number of listings with each word, with a price in the range, and in the frame; null without a range or frame. */
interface Expected {
  byWord: readonly number[];
  /** The words that are looked up as they are and have no other meaning. */
  alone?: readonly string[];
  inRange: number | null;
  inFrame?: number | null;
  /** Whether the listings in the range are read from the table, and whether those in the frame are. */
  isRead?: boolean;
  isFrameRead?: boolean;
}

/** Chooses the lookup that costs least. */
export function approachTo(words: readonly string[], expected: Expected): SearchApproach {
  const { byWord, alone = [], inRange, inFrame = null } = expected;
  const fewest = Math.min(...byWord);
  const lookup = cheapestLookup(fewest, expected);
  const lookedUp =
    lookup === 'words' && fewest <= COMMON_WORD ? rarestOf(words, byWord, alone) : [];
  const found = { prices: inRange, frame: inFrame, words: fewest }[lookup];
  return {
    checkedWords: words.filter((word) => !lookedUp.includes(word)),
    looksUpPrices: lookup === 'prices',
    checksFrame: lookup !== 'frame',
    expected: words.length > 0 || lookup === 'frame' ? found : null,
  };
}

/** A word finds its listings one by one; a range of prices and a frame lie in one piece, whose listings may have to be read, too. */
function cheapestLookup(
  fewest: number,
  { inRange, inFrame, isRead = false, isFrameRead = false }: Expected,
): 'prices' | 'frame' | 'words' {
  const range = inRange ?? Infinity;
  const frame = inFrame ?? Infinity;
  const widest = isRead && frame === Infinity ? WIDE_RANGE_TO_READ : WIDE_RANGE;
  const isNarrow = range < Math.min(widest, fewest * COST_OF_READING);
  if (isNarrow && range * (isFrameRead ? 1 : COST_OF_READING) < frame) return 'prices';
  const mostInFrame = isFrameRead ? Math.min(WIDE_FRAME_TO_READ, fewest) : fewest * COST_OF_READING;
  return frame < Infinity && frame <= mostInFrame ? 'frame' : 'words';
}

/**
 * The rarest word, and some beside it. The index reads the lists of several words as far as the shortest one leads, which costs less than
 * reading listings that lack one of them.
 */
function rarestOf(
  words: readonly string[],
  byWord: readonly number[],
  alone: readonly string[],
): string[] {
  const [rarest, ...others] = words
    .map((word, index) => ({ word, n: byWord[index] ?? Infinity }))
    // The longest of several that the database expects to be equally rare is the rarest.
    .toSorted((a, b) => a.n - b.n || b.word.length - a.word.length);
  if (rarest === undefined) return [];
  const beside = alone.includes(rarest.word)
    ? others.filter(({ word, n }) => alone.includes(word) && n <= COMMON_BESIDE)
    : [];
  return [rarest, ...beside.slice(0, MOST_BESIDE)].map(({ word }) => word);
}

/** How the conditions of a search are written in this approach. */
export const conditionsIn = ({ checkedWords, checksFrame }: SearchApproach): ConditionOptions => ({
  checked: checkedWords,
  checksFrame,
});

/** Whether the listings of a text or a frame are sorted rather than met on a walk along the order, which may pass a great many others first. */
export function isSorted({ expected }: SearchApproach, sort: Sort): boolean {
  if (expected === null || sort === 'newest') return false;
  return expected <= (sort === 'bedrooms' ? FEW_BY_BEDROOMS : FEW);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
