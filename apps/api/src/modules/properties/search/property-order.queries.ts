import { NO_PRICE_ASC, NO_PRICE_DESC } from '@pbr/db/schema/properties/derived-columns';
import type { Sort } from '@pbr/schemas/property/search';
import type { OperationFilter } from '@pbr/schemas/property/search/filters';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';

/** A column of an order and how a cursor carries it. */
interface OrderKey {
  column: SQL;
  /** The Postgres type of the value. */
  type: SQL;
  /** Stands for "no price" in the column; a cursor carries null instead. */
  sentinel?: number;
  /** The same value, from columns of `p` that every index of the catalogue carries. */
  from?: SQL;
}

/** All keys run in one direction, so that "after this row" is a plain comparison of rows. The last key is unique. */
export interface Order {
  direction: 'asc' | 'desc';
  keys: OrderKey[];
  /** Goes before the keys where the matches are gathered, in the same direction. */
  relevance?: SQL;
}

const CREATED: OrderKey = { column: sql`created_at`, type: sql`timestamptz` };
const ID: OrderKey = { column: sql`id`, type: sql`uuid` };
const BEDROOMS: OrderKey = { column: sql`bed_key`, type: sql`smallint` };

/** With an operation its price counts; with none the sale price, else the rent. */
const PRICES = {
  venta: { prefix: 'sale', prices: sql`p.sale_mxn` },
  renta: { prefix: 'rent', prices: sql`p.rent_mxn` },
  any: { prefix: 'price', prices: sql`p.sale_mxn, p.rent_mxn` },
} as const;

export function orderOf(sort: Sort, operation: OperationFilter | undefined): Order {
  const { prefix, prices } = PRICES[operation ?? 'any'];
  const priceKey = (suffix: string, sentinel: number): OrderKey => ({
    column: sql.raw(`${prefix}_${suffix}`),
    type: sql`numeric`,
    sentinel,
    from: sql`coalesce(${prices}, ${sql.raw(String(sentinel))})`,
  });
  switch (sort) {
    case 'newest':
      return { direction: 'desc', keys: [CREATED, ID] };
    case 'bedrooms':
      return { direction: 'desc', keys: [BEDROOMS, CREATED, ID] };
    case 'price-low':
      return { direction: 'asc', keys: [priceKey('asc', NO_PRICE_ASC), ID] };
    case 'price-high':
      return { direction: 'desc', keys: [priceKey('desc', NO_PRICE_DESC), ID] };
  }
}

export function orderBy({ keys, direction, relevance }: Order): SQL {
  const ranks = relevance === undefined ? [] : [sql`relevance`];
  const columns = [...ranks, ...keys.map(({ column }) => column)].map((column) =>
    direction === 'asc' ? sql`${column} asc` : sql`${column} desc`,
  );
  return sql`order by ${sql.join(columns, sql`, `)}`;
}

export function keyColumns({ keys }: Order, table?: SQL): SQL {
  return sql.join(
    keys.map(({ column }) => (table ? sql`${table}.${column}` : column)),
    sql`, `,
  );
}

/** The keys of `p`, from columns that every index of the catalogue carries, so that no row has to be fetched for them. */
export function carriedKeyColumns({ keys }: Order): SQL {
  return sql.join(
    keys.map(({ column, from }) => (from ? sql`${from} as ${column}` : sql`p.${column}`)),
    sql`, `,
  );
}

/** The keys of a row as a JSON array of text, for a cursor. */
export function cursorJson({ keys }: Order): SQL {
  const values = keys.map(({ column, sentinel }) =>
    sentinel === undefined
      ? sql`to_json(${column}) #>> '{}'`
      : sql`nullif(${column}, ${sql.raw(String(sentinel))})::text`,
  );
  return sql`json_build_array(${sql.join(values, sql`, `)})`;
}

/** Turns the values of a cursor into those of the columns. */
export function keyValues({ keys }: Order, carried: readonly (string | null)[]): string[] {
  return keys.map(({ sentinel }, index) => carried[index] ?? String(sentinel));
}

/** "Comes after the row with these keys". */
export function afterKeys(
  { keys, direction }: Order,
  values: readonly (string | Placeholder)[],
): SQL {
  const row = sql.join(
    keys.map(({ type }, index) => sql`${values[index]}::${type}`),
    sql`, `,
  );
  const columns = sql.join(
    keys.map(({ column }) => column),
    sql`, `,
  );
  return sql`(${columns}) ${direction === 'asc' ? sql`>` : sql`<`} (${row})`;
}
