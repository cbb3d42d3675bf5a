import { roundedNear } from './near.ts';

/** The distances that a search may ask for, in kilometres. */
export const NEAR_KM = [1, 2, 5] as const;

/** The point or place that a search is near: the middle of a cell of the grid of public points, or the path of a place. */
export type Near = { km: number } & ({ lat: number; lng: number } | { path: string });

/** '19.4175,-99.16385,2' or 'ciudad-de-mexico/cuauhtemoc/condesa,2' */
export const nearText = (near: Near): string =>
  `${'path' in near ? near.path : `${near.lat},${near.lng}`},${near.km}`;

/** The parts of a distance, rounded; null for what is none. */
export function readNear(text: string): Near | null {
  const parts = roundedNear(text)?.split(',') ?? [];
  const [first = '', second = '', third] = parts;
  if (parts.length === 0) return null;
  return third === undefined
    ? { path: first, km: Number(second) }
    : { lat: Number(first), lng: Number(second), km: Number(third) };
}
