import { gazetteerPlace } from '../gazetteer/gazetteer.ts';
import { plainName } from '../words/plain-name.ts';
import type { KnownPlace, Point } from './known-place.ts';

/** A colonia as listings write it, and the number of its listings on offer. */
export interface PlaceCount extends Record<string, unknown> {
  /** Slugs and names from the state down. */
  slugs: readonly [state: string, city: string, neighborhood: string];
  names: readonly [state: string, city: string, neighborhood: string];
  /** The postal codes of its listings. */
  codes: readonly string[];
  n: number;
  /** The number of its listings with a public point, and the sums of these points in degrees. */
  points: { n: number; lat: number; lng: number };
}

interface Sums {
  n: number;
  spellings: Map<string, number>;
  points: { n: number; lat: number; lng: number };
}

/**
 * Every level of the counted colonias, by its path. A name is the spelling of most listings, a middle the mean of their public points or else
 * the gazetteer's.
 */
export function placesOf(counts: readonly PlaceCount[]): Map<string, KnownPlace> {
  const sums = new Map<string, Sums>();
  for (const { slugs, names, n, points } of counts) {
    const length = slugs.includes('') ? slugs.indexOf('') : slugs.length;
    for (let level = 0; level < length; level += 1) {
      const path = slugs.slice(0, level + 1).join('/');
      const sum = sums.get(path) ?? {
        n: 0,
        spellings: new Map(),
        points: { n: 0, lat: 0, lng: 0 },
      };
      const name = names[level] ?? '';
      sum.n += n;
      sum.spellings.set(name, (sum.spellings.get(name) ?? 0) + n);
      sum.points.n += points.n;
      sum.points.lat += points.lat;
      sum.points.lng += points.lng;
      sums.set(path, sum);
    }
  }
  const nameOf = (path: string) => usualSpelling(sums.get(path)) ?? path;
  return new Map(
    [...sums].map(([path, { n, points }]) => {
      const middle = meanOf(points) ?? gazetteerPlace(path)?.middle ?? null;
      return [path, { ...namesAt(path, nameOf), path, total: n, middle }];
    }),
  );
}

function namesAt(path: string, nameOf: (path: string) => string) {
  const slugs = path.split('/');
  const names = slugs.map((_, level) => nameOf(slugs.slice(0, level + 1).join('/')));
  const name = names.at(-1) ?? path;
  const around = [...new Set(names.slice(0, -1).toReversed())].filter((wider) => wider !== name);
  return { name, plain: plainName(name), around, level: slugs.length - 1 };
}

const meanOf = ({ n, lat, lng }: Sums['points']): Point | null =>
  n === 0 ? null : { lat: lat / n, lng: lng / n };

const usualSpelling = (sums: Sums | undefined) =>
  [...(sums?.spellings ?? [])].toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))[0]?.[0];

/** The postal codes of each colonia, by its path. */
export function codesOf(counts: readonly PlaceCount[]): Map<string, Set<string>> {
  const codes = new Map<string, Set<string>>();
  for (const count of counts) {
    if (count.codes.length === 0 || count.slugs.includes('')) continue;
    const path = count.slugs.join('/');
    codes.set(path, new Set([...(codes.get(path) ?? []), ...count.codes]));
  }
  return codes;
}
