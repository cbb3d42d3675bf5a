import { joinItems } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlaces } from './places/known-places.ts';
import { planOf, type SearchPlan } from './search-plan.ts';
import type { Address } from './sentence/address.ts';
import { readSentence, type SentenceReading } from './sentence/read-sentence.ts';
import type { SentenceFilters } from './sentence/sentence-filters.ts';

/** The filters and the order of a sentence, with its words that were not understood, and names that were read as the nearest one of a place. */
export interface SentenceCandidate extends Pick<SentenceReading, 'sort' | 'intent'> {
  plan: SearchPlan;
  /** Its parts are the items of a list. */
  unread: string | undefined;
  guessed: string | undefined;
}

/** The meanings that a text may have. The database says which of them holds. */
export interface QueryCandidates {
  /** The text as a sentence. Null for a text that says no more than one place: as words it finds more. */
  sentence: SentenceCandidate | null;
  /** Few sentences need it: the database is asked for their filters first. Without facts, which are among those filters already. */
  words: () => SearchPlan;
  title: string;
  /** The street and the house number of a text that names them; its sentence leaves them unread. */
  address: Address | undefined;
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
  const reading = readSentence(text, { ...known, places });
  return {
    sentence: saysOnePlace(text, reading) ? null : candidateOf(reading),
    words: () => planOf({ search: text }, { names: places.names }),
    title: text,
    address: reading.address,
  };
}

const JOINS_PLACES = /[,/]|\s[oyue]\s/iu;

const candidateOf = ({ filters, unread, guessed, sort, intent }: SentenceReading) => ({
  plan: planOfSentence(filters),
  unread: joinItems(unread) || undefined,
  guessed: guessed.join(', ') || undefined,
  sort,
  intent,
});

/** Whether a text says nothing but one place, or nothing at all. */
function saysOnePlace(text: string, { filters, guessed, sort, intent }: SentenceReading): boolean {
  const { places, ...others } = filters;
  const says = Object.values(others).some((value) => !Array.isArray(value) || value.length > 0);
  if (says || guessed.length > 0 || sort !== undefined || intent !== undefined) return false;
  return places.length < 2 || !JOINS_PLACES.test(text);
}

function planOfSentence({ type, places, amenities, ...others }: SentenceFilters): SearchPlan {
  const listed = (items: readonly string[]) => joinItems(items) || undefined;
  return { ...others, type: listed(type), places: listed(places), amenities: listed(amenities) };
}
