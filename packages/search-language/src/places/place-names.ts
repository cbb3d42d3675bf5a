import { plainName } from '../words/plain-name.ts';

/** The names that an admin has added, by their keys, with the paths of the places that each means. */
export type PlaceNames = ReadonlyMap<string, readonly string[]>;

export const NO_PLACE_NAMES: PlaceNames = new Map();

/** 'La Condechi' and 'condechi' are one name. */
export const keyOfName = (name: string): string =>
  plainName(name).replace(/^(?:el|la|los|las) /u, '');

export const pathsNamed = (names: PlaceNames, name: string): readonly string[] =>
  (names.size > 0 && names.get(keyOfName(name))) || [];
