import { ORDINARY_WORDS } from '../words/ordinary-words.ts';
import { OTHER_PLACE_NAMES } from '../words/other-names.ts';
import { keyOfName, pathsNamed, type PlaceNames } from '../words/place-names.ts';
import { plainName } from '../words/plain-name.ts';
import { SECTION_WORDS } from '../words/section-words.ts';
import { codesOf, type PlaceCount, placesOf } from './counted-places.ts';
import type { KnownPlace } from './known-place.ts';
import { PLACE_GROUPS } from './place-groups.ts';

/** The places with offers that a name means, by the whole name or by a part of theirs. */
export interface OfferedNamed {
  places: readonly KnownPlace[];
  isWholeName: boolean;
}

export interface OfferedPlaces {
  /** Those with most listings first. */
  all: readonly KnownPlace[];
  get: (path: string) => KnownPlace | undefined;
  /** Those whose listings have a postal code that begins so. */
  withCode: (start: string) => readonly KnownPlace[];
  named: (name: string, names: PlaceNames) => OfferedNamed;
  /** Whether a name with offers may begin with this word, or a part of one. */
  mayBegin: (word: string) => boolean;
}

/** The longest list of places in a URL. */
const MOST_NAMED = 20;
const POSTAL_CODE = /^\d{5}$/u;
/** Shorter names are not part of another name. */
const SHORTEST_PART = 4;

export function createOfferedPlaces(counts: readonly PlaceCount[]): OfferedPlaces {
  const byPath = placesOf(counts);
  const all = [...byPath.values()].toSorted((a, b) => b.total - a.total);
  const byName = grouped(all, ({ plain }) => [plain]);
  const byWord = grouped(all, ({ plain }) => unique(plain.split(' ')));
  const codes = codesOf(counts);
  const withCode = (start: string) =>
    all.filter(({ path }) => [...(codes.get(path) ?? [])].some((code) => code.startsWith(start)));
  const withFirstWord = (name: string) => byWord.get(name.split(' ')[0] ?? '') ?? [];

  function named(typed: string, names: PlaceNames): OfferedNamed {
    if (POSTAL_CODE.test(typed)) return { places: withCode(typed), isWholeName: true };
    const others = pathsNamed(names, typed).flatMap((path) => byPath.get(path) ?? []);
    const name = others.length > 0 ? keyOfName(typed) : typed;
    const withNames = (known: readonly string[]) => known.flatMap((one) => byName.get(one) ?? []);
    const whole = [
      ...withNames([name, ...otherNames(name)]),
      ...withFirstWord(name).filter(isSectionOf(name)),
      ...others,
      ...withNames(groupOf(name)),
    ];
    const found = whole.length > 0 ? whole : withFirstWord(name).filter(isPartlyNamed(name));
    return { places: widest(found).slice(0, MOST_NAMED), isWholeName: whole.length > 0 };
  }

  const mayBegin = (word: string) =>
    byWord.has(word) || OTHER_FIRST_WORDS.has(word) || POSTAL_CODE.test(word);

  return { all, get: (path) => byPath.get(path), withCode, named, mayBegin };
}

const groupOf = (name: string): readonly string[] =>
  Object.hasOwn(PLACE_GROUPS, name) ? (PLACE_GROUPS[name] ?? []) : [];

const OTHER_FIRST_WORDS = new Set(
  [...Object.keys(OTHER_PLACE_NAMES), ...Object.keys(PLACE_GROUPS)].map(firstWordOf),
);

function firstWordOf(name: string): string {
  return name.split(' ', 1)[0] ?? '';
}

/** Other names of the places with a name, in plain letters. */
const otherNames = (name: string): readonly string[] =>
  Object.hasOwn(OTHER_PLACE_NAMES, name)
    ? (OTHER_PLACE_NAMES[name] ?? []).map((text) => plainName(text))
    : [];

const isSectionOf =
  (name: string) =>
  ({ plain, level }: KnownPlace): boolean =>
    level === 2 &&
    plain.startsWith(`${name} `) &&
    plain
      .slice(name.length + 1)
      .split(' ')
      .every((word) => SECTION_WORDS.has(word));

function isPartlyNamed(name: string) {
  const isPart =
    name.length >= SHORTEST_PART && !ORDINARY_WORDS.has(name) && !SECTION_WORDS.has(name);
  return ({ plain }: KnownPlace): boolean => isPart && ` ${plain} `.includes(` ${name} `);
}

export function grouped<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly string[],
): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group) group.push(item);
      else groups.set(key, [item]);
    }
  }
  return groups;
}

const unique = <Value>(values: readonly Value[]) => [...new Set(values)];

/** Leaves out places inside a wider one of the list: 'Puebla' is the state, with its city. */
function widest(places: readonly KnownPlace[]): KnownPlace[] {
  const distinct = unique(places);
  return distinct.filter(
    ({ path }) => !distinct.some((wider) => path.startsWith(`${wider.path}/`)),
  );
}
