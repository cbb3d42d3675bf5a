import type { Db } from '@pbr/db/client';
import type { MyProperty } from '@pbr/schemas/my-properties';
import type { Property, PropertyCard } from '@pbr/schemas/property';
import type { PropertyFilters, Sort } from '@pbr/schemas/property-search';
import { type SQL, sql } from 'drizzle-orm';
import {
  filterConditions,
  isPriceFiltered,
  priceInRange,
  wordsOf,
} from './property-filters.queries.ts';
import { type ListingShape, listingsJson } from './property-json.queries.ts';
import {
  afterCursor,
  cursorJson,
  keyColumns,
  type Order,
  orderBy,
  orderOf,
} from './property-order.queries.ts';

interface ListingItem {
  card: PropertyCard;
  record: Property;
  'own card': MyProperty;
  'own record': Property;
}

export interface ListingQuery<Shape extends ListingShape = ListingShape> {
  /** Whose listings, paused ones too; without it what is listed, whosever it is. */
  ownerId?: string;
  /** Whose listings of what is listed. */
  listedBy?: string;
  filters: PropertyFilters;
  sort: Sort;
  limit: number;
  /** Either a number of rows to pass over, or the keys of the row to go on after. */
  offset: number;
  after: readonly (string | null)[] | null;
  shape: Shape;
  /** Up to this number matches are counted exactly and gathered; null leaves the count out and `total` is 0. */
  countCap: number | null;
  now: Date;
}

export interface ListingRows<Item> {
  items: Item[];
  /** countCap + 1 means "more than that". */
  total: number;
  /** The keys of the last row when there are more after it. */
  next: (string | null)[] | null;
}

/**
 * One page of listed properties and how many match. Few matches are gathered, counted and sorted in one statement; when there are
 * more than `countCap`, a second one walks the index of the order instead, where the page is then near.
 */
export async function findListings<Shape extends ListingShape>(
  db: Db,
  query: ListingQuery<Shape>,
): Promise<ListingRows<ListingItem[Shape]>> {
  const order = orderOf(query.sort, query.filters.operation);
  const conditions = filterConditions(query.filters, query.now);
  if (conditions.length === 0)
    return run(db, walkStatement(query, order, conditions, boundedCount(query)));
  const cap = query.countCap ?? 0;
  const gathered = await run<ListingItem[Shape]>(
    db,
    gatherStatement(query, order, conditions, cap),
  );
  if (gathered.total <= cap) return gathered;
  return run(db, walkStatement(query, order, conditions, sql`${gathered.total}::int`));
}

/** The statements build the keys of the contract, which the doors' output schemas check. */
async function run<Item>(db: Db, statement: SQL): Promise<ListingRows<Item>> {
  const [row] = await db.execute<ListingRows<Item> & Record<string, unknown>>(statement);
  if (!row) throw new Error('the list statement returned no row');
  return row;
}

function boundedCount(query: ListingQuery): SQL {
  const { countCap } = query;
  if (countCap === null) return sql`0`;
  return sql`(select count(*)::int from (select 1 from properties p where ${scopeOf(query)} limit ${countCap + 1}) counted)`;
}

function gatherStatement(query: ListingQuery, order: Order, conditions: SQL[], cap: number): SQL {
  const after = query.after ? sql`and ${afterCursor(order, query.after)}` : sql``;
  return sql`
    with matched as materialized (
      select ${keyColumns(order, sql`p`)} from properties p where ${allOf(query, conditions)} limit ${cap + 1}
    ), total as materialized (
      select count(*)::int as n from matched
    ), ${pageOf(
      order,
      query.limit,
      sql`select * from matched where (select n from total) <= ${cap} ${after}
        ${orderBy(order)} limit ${query.limit + 1} offset ${query.offset}`,
    )}
    ${answer(query, order, sql`(select n from total)`)}`;
}

function walkStatement(query: ListingQuery, order: Order, conditions: SQL[], total: SQL): SQL {
  const after = query.after ? [afterCursor(order, query.after)] : [];
  const ordered = sql`${orderBy(order)} limit ${query.limit + 1} offset ${query.offset}`;
  const columns = keyColumns(order, sql`p`);
  const branches = priceBranches(query, order);
  const rows = branches
    ? sql`select * from (${sql.join(
        branches.map(
          (
            branch,
          ) => sql`(select ${columns} from properties p where ${allOf(query, [...conditions, ...after, branch])}
            ${orderBy(order)} limit ${query.limit + 1 + query.offset})`,
        ),
        sql` union all `,
      )}) branches ${ordered}`
    : sql`select ${columns} from properties p where ${allOf(query, [...conditions, ...after])} ${ordered}`;
  return sql`with ${pageOf(order, query.limit, rows)} ${answer(query, order, total)}`;
}

/**
 * "In the range or without a price" in the order of that price would be walked from the far end; as two ranges of the index each
 * part starts where its rows are.
 */
function priceBranches({ filters }: ListingQuery, order: Order): [SQL, SQL] | null {
  const [first] = order.keys;
  if (!filters.operation || !isPriceFiltered(filters) || first?.sentinel === undefined) return null;
  const sentinel = sql.raw(String(first.sentinel));
  return [
    sql`${priceInRange(sql`p.${first.column}`, filters)} and p.${first.column} <> ${sentinel}`,
    sql`p.${first.column} = ${sentinel}`,
  ];
}

const allOf = (query: ListingQuery, conditions: SQL[]) =>
  sql.join([scopeOf(query), ...conditions], sql` and `);

function scopeOf({ ownerId, listedBy }: ListingQuery): SQL {
  if (listedBy !== undefined) return sql`p.listed and p.owner_id = ${listedBy}`;
  return ownerId === undefined
    ? sql`p.listed`
    : sql`p.owner_id = ${ownerId} and p.deleted_at is null`;
}

/** `rows` are the keys of up to limit + 1 listings; the extra one only tells that there is a next page. */
function pageOf(order: Order, limit: number, rows: SQL): SQL {
  return sql`ranked as materialized (
      select r.*, row_number() over (${orderBy(order)}) as pos from (${rows}) r
    ), page as (select * from ranked where pos <= ${limit})`;
}

function answer({ shape, limit }: ListingQuery, order: Order, total: SQL): SQL {
  return sql`select ${listingsJson(shape)} as items, ${total} as total,
    (select ${cursorJson(order)} from ranked where pos = ${limit} and exists (select from ranked where pos > ${limit})) as next`;
}

/**
 * The text with every unknown word replaced by the nearest known one, or null when there is nothing to correct. Words with other
 * characters than letters are left as they are.
 */
export async function findCorrection(db: Db, search: string): Promise<string | null> {
  const words = sql`unnest(${sql.param(wordsOf(search))}::text[]) with ordinality as typed (word, pos)`;
  const [row] = await db.execute<{ corrected: string | null }>(sql`
    select case when bool_and(term is not null) and bool_or(term <> word) then string_agg(term, ' ' order by pos) end as corrected
    from (
      select pos, word, case
        when word !~ '^[a-z]{3,}$' or exists (select from search_terms where term like pbr_contains(word)) then word
        else nearest_search_term(word) end as term
      from (select pbr_norm(word) as word, pos from ${words}) normalised
    ) corrected`);
  return row?.corrected ?? null;
}
