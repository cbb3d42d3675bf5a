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

interface CellSum {
  column: number;
  row: number;
  total: number;
  prices: number[];
}

/** The cells of a level with their listings and the middle price; those with most listings last, so that they are drawn on top. */
export async function cellsOf(spots: Spots, level: number): Promise<MapCell[]> {
  const sums = sumsOf(spots, level);
  const step = giveWay();
  const drawn: MapCell[] = [];
  const { lng, lat } = cellAt(level);
  for (const { column, row, total, prices } of sums) {
    await step();
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

function sumsOf({ cells, prices }: Spots, level: number): Iterable<CellSum> {
  const sums = new Map<number, CellSum>();
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] ?? 0;
    const [column, row] = [columnOf(cell) >> level, rowOf(cell) >> level];
    const key = column * 2 ** 15 + row;
    let sum = sums.get(key);
    if (!sum) {
      sum = { column, row, total: 0, prices: [] };
      sums.set(key, sum);
    }
    sum.total += 1;
    const price = prices[index] ?? Number.NaN;
    if (!Number.isNaN(price)) sum.prices.push(price);
  }
  return sums.values();
}
