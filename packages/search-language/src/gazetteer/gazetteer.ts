import { isOneSlipOf } from '../words/nearness.ts';
import { ORDINARY_WORDS } from '../words/ordinary-words.ts';
import type { GazetteerPlace } from './gazetteer-place.ts';
import { otherNamesOf } from './other-names-of-places.ts';
import { readPlaces } from './read-places.ts';

/** Names shorter than this are too near to too many others. */
const SHORTEST_SLIP = 5;
/** A town with fewer inhabitants is not what a person meant who made a slip. */
const FEWEST_FOR_SLIP = 5000;

interface Gazetteer {
  byPath: ReadonlyMap<string, GazetteerPlace>;
  byName: ReadonlyMap<string, readonly GazetteerPlace[]>;
  /** Names that a slip may stand for, by their length. */
  byLength: readonly (readonly string[])[];
}

let loaded: Gazetteer | undefined;
const gazetteer = () => (loaded ??= load());

function load(): Gazetteer {
  const places = readPlaces();
  const byName = new Map<string, GazetteerPlace[]>();
  const name = (plain: string, place: GazetteerPlace) => {
    const named = byName.get(plain);
    if (!named) byName.set(plain, [place]);
    else if (!named.includes(place)) named.push(place);
  };
  const byPath = new Map<string, GazetteerPlace>();
  for (const [path, { place, others }] of places) {
    byPath.set(path, place);
    for (const plain of [place.plain, ...others]) name(plain, place);
  }
  for (const [plain, path] of otherNamesOf(byPath)) {
    const place = byPath.get(path);
    if (place) name(plain, place);
  }
  const byLength: string[][] = [];
  for (const [plain, named] of byName) {
    named.sort((a, b) => order(a) - order(b) || b.population - a.population);
    if (named.some(isWellKnown)) (byLength[plain.length] ??= []).push(plain);
  }
  return { byPath, byName, byLength };
}

const ORDER = { state: 0, alcaldia: 1, municipio: 1, colonia: 2, town: 3 } as const;
const order = ({ kind }: GazetteerPlace) => ORDER[kind];

const isWellKnown = ({ kind, population }: GazetteerPlace) =>
  kind !== 'town' || population >= FEWEST_FOR_SLIP;

/** How likely a person means a place; a colonia's population is seldom known. */
const weight = ({ kind, population }: GazetteerPlace) =>
  kind === 'state' ? Infinity : kind === 'colonia' ? Math.max(population, 50_000) : population;

/** Places with that name in plain letters: states first, then municipios, colonias and towns, the most populous of each first. */
export const gazetteerNamed = (plain: string): readonly GazetteerPlace[] =>
  gazetteer().byName.get(plain) ?? [];

export const gazetteerPlace = (path: string): GazetteerPlace | undefined =>
  gazetteer().byPath.get(path);

/** Places whose name differs from the text by one letter, the likeliest first. */
export function gazetteerNear(plain: string): readonly GazetteerPlace[] {
  if (plain.length < SHORTEST_SLIP || ORDINARY_WORDS.has(plain)) return [];
  const { byLength, byName } = gazetteer();
  const near = [-1, 0, 1].flatMap((more) =>
    (byLength[plain.length + more] ?? []).filter((name) => isOneSlipOf(plain, name)),
  );
  const places = near.flatMap((name) => (byName.get(name) ?? []).filter(isWellKnown));
  return [...new Set(places)].toSorted((a, b) => weight(b) - weight(a));
}
