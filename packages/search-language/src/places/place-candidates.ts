import type { GazetteerPlace } from '../gazetteer/gazetteer-place.ts';
import { gazetteerNamed, gazetteerPlace } from '../gazetteer/gazetteer.ts';
import { keyOfName } from '../words/place-names.ts';
import type { KnownPlace } from './known-place.ts';
import type { OfferedNamed } from './offered-places.ts';

/**
 * A place that a name may mean. What is on offer rules: places without offers are `usual` if none with that name has any, and else `rare`,
 * meant only inside another place that is named beside them.
 */
export interface PlaceCandidate {
  path: string;
  standing: 'offered' | 'usual' | 'rare';
}

/** A town is meant by its name alone if every other one of that name has so many times fewer people. */
const MUCH_LARGER = 10;

interface Names {
  /** A name with its other names, in plain letters. */
  names: readonly string[];
  /** The paths of places that it stands for beside those with that name. */
  paths: readonly string[];
}

/** Every place of the country that a name may mean, the likeliest first. */
export function placeCandidates({ names, paths }: Names, offered: OfferedNamed): PlaceCandidate[] {
  const stoodFor = paths.flatMap((path) => gazetteerPlace(path) ?? []);
  const others = [...new Set([...stoodFor, ...names.flatMap(namedInGazetteer)])].filter(
    (place) => !offered.places.some((one) => isSamePlace(one, place)),
  );
  const isOnlyPart = !offered.isWholeName && others.some(({ kind }) => kind !== 'town');
  const offers = isOnlyPart ? [] : offered.places;
  const usual = offers.length > 0 ? [] : usualOf(stoodFor.length > 0 ? stoodFor : others);
  return [
    ...offers.map(({ path }) => ({ path, standing: 'offered' as const })),
    ...usual.map(({ path }) => ({ path, standing: 'usual' as const })),
    ...others
      .filter((place) => !usual.includes(place))
      .map(({ path }) => ({ path, standing: 'rare' as const })),
  ];
}

function namedInGazetteer(name: string): readonly GazetteerPlace[] {
  const found = gazetteerNamed(name);
  return found.length > 0 ? found : gazetteerNamed(keyOfName(name));
}

/** Listings may say another city of a colonia's state than the gazetteer does. */
const isSamePlace = (offered: KnownPlace, place: GazetteerPlace) =>
  place.path === offered.path ||
  place.path.startsWith(`${offered.path}/`) ||
  (place.plain === offered.plain && stateOf(place.path) === stateOf(offered.path));

const stateOf = (path: string) => path.split('/')[0];

/** A state before everything inside and outside it, then municipios and colonias, then the largest town. */
function usualOf(places: readonly GazetteerPlace[]): readonly GazetteerPlace[] {
  const states = places.filter(({ kind }) => kind === 'state');
  if (states.length > 0) return states;
  const known = places.filter(({ kind }) => kind !== 'town');
  if (known.length > 0)
    return known.filter(({ path }) => !known.some((wider) => path.startsWith(`${wider.path}/`)));
  const [largest, next] = places.toSorted((a, b) => b.population - a.population);
  const isAlone = largest && largest.population > MUCH_LARGER * (next?.population ?? 0);
  return isAlone ? [largest] : places;
}

/** A place of the gazetteer as one in which nothing is on offer. */
export function placeWithoutOffers(path: string): KnownPlace | undefined {
  const place = gazetteerPlace(path);
  if (!place) return undefined;
  const slugs = path.split('/');
  const wider = slugs.slice(1).map((_, end) => slugs.slice(0, end + 1).join('/'));
  const names = wider.toReversed().map((one) => gazetteerPlace(one)?.name ?? one);
  const { name, plain, level, middle } = place;
  const around = [...new Set(names)].filter((one) => one !== name);
  return { path, name, plain, around, level, total: 0, middle };
}
