import { plainName } from '../words/plain-name.ts';
import type { PlaceCount } from './counted-places.ts';

interface Counted {
  n?: number;
  codes?: readonly string[];
  /** The latitude and longitude of every listing; none has a point without it. */
  point?: readonly [lat: number, lng: number];
}

/** The listings of a colonia. */
export function aPlaceCount(
  neighborhood: string,
  city: string,
  state: string,
  { n = 1, codes = [], point }: Counted = {},
): PlaceCount {
  const names = [state, city, neighborhood] as const;
  const [s, c, k] = names.map((name) => plainName(name).replaceAll(' ', '-'));
  const [lat, lng] = point ?? [0, 0];
  const points = { n: point ? n : 0, lat: lat * n, lng: lng * n };
  return { names, slugs: [s ?? '', c ?? '', k ?? ''], codes, n, points };
}
