import { cellAt, type Frame } from '@pbr/schemas/property/search/frame';

/** A cell of the grid of public points is one number: its column from the west above `ROW_BITS`, and its row from the south below. */
export const ROW_BITS = 15;
const ROWS = 2 ** ROW_BITS;
/** Columns are counted from so many west of Greenwich, so that they are positive; the cells of each level begin there, too. */
export const COLUMNS_WEST = 65_536;

/** All columns of Mexico are below this one. */
export const MOST_COLUMNS = 2 ** ROW_BITS;

export const columnOf = (cell: number) => cell >> ROW_BITS;
export const rowOf = (cell: number) => cell & (ROWS - 1);

/** Columns and rows; those of the east and north edge are outside. */
export interface CellBounds {
  west: number;
  east: number;
  south: number;
  north: number;
}

const { lng, lat } = cellAt(0);

/** The cells in a rounded frame. */
export const boundsOf = ({ west, south, east, north }: Frame): CellBounds => ({
  west: Math.round(west / lng) + COLUMNS_WEST,
  east: Math.round(east / lng) + COLUMNS_WEST,
  south: Math.round(south / lat),
  north: Math.round(north / lat),
});

/** The cell of a public point. */
export const cellAround = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  (floored(longitude, lng) + COLUMNS_WEST) * ROWS + floored(latitude, lat);

/** A point on the edge of a cell must not fall out of it by the error of a division. */
const floored = (degrees: number, side: number) => Math.floor(degrees / side + 1e-7);

/** A frame around the cells. */
export const frameOf = ({ west, south, east, north }: CellBounds): Frame => ({
  west: (west - COLUMNS_WEST) * lng,
  south: south * lat,
  east: (east - COLUMNS_WEST) * lng,
  north: north * lat,
});

export function isWithin(cell: number, { west, east, south, north }: CellBounds): boolean {
  const column = columnOf(cell);
  const row = rowOf(cell);
  return column >= west && column < east && row >= south && row < north;
}

/** A block is a cell of this level, about 13 kilometres wide. */
const BLOCK_LEVEL = 6;
const BLOCK_BITS = ROW_BITS - BLOCK_LEVEL;

/** All blocks of Mexico are below this number. */
export const MOST_BLOCKS = 2 ** (2 * BLOCK_BITS);

/** The number of the block around a cell: column by column from the west. */
export const blockOf = (cell: number) =>
  ((columnOf(cell) >> BLOCK_LEVEL) << BLOCK_BITS) | (rowOf(cell) >> BLOCK_LEVEL);

/** The cells in a block. */
export function boundsOfBlock(block: number): CellBounds {
  const west = (block >> BLOCK_BITS) << BLOCK_LEVEL;
  const south = (block & (2 ** BLOCK_BITS - 1)) << BLOCK_LEVEL;
  return { west, south, east: west + 2 ** BLOCK_LEVEL, north: south + 2 ** BLOCK_LEVEL };
}
