import { distanceKm } from './circle.ts';
import type { KnownPlace, Point } from './known-place.ts';

/** A place with something on offer near another one; the distance between their middles is null where one has no point of its own. */
export interface NearPlace {
  place: KnownPlace;
  km: number | null;
}

/** From the middle of a municipio such a distance can be said of a colonia whose own point nobody knows. */
const FAR_KM = 150;

/**
 * The offers nearest to a place: colonias for a colonia, else cities. Where only the place around it has a point, those inside that place
 * come first, the one with most listings first, and only far distances are said.
 */
export function nearestPlaces(
  { path, level, middle }: Pick<KnownPlace, 'path' | 'level' | 'middle'>,
  around: Point | null,
  offers: readonly KnownPlace[],
): NearPlace[] {
  const others = offers.filter((one) => one.path !== path && one.level === Math.max(1, level));
  if (middle !== null) return byDistance(others, middle);
  const isBeside = (one: KnownPlace) =>
    one.path.startsWith(path.slice(0, path.lastIndexOf('/') + 1));
  const beside = level === 0 ? [] : others.filter(isBeside);
  const farther = around === null ? [] : byDistance(others, around);
  return [
    ...beside.map((place) => ({ place, km: null })),
    ...farther
      .filter(({ place }) => !beside.includes(place))
      .map(({ place, km }) => ({ place, km: km > FAR_KM ? km : null })),
  ];
}

const byDistance = (places: readonly KnownPlace[], middle: Point) =>
  places
    .flatMap((place) => (place.middle ? [{ place, km: distanceKm(place.middle, middle) }] : []))
    .toSorted((a, b) => a.km - b.km);
