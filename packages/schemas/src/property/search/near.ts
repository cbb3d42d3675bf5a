import { asRounded, readFrame } from './frame.ts';
import { isPlacePath } from './item-lists.ts';

const middle = (twice: number) => Number((twice / 2).toFixed(5));

/**
 * Reads 'lat,lng,km' or 'path,km', without a distance 2 km, and writes the middle of the cell of the point. A longitude before the latitude
 * is put right. Null for anything else, and for a point outside Mexico. First visits load it; what takes its parts stands in `near-parts.ts`.
 */
export function roundedNear(text: string): string | null {
  const [, at = '', km = '2'] = /^(.*?)(?:,\s*([125])\s*)?$/u.exec(text) ?? [];
  // A frame without a size is the cell of its point.
  const cell = readFrame(`${at},${at}`);
  if (cell) return [middle(cell.south + cell.north), middle(cell.west + cell.east), km].join(',');
  return isPlacePath(at) ? `${at},${km}` : null;
}

/** The point or place of a search, rounded before anything is looked up or kept. */
export const nearSchema = asRounded(roundedNear);

/** The same with the words for what cannot be read. */
export const refusingNearSchema = (message: string) => asRounded(roundedNear, message);
