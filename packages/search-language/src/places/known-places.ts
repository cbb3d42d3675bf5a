import { isSlipOf } from '../words/nearness.ts';
import { ORDINARY_WORDS } from '../words/ordinary-words.ts';
import { OTHER_PLACE_NAMES, STOP_WORDS } from '../words/other-names.ts';
import { keyOfName, NO_PLACE_NAMES, pathsNamed, type PlaceNames } from '../words/place-names.ts';
import { plainName } from '../words/plain-name.ts';
import { PLACE_GROUPS, SECTION_WORDS } from './place-groups.ts';

/** A colonia as listings write it, and the number of its listings on offer. */
export interface PlaceCount extends Record<string, unknown> {
  /** Slugs and names from the state down. */
  slugs: readonly [state: string, city: string, neighborhood: string];
  names: readonly [state: string, city: string, neighborhood: string];
  /** The postal codes of its listings. */
  codes: readonly string[];
  n: number;
}

/** A state, city or colonia in which something is on offer. */
export interface KnownPlace {
  /** Slugs from the state down, as landing pages and the filter of places write them. */
  path: string;
  name: string;
  /** The name in plain letters. */
  plain: string;
  /** The names of the wider places, the nearest first; equal names appear once. */
  around: string[];
  /** 0 is a state, 1 a city, 2 a colonia. */
  level: number;
  /** The number of listings on offer. */
  total: number;
}

export interface KnownPlaces {
  /** The places that people mean by a name in plain letters, those with most listings first. */
  named: (name: string) => readonly KnownPlace[];
  /** The places whose names begin with what was typed so far, the best match first. */
  beginningWith: (text: string, most: number) => readonly KnownPlace[];
  get: (path: string) => KnownPlace | undefined;
  /** Names that stand for places, beside those that listings write. */
  names: PlaceNames;
  /** The same places with more names, of which some are completed. A path where nothing is on offer is passed over. */
  withNames: (names: PlaceNames, completed: PlaceNames) => KnownPlaces;
}

/** The longest list of places in a URL. */
const MOST_NAMED = 20;
const POSTAL_CODE = /^\d{5}$/u;
/** Shorter texts are not compared with names that differ by a slip. */
const SHORTEST_SLIP = 4;
/** Shorter texts are not completed to names that listings do not write. */
const SHORTEST_START = 3;

export function createKnownPlaces(counts: readonly PlaceCount[]): KnownPlaces {
  const byPath = placesOf(counts);
  const all = [...byPath.values()].toSorted((a, b) => b.total - a.total);
  const byName = grouped(all, ({ plain }) => [plain]);
  const codes = codesOf(counts);
  const withCode = (start: string) =>
    all.filter(({ path }) => [...(codes.get(path) ?? [])].some((code) => code.startsWith(start)));
  const byWord = grouped(all, ({ plain }) => unique(plain.split(' ')));
  const searched = all.map((place) => ({ place, words: ` ${plainName(wholeName(place))}` }));

  const placesAt = (paths: readonly string[]) => paths.flatMap((path) => byPath.get(path) ?? []);

  function named(typed: string, names: PlaceNames): readonly KnownPlace[] {
    if (POSTAL_CODE.test(typed)) return withCode(typed);
    const others = placesAt(pathsNamed(names, typed));
    const name = others.length > 0 ? keyOfName(typed) : typed;
    const other = otherNames(name).flatMap((known) => byName.get(known) ?? []);
    const exact = [...(byName.get(name) ?? []), ...other, ...sectionsOf(name), ...others];
    const group = Object.hasOwn(PLACE_GROUPS, name) ? (PLACE_GROUPS[name] ?? []) : [];
    const found = [...exact, ...group.flatMap((member) => byName.get(member) ?? [])];
    return widest(found.length > 0 ? found : partlyNamed(name)).slice(0, MOST_NAMED);
  }

  const withFirstWord = (name: string) => byWord.get(name.split(' ')[0] ?? '') ?? [];

  function sectionsOf(name: string): KnownPlace[] {
    return withFirstWord(name).filter(({ plain, level }) => {
      if (level !== 2 || !plain.startsWith(`${name} `)) return false;
      return plain
        .slice(name.length + 1)
        .split(' ')
        .every((word) => SECTION_WORDS.has(word));
    });
  }

  function partlyNamed(name: string): KnownPlace[] {
    if (name.length < SHORTEST_SLIP || ORDINARY_WORDS.has(name) || SECTION_WORDS.has(name))
      return [];
    return withFirstWord(name).filter(({ plain }) => ` ${plain} `.includes(` ${name} `));
  }

  function beginningWith(text: string, most: number, names: PlaceNames): readonly KnownPlace[] {
    const typed = plainName(text);
    if (typed === '') return [];
    if (/^\d{3,5}$/u.test(typed)) return withCode(typed).slice(0, most);
    const words = wordsOfName(typed);
    const begins = searched
      .filter((one) => words.every((word) => one.words.includes(` ${word}`)))
      .map(({ place }) => place)
      .filter(({ plain }) => words.some((word) => ` ${plain}`.includes(` ${word}`)));
    const name = words.join(' ');
    const best = begins.toSorted((a, b) => rank(a, typed, name) - rank(b, typed, name));
    const exact = [typed, name].flatMap((one) => (isOtherName(one) ? named(one, names) : []));
    const found = unique([...exact, ...addedBeginningWith([typed, name], names), ...best]);
    return (found.length > 0 ? found : slips(name)).slice(0, most);
  }

  function addedBeginningWith(texts: readonly string[], names: PlaceNames): KnownPlace[] {
    const starts = texts.map(keyOfName).filter(({ length }) => length >= SHORTEST_START);
    return [...names].flatMap(([key, paths]) =>
      starts.some((start) => key.startsWith(start)) ? placesAt(paths) : [],
    );
  }

  const slips = (typed: string) =>
    typed.length < SHORTEST_SLIP ? [] : all.filter(({ plain }) => isSlipOf(typed, plain));

  const withNames = (names: PlaceNames, completed: PlaceNames): KnownPlaces => ({
    named: (name) => named(name, names),
    beginningWith: (text, most) => beginningWith(text, most, completed),
    get: (path) => byPath.get(path),
    names,
    withNames,
  });
  return withNames(NO_PLACE_NAMES, NO_PLACE_NAMES);
}

