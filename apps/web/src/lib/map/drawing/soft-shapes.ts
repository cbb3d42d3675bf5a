import type { PropertyMap } from '@pbr/schemas/property/map';
import { cellAt, type Frame } from '@pbr/schemas/property/search/frame';
import { viewOf, type Position } from './view.ts';

/**
 * Shapes are made of cells of which at most so many fit from side to side, so that they are seen as areas; the outline of a whole place of
 * fewer, so that it is one line around all but the farthest.
 */
const MOST_CELLS = { area: 22, place: 10 };
/** A cell counts so much for each node of the grid around it, by the squares of their distances in halves of a cell; nothing from three halves on. */
const REACH = 2;
/** The least value of a node in a shape, in its light edge, and in the outline of a place. */
const LEAST = { area: 0.4, outskirts: 0.08, place: 0.5 };
/** The weights of a cell with few listings and of the fullest one. */
const WEIGHT = { least: 0.8, most: 1.3 };

/** Rings around listings; near ones share one, and nothing inside is left out. */
export interface SoftShapes {
  area: Position[][];
  /** Around the areas. */
  outskirts: Position[][];
}

/** Soft shapes around listings: the more there are, the further they reach. */
export function softShapes(map: PropertyMap): SoftShapes {
  const rings = ringsAround(map, MOST_CELLS.area);
  return { area: rings(LEAST.area), outskirts: rings(LEAST.outskirts) };
}

/** The outline of a place in which all of the listings are. */
export const placeOutline = (map: PropertyMap): Position[][] =>
  ringsAround(map, MOST_CELLS.place)(LEAST.place);

/** Makes the lines around what has at least so much. */
function ringsAround(map: PropertyMap, mostCells: number): (least: number) => Position[][] {
  const { frame } = viewOf(map.frame);
  const grid = gridOf(map, frame, mostCells);
  if (grid.cells.length === 0) return () => [];
  const field = fieldOf(grid);
  const { lng, lat } = cellAt(grid.size);
  const at = ([x, y]: Position): Position => [
    ((x + grid.west) * lng) / 2,
    ((y + grid.south) * lat) / 2,
  ];
  return (least) => outerRings(field, least).map((ring) => ring.map(at));
}

/** The cells with listings, in halves of a cell from the corner of the grid. */
interface Grid {
  size: number;
  west: number;
  south: number;
  cells: { x: number; y: number; total: number }[];
}

function gridOf({ cells, points, level }: PropertyMap, frame: Frame, mostCells: number): Grid {
  const [width, height] = [frame.east - frame.west, frame.north - frame.south];
  let size = cells.length > 0 ? level : 0;
  while (cellAt(size).lng < width / mostCells) size += 1;
  const { lng, lat } = cellAt(size);
  const totals = new Map<string, { x: number; y: number; total: number }>();
  for (const one of [...cells, ...points]) {
    // A few wrong points far away would make the grid a large one.
    const isFar =
      Math.abs(2 * one.longitude - frame.west - frame.east) > 3 * width ||
      Math.abs(2 * one.latitude - frame.south - frame.north) > 3 * height;
    if (isFar) continue;
    const x = 2 * Math.floor(one.longitude / lng) + 1;
    const y = 2 * Math.floor(one.latitude / lat) + 1;
    const before = totals.get(`${x},${y}`)?.total ?? 0;
    totals.set(`${x},${y}`, { x, y, total: before + ('total' in one ? one.total : 1) });
  }
  const found = [...totals.values()];
  const margin = REACH + 2;
  const west = Math.min(...found.map(({ x }) => x)) - margin;
  const south = Math.min(...found.map(({ y }) => y)) - margin;
  return {
    size,
    west,
    south,
    cells: found.map(({ x, y, total }) => ({ x: x - west, y: y - south, total })),
  };
}

/** How much each node belongs to a shape, row by row. */
interface Field {
  columns: number;
  rows: number;
  values: Float64Array;
}

function fieldOf({ cells }: Grid): Field {
  const margin = REACH + 3;
  const columns = Math.max(0, ...cells.map(({ x }) => x)) + margin;
  const rows = Math.max(0, ...cells.map(({ y }) => y)) + margin;
  const values = new Float64Array(columns * rows);
  const most = Math.max(...cells.map(({ total }) => total));
  for (const { x, y, total } of cells) {
    const weight = WEIGHT.least + (WEIGHT.most - WEIGHT.least) * Math.sqrt(total / most);
    for (let up = -REACH; up <= REACH; up += 1)
      for (let right = -REACH; right <= REACH; right += 1) {
        const node = (y + up) * columns + x + right;
        const share = Math.max(0, 1 - (up * up + right * right) / (REACH + 1) ** 2);
        values[node] = (values[node] ?? 0) + weight * share * share;
      }
  }
  return { columns, rows, values };
}

/** The corners of a square of nodes, against the clock. */
const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** The lines around the nodes that have at least so much, after the method of marching squares. */
function outerRings({ columns, rows, values }: Field, least: number): Position[][] {
  const spots = new Map<string, Position>();
  const next = new Map<string, string>();
  const valueAt = ([x, y]: Position) => values[y * columns + x] ?? 0;
  for (let row = 0; row < rows - 1; row += 1)
    for (let column = 0; column < columns - 1; column += 1) {
      const corners = CORNERS.map(([x, y]): Position => [column + x, row + y]);
      const crossings = corners.flatMap((from, side) => {
        const to = corners[(side + 1) % corners.length] ?? from;
        const [own, other] = [valueAt(from), valueAt(to)];
        const leaves = own >= least;
        if (leaves === other >= least) return [];
        // The square beside it walks the same side the other way.
        const key = `${from[0] + to[0]} ${from[1] + to[1]}`;
        const share = (least - own) / (other - own);
        spots.set(key, [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
        return [{ key, leaves }];
      });
      // From where the inside is left to where it begins again: what touches at a corner is one.
      for (const [index, { key, leaves }] of crossings.entries()) {
        const entry = crossings[(index + 1) % crossings.length];
        if (leaves && entry) next.set(key, entry.key);
      }
    }
  return ringsOf(next, spots).filter((ring) => areaOf(ring) > 0);
}

function ringsOf(next: Map<string, string>, spots: Map<string, Position>): Position[][] {
  const rings: Position[][] = [];
  for (const start of next.keys()) {
    const ring: Position[] = [];
    for (let key: string | undefined = start; key !== undefined;) {
      const spot = spots.get(key);
      if (spot) ring.push(spot);
      const following: string | undefined = next.get(key);
      next.delete(key);
      key = following;
    }
    // The last spot is the first one.
    if (ring.length > 3) rings.push(ring.slice(0, -1));
  }
  return rings;
}

/** Twice the area; a hole runs the other way round. */
const areaOf = (ring: readonly Position[]) =>
  ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
