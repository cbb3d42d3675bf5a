import type { KnownPlace } from './known-place.ts';
import type { KnownPlaces } from './known-places.ts';

/** Several places that one name means, and nothing is on offer in any of them. */
export interface Namesakes {
  /** The name that all of them have. */
  name: string;
  places: readonly KnownPlace[];
}

/** Those with the whole name come first. Null where there is one place, where something is on offer, or where two names are meant. */
export function namesakesOf(paths: readonly string[], known: KnownPlaces): Namesakes | null {
  const places = paths.flatMap((path) => known.get(path) ?? []);
  if (places.length < 2 || places.some(({ total }) => total > 0)) return null;
  const shared = places.find(({ plain }) => {
    const meant = new Set(known.candidates(plain).map(({ path }) => path));
    return places.every(({ path }) => meant.has(path));
  });
  if (!shared) return null;
  const isLonger = ({ plain }: KnownPlace) => Number(plain !== shared.plain);
  return { name: shared.name, places: places.toSorted((a, b) => isLonger(a) - isLonger(b)) };
}

/** Whether the name of a place alone means another place as well, or rather. */
export function isAmbiguous({ path, plain }: KnownPlace, { candidates }: KnownPlaces): boolean {
  const meant = candidates(plain);
  const own = meant.find((one) => one.path === path);
  return own !== undefined && meant.some((one) => one !== own && one.rank <= own.rank);
}
