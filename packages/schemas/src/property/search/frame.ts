import * as z from 'zod/mini';

/** A rectangle on the map, in degrees. */
export interface Frame {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** The sides of a cell of `pbr_public_point`, in ten-thousandths of a degree. */
const CELL = { lng: 19, lat: 18 };
const TEN_THOUSANDTHS = 10_000;
/** A frame is at most so many steps of its grid wide and high. */
const MOST_STEPS = 64;
/** Listings lie inside these degrees. */
const MEXICO: Frame = { west: -119, south: 14, east: -86, north: 33 };

/** The sides of a cell at a level, in degrees: 0 is the grid of public points, and each level doubles the sides. */
export const cellAt = (level: number) => ({
  lng: (CELL.lng * 2 ** level) / TEN_THOUSANDTHS,
  lat: (CELL.lat * 2 ** level) / TEN_THOUSANDTHS,
});

/**
 * The frame around another one on the grid of public points, or on a coarser one for a wide frame. Frames that differ by a few steps of a hand
 * are the same search then, and nobody learns more than the grid tells. Rounding twice changes nothing.
 */
export function roundedFrame({ west, south, east, north }: Frame): Frame {
  for (let level = 0; ; level += 1) {
    const [left, right] = stepsAround(west, east, CELL.lng * 2 ** level);
    const [bottom, top] = stepsAround(south, north, CELL.lat * 2 ** level);
    if (Math.max(right - left, top - bottom) > MOST_STEPS) continue;
    const { lng, lat } = CELL;
    return {
      west: degrees(left, lng, level),
      south: degrees(bottom, lat, level),
      east: degrees(right, lng, level),
      north: degrees(top, lat, level),
    };
  }
}

/** The steps of a grid below and above a range; never the same one. */
function stepsAround(from: number, to: number, step: number): [number, number] {
  // A number of degrees with four decimals is a whole number of ten-thousandths, up to the error of the multiplication.
  const low = Math.floor(inTenThousandths(from) / step);
  return [low, Math.max(Math.ceil(inTenThousandths(to) / step), low + 1)];
}

const inTenThousandths = (value: number) => Number((value * TEN_THOUSANDTHS).toFixed(3));
const degrees = (steps: number, cell: number, level: number) =>
  (steps * cell * 2 ** level) / TEN_THOUSANDTHS;

/** 'west,south,east,north' */
export const frameText = ({ west, south, east, north }: Frame): string =>
  [west, south, east, north].join(',');

/** Reads 'west,south,east,north'; corners in another order are put right. Null for what is not a frame that touches Mexico. */
export function readFrame(text: string): Frame | null {
  const numbers = text
    .split(',')
    .map((part) => (/^\s*-?\d{1,3}(\.\d{1,20})?\s*$/u.test(part) ? Number(part) : Number.NaN));
  if (numbers.length !== 4 || numbers.some((number) => !(Math.abs(number) <= 180))) return null;
  let [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  // In Mexico longitudes are negative and latitudes are not: somebody who writes the latitude first means the same frame.
  if (Math.min(x1, x2) > 0 && Math.max(y1, y2) < 0) [x1, y1, x2, y2] = [y1, x1, y2, x2];
  const frame = {
    west: Math.max(Math.min(x1, x2), MEXICO.west),
    south: Math.max(Math.min(y1, y2), MEXICO.south),
    east: Math.min(Math.max(x1, x2), MEXICO.east),
    north: Math.min(Math.max(y1, y2), MEXICO.north),
  };
  return frame.west <= frame.east && frame.south <= frame.north ? roundedFrame(frame) : null;
}

/** A text as `read` writes it; `message` tells what is wrong with one of which it makes null. */
export const asRounded = (read: (text: string) => string | null, message?: string) =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? read(value) : null)),
    z.string(message),
  );

const roundedText = (text: string) => {
  const frame = readFrame(text);
  return frame && frameText(frame);
};

/** The frame of a search, rounded before anything is looked up or kept. */
export const frameSchema = asRounded(roundedText);

/** The same with the words for a frame that cannot be read. */
export const refusingFrameSchema = (message: string) => asRounded(roundedText, message);
