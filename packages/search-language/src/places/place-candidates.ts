import type { GazetteerPlace } from '../gazetteer/gazetteer-place.ts';
import { gazetteerNamed, gazetteerPlace } from '../gazetteer/gazetteer.ts';
import { withoutArticle } from '../words/place-names.ts';
import type { KnownPlace } from './known-place.ts';
import type { OfferedNamed } from './offered-places.ts';

/**
 * A place that a name may mean. Of several those with the lowest rank are meant, as long as no other name tells them apart: offers rule, then
 * comes what people mean by the name, then the other municipios and colonias, then towns, and what only the postal service names at last.
 */
export interface PlaceCandidate {
  path: string;
  rank: number;
}
const RANKS = { offered: 0, usual: 1, other: 2, town: 3, official: 4 } as const;

/** A town is meant by its name alone if every other one of that name has so many times fewer people. */
const MUCH_LARGER = 10;
/** A longer name is meant by its beginning if the place has so many times the people of those with that whole name. */
const BETTER_KNOWN = 2;

interface Names {
  /** A name with its other names, in plain letters. */
  names: readonly string[];
  /** The paths of places that it stands for beside those with that name. */
  paths: readonly string[];
}

/** Every place of the country that a name may mean, the likeliest first. */
export function placeCandidates({ names, paths }: Names, offered: OfferedNamed): PlaceCandidate[] {
  const stoodFor = paths.flatMap((path) => gazetteerPlace(path) ?? []);
  const named = [...new Set([...stoodFor, ...names.flatMap(namedInGazetteer)])];
  const others = named.filter((place) => !offered.places.some((one) => isSamePlace(one, place)));
  const isOnlyPart = !offered.isWholeName && others.some(({ kind }) => kind !== 'town');
  // 'San Pedro' is also a name of San Pedro Garza García.
  const offers = isOnlyPart
    ? offered.places.filter((one) => named.some((place) => isSamePlace(one, place)))
    : offered.places;
  const usual = offers.length > 0 ? [] : usualOf(stoodFor.length > 0 ? stoodFor : others, names);
  const rankOf = (place: GazetteerPlace) =>
    usual.includes(place) ? RANKS.usual : place.kind === 'town' ? RANKS.town : RANKS.other;
  return [
    ...offers.map(({ path }) => ({ path, rank: RANKS.offered })),
    ...others.map((place) => ({ path: place.path, rank: rankOf(place) })),
  ].toSorted((a, b) => a.rank - b.rank);
}

/** Adds the places of a name that only the postal service's file has, but not the colonia of an offer in another city of its state. */
export function withOfficial(
  candidates: readonly PlaceCandidate[],
  official: readonly KnownPlace[],
  get: (path: string) => KnownPlace | undefined,
): readonly PlaceCandidate[] {
  if (official.length === 0) return candidates;
  const isThere = (place: KnownPlace) =>
    candidates.some(({ path, rank }) => {
      const one = get(path);
      return path === place.path || (rank === RANKS.offered && one && isSamePlace(one, place));
    });
  const others = official.filter((place) => !isThere(place));
  return [...candidates, ...others.map(({ path }) => ({ path, rank: RANKS.official }))];
}

function namedInGazetteer(name: string): readonly GazetteerPlace[] {
  const found = gazetteerNamed(name);
  return found.length > 0 ? found : gazetteerNamed(withoutArticle(name));
}

/** Listings may say another city of a colonia's state than the gazetteer does. */
const isSamePlace = (offered: KnownPlace, place: Pick<KnownPlace, 'path' | 'plain'>) =>
  place.path === offered.path ||
  (offered.level > 0 &&
    place.plain === offered.plain &&
    stateOf(place.path) === stateOf(offered.path));

const stateOf = (path: string) => path.split('/')[0];

/** A state before everything inside and outside it, then municipios and colonias, then the largest town. */
function usualOf(
  places: readonly GazetteerPlace[],
  names: readonly string[],
): readonly GazetteerPlace[] {
  const states = places.filter(({ kind }) => kind === 'state');
  if (states.length > 0) return states;
  const known = places.filter(({ kind }) => kind !== 'town');
  if (known.length > 0)
    return wholeNamed(known, names).filter(
      ({ path }) => !known.some((wider) => path.startsWith(`${wider.path}/`)),
    );
  const [largest, next] = places.toSorted((a, b) => b.population - a.population);
  const isAlone = largest && largest.population > MUCH_LARGER * (next?.population ?? 0);
  return isAlone ? [largest] : places;
}

/**
 * 'Santiago' is Santiago in Nuevo León and not Santiago de Anaya. A longer name is meant beside it only by a place that is much better
 * known, as Tula de Allende is beside Tula.
 */
function wholeNamed(
  places: readonly GazetteerPlace[],
  names: readonly string[],
): readonly GazetteerPlace[] {
  const whole = places.filter(({ plain }) => names.includes(plain));
  const most = Math.max(...whole.map(({ population }) => population));
  return places.filter(
    ({ plain, population }) =>
      whole.length === 0 || population > BETTER_KNOWN * most || !names.some(isLongFormOf(plain)),
  );
}

const isLongFormOf = (plain: string) => (name: string) =>
  plain.startsWith(`${name} de `) || plain.startsWith(`${name} del `);

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
