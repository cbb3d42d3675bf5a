import type { Point } from '../places.ts';

/** Stored points have six decimals. */
const MILLIONTHS = 1_000_000;
/** The sides of a cell, in millionths of a degree. */
const CELL = { latitude: 1800, longitude: 1900 };

/** The point that others than a listing's editors get, as `pbr_public_point` makes it in the database; null for a hidden one. */
export function publicPointOf(point: Point, precision: string): Point | null {
  if (precision === 'exacta') return point;
  if (precision !== 'aproximada') return null;
  return { latitude: middleOf('latitude', point), longitude: middleOf('longitude', point) };
}

/** The middle of the cell; in whole numbers, so that no error of a division moves a point on an edge. */
function middleOf(axis: keyof Point, point: Point): number {
  const side = CELL[axis];
  const cell = Math.floor(Math.round(point[axis] * MILLIONTHS) / side);
  return (cell * side + side / 2) / MILLIONTHS;
}
