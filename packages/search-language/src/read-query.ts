import { joinItems } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlaces } from './places/known-places.ts';
import { planOf, type SearchPlan } from './search-plan.ts';
import { readSentence } from './sentence/read-sentence.ts';
import type { SentenceFilters } from './sentence/sentence-filters.ts';

/** The meanings that a text may have. The database says which of them holds. */
export interface QueryCandidates {
  /** The filters of a sentence, and its words that were not understood. Null for a text that says no more than one place: as words it finds more. */
  sentence: { plan: SearchPlan; unread: string | undefined } | null;
  /** Few sentences need it: the database is asked for their filters first. */
  words: () => SearchPlan;
  title: string;
}

export interface KnownWords {
  places: KnownPlaces;
  /** The names of the amenities in use. */
  amenities: readonly string[];
  /** The day in Mexico City. */
  today: string;
}

/** Reads a text in every way that a visitor may mean it. */
export function readQuery(text: string, { places, ...known }: KnownWords): QueryCandidates {
  const named = (name: string) => places.named(name).map(({ path }) => path);
  const { filters, unread } = readSentence(text, { ...known, places: { named } });
  return {
    sentence: saysOnePlace(text, filters)
      ? null
      : { plan: planOfSentence(filters), unread: unread.join(' ') || undefined },
    words: () => planOf({ search: text }, places.names),
    title: text,
  };
}

const JOINS_PLACES = /[,/]|\s[oyue]\s/iu;

/** Whether a text says nothing but one place, or nothing at all. */
function saysOnePlace(text: string, { places, ...others }: SentenceFilters): boolean {
  const says = Object.values(others).some((value) => !Array.isArray(value) || value.length > 0);
  return !says && (places.length < 2 || !JOINS_PLACES.test(text));
}

function planOfSentence({ type, places, amenities, ...others }: SentenceFilters): SearchPlan {
  const listed = (items: readonly string[]) => joinItems(items) || undefined;
  return { ...others, type: listed(type), places: listed(places), amenities: listed(amenities) };
}
