import type { Frame } from '@pbr/schemas/property/search/frame';

/** Degrees of longitude and latitude, as in GeoJSON. */
export type Position = readonly [lng: number, lat: number];
/** Units of a drawing, from its upper left corner. */
export type Spot = readonly [x: number, y: number];

/** A drawing is so many units wide; its height follows from the frame. */
export const WIDTH = 1000;
const KM_PER_DEGREE = 111.32;

/** The frame of a whole country without listings. */
const COUNTRY: Frame = { west: -117.4, south: 14.3, east: -86.4, north: 32.9 };

/** How a frame lies in its drawing, in the Web Mercator projection. */
export interface View {
  frame: Frame;
  height: number;
  spot: (position: Position) => Spot;
  /** Units for each degree of longitude. */
  perDegree: number;
  kmWide: number;
}

export function viewOf(drawn: Frame | null): View {
  const frame = drawn ?? COUNTRY;
  const perDegree = WIDTH / (frame.east - frame.west);
  const top = northing(frame.north);
  const middle = (frame.south + frame.north) / 2;
  return {
    frame,
    height: (top - northing(frame.south)) * perDegree,
    spot: ([lng, lat]) => [(lng - frame.west) * perDegree, (top - northing(lat)) * perDegree],
    perDegree,
    kmWide: (frame.east - frame.west) * KM_PER_DEGREE * Math.cos(radians(middle)),
  };
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The distance from the equator on the map, in degrees of longitude. */
const northing = (lat: number) =>
  (Math.log(Math.tan(Math.PI / 4 + radians(lat) / 2)) * 180) / Math.PI;

/** A round number of kilometres, at most so many. */
export function roundKm(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((digit) => digit * power <= most) ?? 1) * power;
}

/** A spot as a share of the drawing, for elements that keep their size on all screens; they stay so many pixels inside. */
export const shareOf = ([x, y]: Spot, { height }: View, inset = 0) => ({
  left: within((x * 100) / WIDTH, inset),
  top: within((y * 100) / height, inset),
});

const within = (percent: number, inset: number) =>
  inset === 0
    ? `${percent.toFixed(2)}%`
    : `clamp(${inset}px, ${percent.toFixed(2)}%, calc(100% - ${inset}px))`;
