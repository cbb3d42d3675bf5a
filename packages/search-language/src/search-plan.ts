import type { PropertyListQuery } from '@pbr/schemas/property/list';
import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import type { Circle } from './places/circle.ts';
import { readTerms, type Term, wordsOf } from './words/read-terms.ts';
import type { Vocabulary } from './words/vocabulary.ts';

/**
 * Whether a text may also name streets. `shown` serves a search that found nothing without them: it looks at the streets that visitors see,
 * and may leave out listings with no term in their street. `all` also looks at hidden streets and at numbers, for editors of the listings.
 */
export type Streets = 'shown' | 'all';

/** A text that was read. */
export interface ReadText {
  /** The typed words, without the blanks. */
  words: readonly string[];
  /** Empty for short words alone: they have to be the whole name of a city or state. */
  terms: readonly Term[];
  streets?: Streets;
}

/** Plain data of a search: its filters, and its text as terms with their meanings. Nothing below it reads a text. */
export type SearchPlan = Omit<PropertyFilters, 'search' | 'near'> &
  Pick<PropertyListQuery, 'updatedSince'> & {
    search?: ReadText | undefined;
    /** Null around a place that nobody knows, or whose point nobody knows. Nothing is near it. */
    near?: Circle | null | undefined;
    /** Only listings with a public point, or only those without one. */
    isLocated?: boolean | undefined;
  };

/** The filters, with the circle around the point or place that somebody asked for. */
export type LocatedFilters = Omit<PropertyFilters, 'near'> & Pick<SearchPlan, 'near'>;

type Typed = LocatedFilters & Pick<PropertyListQuery, 'updatedSince'>;

/** Reads what a visitor searches for. */
export const planOf = ({ search, ...filters }: Typed, vocabulary: Vocabulary): SearchPlan =>
  withWords(filters, wordsOf(search), vocabulary);

const withWords = (
  plan: SearchPlan,
  words: readonly string[],
  vocabulary: Vocabulary,
): SearchPlan => ({
  ...plan,
  search: words.length === 0 ? undefined : { words, terms: readTerms(words, vocabulary) },
});

/** Whether a search asks for a part of the map. Listings without a public point are in none. */
export const isOnMap = ({ bbox, near }: SearchPlan): boolean =>
  bbox !== undefined || near !== undefined;

/** The same search, whose text may also name streets. */
export const withStreets = (plan: SearchPlan, streets: Streets): SearchPlan => ({
  ...plan,
  search: plan.search && { ...plan.search, streets },
});

/** The same search for another text. */
export const withText = (plan: SearchPlan, text: string, vocabulary: Vocabulary): SearchPlan =>
  withWords(plan, wordsOf(text), vocabulary);

/** The same search with more words behind its own. */
export const withMoreText = (plan: SearchPlan, text: string, vocabulary: Vocabulary): SearchPlan =>
  withWords(plan, [...(plan.search?.words ?? []), ...wordsOf(text)], vocabulary);

/** The same search with another word. The words beside it are read with it, because a name may have several. */
export const corrected = (
  plan: SearchPlan,
  index: number,
  { word, vocabulary }: { word: string; vocabulary: Vocabulary },
): SearchPlan => withWords(plan, (plan.search?.words ?? []).with(index, word), vocabulary);
