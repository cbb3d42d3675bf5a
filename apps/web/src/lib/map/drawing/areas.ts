import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt } from '@pbr/schemas/property/search/frame';
import { pathOf } from './ground.ts';
import { placeOutline, softShapes } from './soft-shapes.ts';
import type { Position, Spot, View } from './view.ts';

/** The circle of an approximate place is not drawn where it would be smaller, in units. */
const LEAST_RADIUS = 12;

/** Path data of the soft shapes around listings. */
export interface Areas {
  area: string;
  outskirts: string;
  /** Around all of them, for the search for a place. */
  place: string | null;
}

export function areasOf(map: PropertyMap, view: View, isPlace: boolean): Areas {
  const { area, outskirts } = softShapes(map);
  const path = (rings: Position[][]) =>
    rings.map((ring) => pathOf(ring.map(view.spot), { isRing: true, isSoft: true })).join('');
  return {
    area: path(area),
    outskirts: path(outskirts),
    place: isPlace ? path(placeOutline(map)) : null,
  };
}

/** Circles around the approximate places: each lies somewhere in the cell of its public point. */
export function patchesOf({ points }: PropertyMap, view: View): { at: Spot; radius: number }[] {
  const { lng, lat } = cellAt(0);
  const radius = (Math.hypot(lng, lat) / 2) * view.perDegree;
  if (radius < LEAST_RADIUS) return [];
  const places = new Map(
    points
      .filter(({ locationPrecision }) => locationPrecision === 'aproximada')
      .map((point) => [`${point.latitude},${point.longitude}`, point]),
  );
  return [...places.values()].map(({ longitude, latitude }) => ({
    at: view.spot([longitude, latitude]),
    radius,
  }));
}
