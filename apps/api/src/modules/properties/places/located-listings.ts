import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { giveWay } from '../../../lib/give-way.ts';
import {
  type CellBounds,
  columnOf,
  isWithin,
  MOST_COLUMNS,
} from '@pbr/search-language/places/cells';
import type { CountedColonia } from './place-counts.queries.ts';

/** Listings by their cells, in no order. */
export interface Spots {
  cells: ArrayLike<number>;
  /** In cents of a peso, of the same listings; NaN of one without a price that counts in a median. */
  prices: ArrayLike<number>;
}

/** The filters that these listings know. */
interface KindFilter {
  operation?: OperationFilter | undefined;
  /** Empty for all. */
  types: readonly string[];
}

/** The listings of one operation type and property type. */
interface Kind {
  operation: string;
  type: string;
  /** Column by column from the west. */
  cells: Int32Array;
  /** The index of the first listing in each column. */
  columns: Int32Array;
  prices: Readonly<Record<OperationFilter, Float64Array>>;
  unlocated: number;
}

/** The public points of the listings on offer by their cells, with their prices. A map counts them without a statement. */
export class LocatedListings {
  readonly #kinds: readonly Kind[];

  constructor(kinds: readonly Kind[]) {
    this.#kinds = kinds;
  }

  /** The listings in a frame, whatever their kind. */
  countIn(bounds: CellBounds): number {
    let count = 0;
    for (const kind of this.#kinds) {
      const { cells } = kind;
      const [from, to] = rangeIn(kind, bounds);
      for (let index = from; index < to; index += 1)
        if (isWithin(cells[index] ?? 0, bounds)) count += 1;
    }
    return count;
  }

  unlocated(filter: KindFilter): number {
    return this.#of(filter).reduce((sum, kind) => sum + kind.unlocated, 0);
  }

  /** The price is the one of the operation, else of the sale. */
  spots(filter: KindFilter, bounds: CellBounds | null): Spots {
    const kinds = this.#of(filter);
    const ranges = kinds.map((kind) => ({ kind, range: rangeIn(kind, bounds) }));
    const most = ranges.reduce((sum, { range: [from, to] }) => sum + to - from, 0);
    const [cells, prices] = [new Int32Array(most), new Float64Array(most)];
    let count = 0;
    for (const {
      kind,
      range: [from, to],
    } of ranges) {
      const ofKind = kind.prices[filter.operation ?? 'venta'];
      for (let index = from; index < to; index += 1) {
        const cell = kind.cells[index] ?? 0;
        if (bounds && !isWithin(cell, bounds)) continue;
        cells[count] = cell;
        prices[count] = ofKind[index] ?? Number.NaN;
        count += 1;
      }
    }
    return { cells: cells.subarray(0, count), prices: prices.subarray(0, count) };
  }

  #of({ operation, types }: KindFilter): readonly Kind[] {
    return this.#kinds.filter(
      (kind) =>
        (operation === undefined || [operation, 'ambos'].includes(kind.operation)) &&
        (types.length === 0 || types.includes(kind.type)),
    );
  }
}

/** The listings of a kind in the columns of a frame: from the first index up to the second. */
const rangeIn = ({ columns, cells }: Kind, bounds: CellBounds | null): [number, number] =>
  bounds
    ? [columnStart(columns, bounds.west), columnStart(columns, bounds.east)]
    : [0, cells.length];

const columnStart = (columns: Int32Array, column: number) =>
  columns[Math.max(0, Math.min(column, columns.length - 1))] ?? 0;

interface Gathered {
  operation: string;
  type: string;
  cells: number[];
  venta: number[];
  renta: number[];
  unlocated: number;
}

export async function createLocatedListings(
  counts: readonly CountedColonia[],
): Promise<LocatedListings> {
  const step = giveWay();
  const gathered = new Map<string, Gathered>();
  for (const { offers } of counts) {
    await step();
    for (const { operation, type, cells, venta, renta } of offers) {
      const key = `${operation}/${type}`;
      const kind = gathered.get(key) ?? {
        operation,
        type,
        cells: [],
        venta: [],
        renta: [],
        unlocated: 0,
      };
      gathered.set(key, kind);
      for (const [index, cell] of cells.entries()) {
        if (cell === null) {
          kind.unlocated += 1;
          continue;
        }
        kind.cells.push(cell);
        kind.venta.push(venta.usual[index] ?? Number.NaN);
        kind.renta.push(renta.usual[index] ?? Number.NaN);
      }
    }
  }
  const kinds: Kind[] = [];
  for (const kind of gathered.values()) {
    await step();
    kinds.push(kindOf(kind));
  }
  return new LocatedListings(kinds);
}

/** The listings sorted by column, by counting: comparing a million numbers would keep the server busy for a second. */
function kindOf({ operation, type, cells, venta, renta, unlocated }: Gathered): Kind {
  const columns = new Int32Array(MOST_COLUMNS + 1);
  for (const cell of cells) columns[columnOf(cell) + 1] = (columns[columnOf(cell) + 1] ?? 0) + 1;
  for (let column = 1; column <= MOST_COLUMNS; column += 1)
    columns[column] = (columns[column] ?? 0) + (columns[column - 1] ?? 0);
  const next = columns.slice();
  const places = cells.map((cell) => {
    const place = next[columnOf(cell)] ?? 0;
    next[columnOf(cell)] = place + 1;
    return place;
  });
  const sorted = <List extends Int32Array | Float64Array>(list: List, from: readonly number[]) => {
    for (const [index, place] of places.entries()) list[place] = from[index] ?? Number.NaN;
    return list;
  };
  // Nothing of a kind for rent has a price of sale.
  const pricesOf = (prices: readonly number[]) =>
    prices.every(Number.isNaN)
      ? new Float64Array()
      : sorted(new Float64Array(prices.length), prices);
  return {
    operation,
    type,
    cells: sorted(new Int32Array(cells.length), cells),
    columns,
    prices: { venta: pricesOf(venta), renta: pricesOf(renta) },
    unlocated,
  };
}
