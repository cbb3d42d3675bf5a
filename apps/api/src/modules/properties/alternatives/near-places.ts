import { MOST_ITEMS } from '@pbr/schemas/property/search/item-lists';
import { NEAR_CITY_KM } from '@pbr/schemas/property/search/alternatives';
import type { KnownPlace } from '@pbr/search-language/places/known-place';
import type { KnownPlaces } from '@pbr/search-language/places/known-places';
import type { NearPlace } from '@pbr/search-language/places/nearest-places';
import type { Nearby } from './alternatives.queries.ts';

/** Listings farther away are not alike. */
const ALIKE_KM = 60;
/** Farther places are named only while they are not much farther than the nearest one. */
const NEAR_KM = 100;
const MUCH_FARTHER = 1.25;

/** The places around those of a search, before their offers under its other filters are counted. */
export interface Surroundings {
  /** The nearest first. */
  near: readonly NearPlace[];
  /** The places with offers in which the only place of the search lies, the nearest first. */
  wider: readonly KnownPlace[];
}

export function surroundingsOf(paths: readonly string[], known: KnownPlaces): Surroundings {
  const [only, ...more] = paths;
  if (only === undefined) return { near: [], wider: [] };
  const near = paths
    .flatMap((path) => known.nearest(path, MOST_ITEMS))
    .filter(({ place }) => !paths.includes(place.path));
  const sorted = more.length > 0 ? near.toSorted((a, b) => distanceOf(a) - distanceOf(b)) : near;
  const byPath = new Map(sorted.toReversed().map((one) => [one.place.path, one]));
  return {
    near: sorted.filter((one) => byPath.get(one.place.path) === one).slice(0, MOST_ITEMS),
    wider: more.length > 0 ? [] : widerPlaces(only, known),
  };
}

function widerPlaces(path: string, known: KnownPlaces): KnownPlace[] {
  const slugs = path.split('/');
  const wider = slugs.slice(1).map((_, end) => slugs.slice(0, end + 1).join('/'));
  return wider
    .toReversed()
    .flatMap((one) => known.get(one) ?? [])
    .filter(({ total }) => total > 0);
}

/** The paths that the statement counts. */
export const nearbyOf = ({ near, wider }: Surroundings): Nearby => ({
  near: near.map(({ place }) => place.path),
  wider: wider.map(({ path }) => path),
  alike: near.flatMap(({ place, km }) => (isAlike(place, km, wider[0]) ? place.path : [])),
});

/** Without a distance only colonias of the same city are near. */
const isAlike = ({ path, level }: KnownPlace, km: number | null, around: KnownPlace | undefined) =>
  km === null ? level === 2 && path.startsWith(`${around?.path}/`) : km <= ALIKE_KM;

/** Leaves out places that are far away when others are near. */
export function nearEnough<Near extends { km: number | null }>(places: readonly Near[]): Near[] {
  const nearest = Math.min(...places.map(({ km }) => km ?? 0));
  const most = Math.max(NEAR_KM, MUCH_FARTHER * nearest);
  return places.filter(({ km }) => km === null || km <= most);
}

/** A place without a distance lies beside the one of the search. */
export const isNear = ({ km }: { km: number | null }): boolean => km === null || km <= NEAR_CITY_KM;

const distanceOf = ({ km }: { km: number | null }) => km ?? Infinity;
