import { type NearNames, namesNear, nearNamesOf } from '../words/near-names.ts';
import { ORDINARY_WORDS } from '../words/ordinary-words.ts';
import { type GazetteerEntry, pathOf, placeOf, populationIn } from './gazetteer-entry.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { otherNamesOf } from './other-names-of-places.ts';
import { readEntries } from './read-entries.ts';

/** Names shorter than this are too near to too many others. */
const SHORTEST_SLIP = 5;
/** A town with fewer inhabitants is not what a person meant who made a slip. */
const FEWEST_FOR_SLIP = 5000;

type Names = ReadonlyMap<string, readonly GazetteerEntry[]>;

let names: Names | undefined;
/** Names that a slip may stand for. */
let wellKnown: NearNames | undefined;
const places = new WeakMap<GazetteerEntry, GazetteerPlace>();
const answers = new Map<string, readonly GazetteerPlace[]>();

function allNames(): Names {
  names ??= readNames();
  return names;
}

function readNames(): Names {
  const entries = readEntries();
  const byName = new Map<string, GazetteerEntry[]>();
  const add = (plain: string, entry: GazetteerEntry) => {
    const named = byName.get(plain);
    if (!named) byName.set(plain, [entry]);
    else if (!named.includes(entry)) named.push(entry);
  };
  for (const entry of entries) add(entry.plain, entry);
  const find = (path: string) => entryAt(path, byName);
  const likeliest = (plain: string) => byName.get(plain)?.toSorted(inOrder)[0];
  for (const [plain, entry] of otherNamesOf(entries, find, likeliest)) if (entry) add(plain, entry);
  return byName;
}

/** A path ends in the place's own name. */
function entryAt(path: string, byName: Names): GazetteerEntry | undefined {
  const plain = path.slice(path.lastIndexOf('/') + 1).replaceAll('-', ' ');
  return byName.get(plain)?.find((entry) => pathOf(entry) === path);
}

function placeAs(entry: GazetteerEntry): GazetteerPlace {
  const place = places.get(entry) ?? placeOf(entry);
  places.set(entry, place);
  return place;
}

const ORDER = { state: 0, alcaldia: 1, municipio: 1, colonia: 2, town: 3 } as const;

const inOrder = (a: GazetteerEntry, b: GazetteerEntry) =>
  ORDER[a.kind] - ORDER[b.kind] || placeAs(b).population - placeAs(a).population;

/** Places with that name in plain letters: states first, then municipios, colonias and towns, the most populous of each first. */
export function gazetteerNamed(plain: string): readonly GazetteerPlace[] {
  const entries = allNames().get(plain);
  if (!entries) return [];
  const answer = answers.get(plain) ?? entries.toSorted(inOrder).map(placeAs);
  answers.set(plain, answer);
  return answer;
}

let firstWords: ReadonlySet<string> | undefined;

/** Whether a name begins with this word: most words of a sentence begin none. */
export function gazetteerMayBegin(word: string): boolean {
  firstWords ??= new Set([...allNames().keys()].map((plain) => plain.split(' ', 1)[0] ?? ''));
  return firstWords.has(word);
}

let all: readonly GazetteerPlace[] | undefined;

/** Every place of the country. */
export function gazetteerPlaces(): readonly GazetteerPlace[] {
  all ??= [...new Set([...allNames().values()].flat())].map(placeAs);
  return all;
}

export function gazetteerPlace(path: string): GazetteerPlace | undefined {
  const entry = entryAt(path, allNames());
  return entry && placeAs(entry);
}

const isWellKnown = ({ kind, line }: GazetteerEntry) =>
  kind !== 'town' || populationIn(line) >= FEWEST_FOR_SLIP;

function wellKnownNames(): NearNames {
  wellKnown ??= nearNamesOf(
    [...allNames()].flatMap(([plain, entries]) => (entries.some(isWellKnown) ? plain : [])),
  );
  return wellKnown;
}

/** Reads the names now, so that no search waits for them. */
export function loadGazetteer(): void {
  wellKnownNames();
}

/** How likely a person means a place. The population of a colonia is seldom known. */
const weight = ({ kind, population }: GazetteerPlace) =>
  kind === 'state' ? Infinity : kind === 'colonia' ? Math.max(population, 50_000) : population;

/** Names of places that differ from the text by one letter, the likeliest first. */
export function gazetteerNear(plain: string): readonly string[] {
  if (plain.length < SHORTEST_SLIP || ORDINARY_WORDS.has(plain)) return [];
  const near = namesNear(plain, wellKnownNames());
  return near.length < 2 ? near : near.toSorted((a, b) => weightOf(b) - weightOf(a));
}

const weightOf = (plain: string) => Math.max(...gazetteerNamed(plain).map(weight));
