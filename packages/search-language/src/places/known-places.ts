import { gazetteerMayBegin, gazetteerNamed, gazetteerNear } from '../gazetteer/gazetteer.ts';
import { namesNear, nearNamesOf } from '../words/near-names.ts';
import {
  withoutArticle,
  NO_PLACE_NAMES,
  pathsNamed,
  type PlaceNames,
} from '../words/place-names.ts';
import { createCompletions } from './complete-places.ts';
import type { PlaceCount } from './counted-places.ts';
import type { KnownPlace } from './known-place.ts';
import { type NearPlace, nearestPlaces } from './nearest-places.ts';
import { createOfferedPlaces } from './offered-places.ts';
import { createOfficialPlaces } from './official-places.ts';
import {
  type PlaceCandidate,
  placeCandidates,
  placeWithoutOffers,
  withOfficial,
} from './place-candidates.ts';

export interface KnownPlaces {
  /** The places with offers that people mean by a name in plain letters, those with most listings first. */
  named: (name: string) => readonly KnownPlace[];
  /** Every place of the country that a name may mean, those with offers first. */
  candidates: (name: string) => readonly PlaceCandidate[];
  /** Whether a name of a place may begin with this word. */
  mayBegin: (word: string) => boolean;
  /** The likeliest name of a place that differs from this one by a letter. */
  nearName: (name: string) => string | undefined;
  /** The places whose names begin with what was typed so far, the best match first. */
  beginningWith: (text: string, most: number) => readonly KnownPlace[];
  get: (path: string) => KnownPlace | undefined;
  /** The places with offers, those with most listings first. */
  offered: readonly KnownPlace[];
  /** The places with offers nearest to a place, cities for a city or state and colonias for a colonia. */
  nearest: (path: string, most: number) => readonly NearPlace[];
  /** Names that stand for places, beside those that listings write. */
  names: PlaceNames;
  /**
   * The same places with more names, of which some are completed, and with those of the postal service's file. A path where nothing is on
   * offer is passed over.
   */
  withNames: (
    names: PlaceNames,
    completed: PlaceNames,
    official?: readonly KnownPlace[],
  ) => KnownPlaces;
}

/** Shorter names differ by a letter from too many others. */
const SHORTEST_SLIP = 4;

/** The places of the country, with what is on offer in them. */
export function createKnownPlaces(counts: readonly PlaceCount[]): KnownPlaces {
  const offered = createOfferedPlaces(counts);
  const beginningWith = createCompletions(offered);
  const known = (path: string) => offered.get(path) ?? placeWithoutOffers(path);
  const offeredNames = nearNamesOf(new Set(offered.all.map(({ plain }) => plain)));
  const nearName = (name: string) =>
    name.length < SHORTEST_SLIP
      ? undefined
      : (namesNear(name, offeredNames)[0] ?? gazetteerNear(name)[0]);

  const withNames: KnownPlaces['withNames'] = (names, completed, more = []) => {
    const official = createOfficialPlaces(more);
    const get = (path: string) => known(path) ?? official.get(path);
    return {
      mayBegin: (word) =>
        offered.mayBegin(word) ||
        gazetteerMayBegin(word) ||
        firstWordsOf(names).has(word) ||
        official.mayBegin(word),
      named: (name) => offered.named(name, names).places,
      candidates: (typed) => {
        const offers = offered.named(typed, names);
        // 'La Condesa' is Condesa, and La Paz has its article.
        const isWhole = offers.places.length > 0 || gazetteerNamed(typed).length > 0;
        const name = isWhole ? typed : withoutArticle(typed);
        const all = { names: [name], paths: pathsNamed(names, name) };
        const found = name === typed ? offers : offered.named(name, names);
        return withOfficial(placeCandidates(all, found), official.named(typed), get);
      },
      // A name that was added is not a slip, even where nothing is on offer.
      nearName: (name) => (pathsNamed(names, name).length > 0 ? undefined : nearName(name)),
      beginningWith: (text, most) => beginningWith(text, most, completed),
      get,
      offered: offered.all,
      nearest: (path, most) => nearestTo(path, get, offered.all).slice(0, most),
      names,
      withNames,
    };
  };
  return withNames(NO_PLACE_NAMES, NO_PLACE_NAMES);
}

const firstWords = new WeakMap<PlaceNames, ReadonlySet<string>>();

function firstWordsOf(names: PlaceNames): ReadonlySet<string> {
  const known =
    firstWords.get(names) ?? new Set([...names.keys()].map((key) => key.split(' ', 1)[0] ?? ''));
  firstWords.set(names, known);
  return known;
}

function nearestTo(path: string, get: KnownPlaces['get'], offers: readonly KnownPlace[]) {
  const place = get(path);
  if (!place) return [];
  const around = get(path.split('/').slice(0, -1).join('/'))?.middle ?? null;
  return nearestPlaces(place, around, offers);
}
