import { plainName } from './plain-name.ts';

/** Names by their keys, with the paths of the places that each means. */
export type PlaceNames = ReadonlyMap<string, readonly string[]>;

export const NO_PLACE_NAMES: PlaceNames = new Map();

/** 'La Condechi' and 'condechi' are one name. */
export const keyOfName = (name: string): string => withoutArticle(plainName(name));

/** A plain name without the article before it. */
export const withoutArticle = (plain: string): string => plain.replace(/^(?:el|la|los|las) /u, '');

export const pathsNamed = (names: PlaceNames, name: string): readonly string[] =>
  (names.size > 0 && names.get(keyOfName(name))) || [];

/** The names of all kinds. Of a name that two kinds have, the later one says what it means. */
export function mergedNames(kinds: readonly PlaceNames[]): PlaceNames {
  const [only = NO_PLACE_NAMES, ...more] = kinds.filter(({ size }) => size > 0);
  return more.length === 0 ? only : new Map(kinds.flatMap((names) => [...names]));
}
