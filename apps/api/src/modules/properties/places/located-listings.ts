import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { giveWay } from '../../../lib/give-way.ts';
import { type CellBounds, isWithin } from '@pbr/search-language/places/cells';
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
  cells: Int32Array;
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
    for (const { cells } of this.#kinds)
      for (const cell of cells) if (isWithin(cell, bounds)) count += 1;
    return count;
  }

  unlocated(filter: KindFilter): number {
    return this.#of(filter).reduce((sum, kind) => sum + kind.unlocated, 0);
  }

  /** The price is the one of the operation, else of the sale. */
  spots(filter: KindFilter, bounds: CellBounds | null): Spots {
    const kinds = this.#of(filter);
    const most = kinds.reduce((sum, kind) => sum + kind.cells.length, 0);
    const [cells, prices] = [new Int32Array(most), new Float64Array(most)];
    let count = 0;
    for (const kind of kinds) {
      const ofKind = kind.prices[filter.operation ?? 'venta'];
      for (const [index, cell] of kind.cells.entries()) {
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
  return new LocatedListings(
    [...gathered.values()].map(({ operation, type, cells, venta, renta, unlocated }) => ({
      operation,
      type,
      cells: Int32Array.from(cells),
      prices: { venta: pricesOf(venta), renta: pricesOf(renta) },
      unlocated,
    })),
  );
}

/** Empty where no listing has a price: nothing of a kind for rent has one for sale. */
const pricesOf = (prices: readonly number[]) =>
  prices.every(Number.isNaN) ? new Float64Array() : Float64Array.from(prices);
