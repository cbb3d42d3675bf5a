import { type Frame, roundedFrame } from '@pbr/schemas/property/search/frame';
import type { Point } from './known-place.ts';

/** All within a distance of a point. */
export interface Circle extends Point {
  km: number;
}

const EARTH_RADIUS_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The haversine distance. */
export function distanceKm(one: Point, other: Point): number {
  const lat = Math.sin(radians(other.lat - one.lat) / 2) ** 2;
  const lng = Math.sin(radians(other.lng - one.lng) / 2) ** 2;
  const haversine = lat + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * lng;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

/** The haversine of a distance, which grows with it: a statement compares two of them without taking roots. */
export const haversineAt = (km: number) => Math.sin(km / EARTH_RADIUS_KM / 2) ** 2;

/** The rounded frame around a circle. */
export function frameAroundCircle({ lat, lng, km }: Circle): Frame {
  const angle = km / EARTH_RADIUS_KM;
  const up = degrees(angle);
  // The circle is widest a little nearer to the pole than its middle.
  const aside = degrees(Math.asin(Math.sin(angle) / Math.cos(radians(lat))));
  return roundedFrame({ west: lng - aside, south: lat - up, east: lng + aside, north: lat + up });
}