const wholeName = ({ name, around }: KnownPlace) => [name, ...around].join(' ');

const isOtherName = (name: string) =>
  Object.hasOwn(OTHER_PLACE_NAMES, name) || Object.hasOwn(PLACE_GROUPS, name);

const otherNames = (name: string): readonly string[] =>
  Object.hasOwn(OTHER_PLACE_NAMES, name)
    ? (OTHER_PLACE_NAMES[name] ?? []).map((text) => plainName(text))
    : [];

/** The words without those that only introduce a name: 'colonia', 'la'. */
function wordsOfName(typed: string): string[] {
  const words = typed.split(' ');
  const meant = words.filter((word) => !STOP_WORDS.has(word));
  return meant.length === 0 ? words : meant;
}

/** Names that begin with the text come before those with a later word that does; wider places before narrower ones of one name. */
function rank({ plain, level }: KnownPlace, typed: string, name: string): number {
  if (plain === typed || plain === name) return level / 10;
  return plain.startsWith(typed) || plain.startsWith(name) ? 1 : 2;
}

function grouped<Item>(
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

/** The postal codes of each colonia, by its path. */
function codesOf(counts: readonly PlaceCount[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const count of counts) {
    if (count.codes.length === 0 || count.slugs.includes('')) continue;
    const path = count.slugs.join('/');
    codes.set(path, new Set([...(codes.get(path) ?? []), ...count.codes]));
  }
  return codes;
}

/** Every level of the counted colonias. A name is the spelling of most listings. */
function placesOf(counts: readonly PlaceCount[]): Map<string, KnownPlace> {
  const spellings = new Map<string, Map<string, number>>();
  for (const { slugs, names, n } of counts) {
    const length = slugs.includes('') ? slugs.indexOf('') : slugs.length;
    for (let level = 0; level < length; level += 1) {
      const path = slugs.slice(0, level + 1).join('/');
      const spelling = spellings.get(path) ?? new Map<string, number>();
      const name = names[level] ?? '';
      spelling.set(name, (spelling.get(name) ?? 0) + n);
      spellings.set(path, spelling);
    }
  }
  const nameOf = (path: string) =>
    [...(spellings.get(path) ?? [])].toSorted(
      ([a, n], [b, m]) => m - n || (a < b ? -1 : 1),
    )[0]?.[0] ?? path;
  return new Map(
    [...spellings].map(([path, spelling]) => {
      const slugs = path.split('/');
      const names = slugs.map((_, level) => nameOf(slugs.slice(0, level + 1).join('/')));
      const name = names.at(-1) ?? path;
      const around = unique(names.slice(0, -1).toReversed()).filter((wider) => wider !== name);
      const total = [...spelling.values()].reduce((sum, n) => sum + n, 0);
      return [path, { path, name, plain: plainName(name), around, level: slugs.length - 1, total }];
    }),
  );
}
