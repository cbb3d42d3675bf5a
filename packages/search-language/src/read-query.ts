import { joinItems, MOST_ITEMS } from '@pbr/schemas/property/search/item-lists';
import type { KnownPlaces } from './places/known-places.ts';
import { planOf, type SearchPlan } from './search-plan.ts';
import type { Address } from './sentence/address.ts';
import { readSentence, type SentenceReading } from './sentence/read-sentence.ts';
import { plainName } from './words/plain-name.ts';
import type { SentenceFilters } from './sentence/sentence-filters.ts';

/** The filters and the order of a sentence, with its words that were not understood, and names that were read as the nearest one of a place. */
export interface SentenceCandidate extends Pick<SentenceReading, 'sort' | 'intent'> {
  plan: SearchPlan;
  /** Its parts are the items of a list. */
  unread: string | undefined;
  guessed: string | undefined;
  goesBefore: GoesBefore;
  /** It says one place and words that were not understood, and gives way to them wherever they find something. */
  isLast: boolean;
}

/**
 * The readings that give way to a place without offers although they find something. A state or a city goes before all words. The words
 * of a colonia may stand in the title of a listing beside it, but not in a street elsewhere.
 */
export type GoesBefore = 'words' | 'streets' | 'none';

/** The places that a text names and nothing beside. */
export interface PlacesOfText {
  paths: readonly string[];
  guessed: string | undefined;
  goesBefore: GoesBefore;
}

/** The meanings that a text may have. The database says which of them holds. */
export interface QueryCandidates {
  /** The text as a sentence. Null for a text that says no more than one place: as words it finds more. */
  sentence: SentenceCandidate | null;
  /** Null for a text that says more, or no place. */
  place: PlacesOfText | null;
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
    sentence: sentenceOf(text, reading, places),
    place: placeOf(withWholeName(text, reading, places), places),
    words: () => planOf({ search: text }, { names: places.names }),
    title: text,
    address: reading.address,
  };
}

const JOINS_PLACES = /[,/]|\s[oyue]\s/iu;

function sentenceOf(
  text: string,
  reading: SentenceReading,
  places: KnownPlaces,
): SentenceCandidate | null {
  const { filters, unread, guessed, sort, intent } = reading;
  const saysMore = saysMoreThanPlaces(reading);
  const rank = rankOf(reading, places);
  const isWhole =
    saysMore ||
    guessed.length > 0 ||
    (filters.places.length > 1 && JOINS_PLACES.test(text)) ||
    (reading.address !== undefined && filters.places.length > 0);
  // No place is dropped because of the words beside it.
  const isBesideWords = filters.places.length > 0 && unread.length > 0;
  if (!isWhole && !isBesideWords) return null;
  return {
    plan: planOfSentence(filters),
    unread: joinItems(unread) || undefined,
    guessed: guessed.join(', ') || undefined,
    sort,
    intent,
    // 'Torre Monterrey' is a tower, if there is one.
    goesBefore: saysMore || unread.length === 0 ? rank : 'none',
    isLast: !isWhole && rank === 'none',
  };
}

/** A text that is a name as a whole has no shorter name in it: 'del valle' is not every 'Valle'. */
function withWholeName(
  text: string,
  reading: SentenceReading,
  { candidates }: KnownPlaces,
): SentenceReading {
  const [best, ...others] = candidates(plainName(text));
  if (best === undefined || saysMoreThanPlaces(reading)) return reading;
  const places = [best, ...others].filter(({ rank }) => rank === best.rank);
  const filters = { type: [], amenities: [], places: places.map(({ path }) => path) };
  return { filters, unread: [], guessed: [], names: 1 };
}

function placeOf(reading: SentenceReading, places: KnownPlaces): PlacesOfText | null {
  const { filters, unread, guessed, names } = reading;
  const paths = filters.places;
  if (paths.length === 0 || unread.length > 0 || saysMoreThanPlaces(reading)) return null;
  // A listing with all of the words lies where several names meet.
  const isOffered = paths.some((path) => places.get(path)?.total !== 0);
  if ((paths.length > 1 && names > 1 && isOffered) || isVague(paths)) return null;
  return { paths, guessed: guessed.join(', ') || undefined, goesBefore: rankOf(reading, places) };
}

function saysMoreThanPlaces({ filters, sort, intent }: SentenceReading): boolean {
  const { places: _places, ...others } = filters;
  const says = Object.values(others).some((value) => !Array.isArray(value) || value.length > 0);
  return says || sort !== undefined || intent !== undefined;
}

/** A name of so many places names none: 'en el centro'. */
const isVague = (paths: readonly string[]) => paths.length > MOST_ITEMS;

/** A guessed name takes precedence over nothing: words that a listing has are not a slip. */
function rankOf({ filters, guessed }: SentenceReading, { get }: KnownPlaces): GoesBefore {
  const named = filters.places.flatMap((path) => get(path) ?? []);
  const without = named.filter(({ total }) => total === 0);
  if (without.length === 0 || guessed.length > 0 || isVague(filters.places)) return 'none';
  return without.some(({ level }) => level < 2) ? 'words' : 'streets';
}

function planOfSentence({ type, places, amenities, ...others }: SentenceFilters): SearchPlan {
  const listed = (items: readonly string[]) => joinItems(items) || undefined;
  return { ...others, type: listed(type), places: listed(places), amenities: listed(amenities) };
}
