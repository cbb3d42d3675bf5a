import type { MapCell } from '@pbr/schemas/property/map';
import { cellAt, type Frame } from '@pbr/schemas/property/search/frame';
import type { View } from './view.ts';

interface Room {
  /** The level of the cells. */
  finest: number;
  /** So many circles have room from side to side. */
  across: number;
}

export interface CoarseCell<Inside> extends MapCell {
  frame: Frame;
  inside: Inside[];
}

/**
 * Joins cells until their circles have room. A joined cell lies in the middle of its listings, and its price is the
 * middle one of them, both as far as their cells tell it.
 */
export function coarseCells<Cell extends MapCell>(
  cells: readonly Cell[],
  { finest, across }: Room,
  { frame }: View,
): CoarseCell<Cell>[] {
  let coarse = finest;
  while ((frame.east - frame.west) / cellAt(coarse).lng > across) coarse += 1;
  const { lng, lat } = cellAt(coarse);
  const joined = new Map<string, { west: number; south: number; inside: Cell[] }>();
  for (const cell of cells) {
    const [x, y] = [Math.floor(cell.longitude / lng), Math.floor(cell.latitude / lat)];
    const found = joined.get(`${x},${y}`);
    if (found) found.inside.push(cell);
    else joined.set(`${x},${y}`, { west: x * lng, south: y * lat, inside: [cell] });
  }
  return [...joined.values()].map(({ west, south, inside }) => {
    const total = sum(inside, (cell) => cell.total);
    return {
      inside,
      total,
      longitude: sum(inside, (cell) => cell.longitude * cell.total) / total,
      latitude: sum(inside, (cell) => cell.latitude * cell.total) / total,
      medianPrice: middlePrice(inside),
      frame: { west, south, east: west + lng, north: south + lat },
    };
  });
}

const sum = (cells: readonly MapCell[], valueOf: (cell: MapCell) => number) =>
  cells.reduce((total, cell) => total + valueOf(cell), 0);

function middlePrice(cells: readonly MapCell[]): string | null {
  const priced = cells
    .flatMap(({ medianPrice, total }) => (medianPrice === null ? [] : [{ medianPrice, total }]))
    .sort((one, other) => Number(one.medianPrice) - Number(other.medianPrice));
  const half = priced.reduce((counted, { total }) => counted + total, 0) / 2;
  let below = 0;
  return priced.find(({ total }) => (below += total) >= half)?.medianPrice ?? null;
}
