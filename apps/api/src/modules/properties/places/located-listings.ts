import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { giveWay } from '../../../lib/give-way.ts';
import {
  blockOf,
  boundsOfBlock,
  type CellBounds,
  isWithin,
  MOST_BLOCKS,
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
  /** Block by block. */
  cells: Int32Array;
  blocks: readonly Block[];
  prices: Readonly<Record<OperationFilter, Float64Array>>;
  unlocated: number;
}

/** Cells that lie together: their bounds, and the indexes of their listings, from the first up to the last. */
interface Block {
  bounds: CellBounds;
  from: number;
  to: number;
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
    for (const { cells, blocks } of this.#kinds)
      for (const block of blocks) {
        const { from, to } = block;
        if (liesIn(block, bounds)) count += to - from;
        else if (touches(block, bounds))
          for (let index = from; index < to; index += 1)
            if (isWithin(cells[index] ?? 0, bounds)) count += 1;
      }
    return count;
  }

  unlocated(filter: KindFilter): number {
    return this.#of(filter).reduce((sum, kind) => sum + kind.unlocated, 0);
  }

  /** Block by block of each kind. The price is the one of the operation, else of the sale. */
  spots(filter: KindFilter, bounds: CellBounds | null): Spots {
    const kinds = this.#of(filter).map((kind) => ({
      kind,
      blocks: bounds ? kind.blocks.filter((block) => touches(block, bounds)) : kind.blocks,
    }));
    const most = kinds
      .flatMap(({ blocks }) => blocks)
      .reduce((n, { from, to }) => n + to - from, 0);
    const [cells, prices] = [new Int32Array(most), new Float64Array(most)];
    let count = 0;
    for (const { kind, blocks } of kinds) {
      const ofKind = kind.prices[filter.operation ?? 'venta'];
      for (const block of blocks) {
        const isWhole = bounds === null || liesIn(block, bounds);
        for (let index = block.from; index < block.to; index += 1) {
          const cell = kind.cells[index] ?? 0;
          if (!isWhole && !isWithin(cell, bounds)) continue;
          cells[count] = cell;
          prices[count] = ofKind[index] ?? Number.NaN;
          count += 1;
        }
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

const liesIn = ({ bounds }: Block, { west, east, south, north }: CellBounds) =>
  bounds.west >= west && bounds.east <= east && bounds.south >= south && bounds.north <= north;

const touches = ({ bounds }: Block, { west, east, south, north }: CellBounds) =>
  bounds.west < east && bounds.east > west && bounds.south < north && bounds.north > south;

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
  const next = new Int32Array(MOST_BLOCKS);
  for (const kind of gathered.values()) {
    await step();
    kinds.push(kindOf(kind, next));
  }
  return new LocatedListings(kinds);
}

/**
 * The listings sorted by block, by counting: comparing a million numbers would keep the server busy for a second. Most blocks are empty, so
 * `next`, with a zero for each, serves one kind after the other.
 */
function kindOf(
  { operation, type, cells, venta, renta, unlocated }: Gathered,
  next: Int32Array,
): Kind {
  const filled: number[] = [];
  for (const cell of cells) {
    const block = blockOf(cell);
    const size = next[block] ?? 0;
    if (size === 0) filled.push(block);
    next[block] = size + 1;
  }
  const blocks: Block[] = [];
  let start = 0;
  for (const block of filled.toSorted((a, b) => a - b)) {
    const size = next[block] ?? 0;
    blocks.push({ bounds: boundsOfBlock(block), from: start, to: start + size });
    next[block] = start;
    start += size;
  }
  const places = cells.map((cell) => {
    const place = next[blockOf(cell)] ?? 0;
    next[blockOf(cell)] = place + 1;
    return place;
  });
  for (const block of filled) next[block] = 0;
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
    blocks,
    prices: { venta: pricesOf(venta), renta: pricesOf(renta) },
    unlocated,
  };
}
