import { cellAt, type Frame, roundedFrame } from '@pbr/schemas/property/search/frame';
import type { MapCell } from '@pbr/schemas/property/map';
import { giveWay } from '../../../lib/give-way.ts';
import {
  boundsOf,
  columnOf,
  COLUMNS_WEST,
  frameOf,
  MOST_COLUMNS,
  rowOf,
} from '@pbr/search-language/places/cells';
import type { Spots } from '../places/located-listings.ts';
import { middleAt } from './middle-at.ts';

/** A map is at most so many cells wide and high: between 16 and 32 wide where it is about as high as wide. */
const MOST_CELLS = { wide: 32, high: 64 };

/** The level of the cells that are drawn in a frame. */
export function levelIn(frame: Frame): number {
  const { west, east, south, north } = boundsOf(frame);
  const cells = Math.max((east - west) / MOST_CELLS.wide, (north - south) / MOST_CELLS.high);
  return Math.max(0, Math.ceil(Math.log2(cells)));
}

/** The frame of many listings leaves out this share at each side: a few wrong points would make a city a map of the country. */
const LEFT_OUT = { share: 0.005, from: 200 };

/** The rounded frame around the listings; null without any. */
export function frameAround({ cells }: Pick<Spots, 'cells'>): Frame | null {
  if (cells.length === 0) return null;
  const columns = new Uint32Array(MOST_COLUMNS);
  const rows = new Uint32Array(MOST_COLUMNS);
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    columns[columnOf(cell)] = (columns[columnOf(cell)] ?? 0) + 1;
    rows[rowOf(cell)] = (rows[rowOf(cell)] ?? 0) + 1;
  }
  const leftOut = cells.length < LEFT_OUT.from ? 0 : Math.floor(cells.length * LEFT_OUT.share);
  const [west, east] = rangeWithout(leftOut, columns);
  const [south, north] = rangeWithout(leftOut, rows);
  return roundedFrame(frameOf({ west, east: east + 1, south, north: north + 1 }));
}

/** The first and the last index that remain when so many are left out at each end. */
function rangeWithout(leftOut: number, counts: Uint32Array): [number, number] {
  return [
    indexBeyond(leftOut, counts),
    counts.length - 1 - indexBeyond(leftOut, counts.toReversed()),
  ];
}

function indexBeyond(leftOut: number, counts: Uint32Array): number {
  let passed = 0;
  return counts.findIndex((count) => (passed += count) > leftOut);
}

/** The listings of a cell. */
interface CellSum {
  column: number;
  row: number;
  /** Indexes of its listings: from the first of two up to the second, and so on. */
  runs: number[];
}

/** The cells of a level with their listings and the middle price; those with most listings last, so that they are drawn on top. */
export async function cellsOf(spots: Spots, level: number): Promise<MapCell[]> {
  const step = giveWay();
  const drawn: MapCell[] = [];
  const { lng, lat } = cellAt(level);
  const space = new Float64Array(spots.cells.length);
  for (const { column, row, runs } of sumsOf(spots, level)) {
    await step();
    const { total, prices } = gathered(runs, spots, space);
    const price = middleAt(prices);
    drawn.push({
      longitude: exactly((column - COLUMNS_WEST / 2 ** level + 0.5) * lng),
      latitude: exactly((row + 0.5) * lat),
      total,
      medianPrice: price === null ? null : (price / 100).toFixed(2),
    });
  }
  return drawn.toSorted(
    (a, b) => a.total - b.total || a.latitude - b.latitude || a.longitude - b.longitude,
  );
}

/** Without the error of a multiplication: the middle of a cell has five decimals. */
const exactly = (degrees: number) => Number(degrees.toFixed(5));

/** Listings of one block of cells follow each other in memory: a cell of a far map is looked up once for many of them. */
function sumsOf({ cells }: Spots, level: number): Iterable<CellSum> {
  const sums = new Map<number, CellSum>();
  let sum: CellSum | undefined;
  let last = -1;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const column = columnOf(cell) >> level;
    const row = rowOf(cell) >> level;
    const key = column * 2 ** 15 + row;
    if (key === last) continue;
    last = key;
    sum?.runs.push(index);
    sum = sums.get(key) ?? { column, row, runs: [] };
    sums.set(key, sum);
    sum.runs.push(index);
  }
  sum?.runs.push(cells.length);
  return sums.values();
}

/** The number of listings in the runs, and their prices in `space`, which the next cell may overwrite. */
function gathered(runs: readonly number[], { prices }: Spots, space: Float64Array) {
  let [total, priced] = [0, 0];
  for (let run = 0; run < runs.length; run += 2) {
    const [from, to] = [runs[run] ?? 0, runs[run + 1] ?? 0];
    total += to - from;
    for (let index = from; index < to; index += 1) {
      const price = prices[index] ?? Number.NaN;
      if (Number.isNaN(price)) continue;
      space[priced] = price;
      priced += 1;
    }
  }
  return { total, prices: space.subarray(0, priced) };
}
