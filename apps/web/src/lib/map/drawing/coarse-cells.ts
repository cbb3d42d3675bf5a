import type { MapCell, PropertyMap } from '@pbr/schemas/property/map';
import { cellAt, type Frame } from '@pbr/schemas/property/search/frame';
import type { View } from './view.ts';

/** So many circles at most have room from side to side. */
const MOST_CIRCLES = 10;

export interface CoarseCell extends MapCell {
  frame: Frame;
}

/**
 * Joins cells until their circles have room. A joined cell lies in the middle of its listings, and its price is the middle one of them, both as
 * far as their cells tell it.
 */
export function coarseCells({ cells, level }: PropertyMap, { frame }: View): CoarseCell[] {
  let coarse = level;
  while ((frame.east - frame.west) / cellAt(coarse).lng > MOST_CIRCLES) coarse += 1;
  const { lng, lat } = cellAt(coarse);
  const joined = new Map<string, { west: number; south: number; inside: MapCell[] }>();
  for (const cell of cells) {
    const [x, y] = [Math.floor(cell.longitude / lng), Math.floor(cell.latitude / lat)];
    const found = joined.get(`${x},${y}`);
    if (found) found.inside.push(cell);
    else joined.set(`${x},${y}`, { west: x * lng, south: y * lat, inside: [cell] });
  }
  return [...joined.values()].map(({ west, south, inside }) => {
    const total = sum(inside, (cell) => cell.total);
    return {
      total,
      longitude: sum(inside, (cell) => cell.longitude * cell.total) / total,
      latitude: sum(inside, (cell) => cell.latitude * cell.total) / total,
      medianPrice: middlePrice(inside),
      frame: { west, south, east: west + lng, north: south + lat },
    };
  });
}

const sum = (cells: MapCell[], valueOf: (cell: MapCell) => number) =>
  cells.reduce((total, cell) => total + valueOf(cell), 0);

function middlePrice(cells: MapCell[]): string | null {
  const priced = cells
    .flatMap(({ medianPrice, total }) => (medianPrice === null ? [] : [{ medianPrice, total }]))
    .sort((one, other) => Number(one.medianPrice) - Number(other.medianPrice));
  const half = priced.reduce((counted, { total }) => counted + total, 0) / 2;
  let below = 0;
  return priced.find(({ total }) => (below += total) >= half)?.medianPrice ?? null;
}
