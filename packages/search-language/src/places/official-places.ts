import { withoutArticle } from '../words/place-names.ts';
import type { KnownPlace } from './known-place.ts';
import { grouped } from './offered-places.ts';

/** Places without offers that the file of the postal service names, of which only those that a text may mean are known. */
export interface OfficialPlaces {
  /** Those with that name in plain letters, else with that name without its article. */
  named: (name: string) => readonly KnownPlace[];
  get: (path: string) => KnownPlace | undefined;
  mayBegin: (word: string) => boolean;
}

export function createOfficialPlaces(places: readonly KnownPlace[]): OfficialPlaces {
  const byPath = new Map(places.map((place) => [place.path, place]));
  const byName = grouped([...byPath.values()], ({ plain }) => [plain]);
  const firstWords = new Set([...byName.keys()].map((plain) => plain.split(' ', 1)[0]));
  return {
    named: (name) => byName.get(name) ?? byName.get(withoutArticle(name)) ?? [],
    get: (path) => byPath.get(path),
    mayBegin: (word) => firstWords.has(word),
  };
}
