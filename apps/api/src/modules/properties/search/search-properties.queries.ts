import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { oneRow } from '@pbr/db/sql/rows';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { PropertyCard } from '@pbr/schemas/property/read';
import type { Sort } from '@pbr/schemas/property/search';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { filterConditions, type ListingFilters } from './property-filters.queries.ts';
import { priceParts, pricePartsInOrder } from './price-parts.queries.ts';
import { type ListingShape, listingsJson } from '../property-json.queries.ts';
import {
  afterKeys,
  carriedKeyColumns,
  cursorJson,
  keyColumns,
  keyValues,
  type Order,
  orderBy,
  orderOf,
} from './property-order.queries.ts';
import { chooseApproach, PLAIN, type SearchApproach } from './search-approach.queries.ts';

interface ListingItem {
  card: PropertyCard;
  'own card': MyProperty;
}

export interface ListingQuery<Shape extends ListingShape = ListingShape> {
  /** Only this person's listings, paused ones too; without it all listed properties. */
  ownerId?: string;
  /** Only this person's listed properties. */
  listedBy?: string;
  filters: ListingFilters;
  sort: Sort;
  limit: number;
  /** Either `offset` is the number of rows to skip, or `after` holds the keys of the row before the page. */
  offset: number;
  after: readonly (string | null)[] | null;
  shape: Shape;
  /** Up to this number matches are counted exactly and gathered; null leaves the count out and `total` is 0. */
  countCap: number | null;
  now: Date;
}

interface ListingPage<Items> {
  items: Items;
  /** `countCap + 1` means "more than that". */
  total: number;
  /** The keys of the last row when more rows follow, otherwise null. */
  next: (string | null)[] | null;
}

export type ListingRows<Item> = ListingPage<Item[]>;

/** The rows of an order that a statement answers; placeholders get their values when it runs. */
interface PageWindow {
  limit: number | Placeholder;
  offset: number | Placeholder | SQL;
  /** The number of rows to find: one more than on the page tells that there is a next page. */
  found: SQL;
  after: readonly (string | Placeholder)[] | null;
}

/**
 * One page of listed properties and the number of matches. One statement gathers, counts and sorts a few matches; when there are too
 * many, a second one walks the index of the order instead, which then reaches the page soon. All listings in some order, which
 * everybody reads, are a prepared statement.
 */
export function findListings<Shape extends keyof ListingItem>(
  db: Db,
  query: ListingQuery<Shape>,
): Promise<ListingRows<ListingItem[Shape]>> {
  return findPage(db, query, sql`json`);
}

/** The same as JSON text in the contract's keys, so that nobody has to parse it before it is sent. */
export function findListingsText(
  db: Db,
  query: ListingQuery<'record' | 'own record'>,
): Promise<ListingPage<string>> {
  return findPage(db, query, sql`text`);
}

async function findPage<Items>(
  db: Db,
  query: ListingQuery,
  type: SQL,
): Promise<ListingPage<Items>> {
  const order = orderOf(query.sort, query.filters.operation);
  const isOfAll = query.ownerId === undefined && query.listedBy === undefined;
  const approach = isOfAll ? await chooseApproach(db, query.filters) : PLAIN;
  const conditions = filterConditions(query.filters, query.now, approach.checkedWords);
  const after = query.after && keyValues(order, query.after);
  const { limit, offset } = query;
  const window: PageWindow = { limit, offset, found: sql`${limit + 1}::int`, after };
  const statement: Statement = { query, order, approach, conditions, window, type };
  if (conditions.length === 0) {
    return isOfAll
      ? runPrepared(db, statement)
      : run(db, walkStatement(statement, boundedCount(query)));
  }
  const countCap = query.countCap ?? 0;
  const cap = approach.areFew && query.sort !== 'newest' ? GATHERED_AT_MOST : countCap;
  const gathered = await run<Items>(db, gatherStatement(statement, cap));
  const total = query.countCap === null ? 0 : Math.min(gathered.total, countCap + 1);
  if (gathered.total <= cap) return { ...gathered, total };
  return run(db, walkStatement(statement, sql`${total}::int`));
}

/** The cap when few matches were expected and the expectation was wrong. */
const GATHERED_AT_MOST = 200_000;

/** The parts of a statement. */
interface Statement {
  query: ListingQuery;
  order: Order;
  conditions: SQL[];
  approach: SearchApproach;
  window: PageWindow;
  /** The items' type in the answer. */
  type: SQL;
}

/** The statements build the keys of the contract, which the tests of both doors check. */
function run<Items>(db: Db, statement: SQL): Promise<ListingPage<Items>> {
  return oneRow(db, statement);
}

/** The longest page of any list. */
const LONGEST_PAGE = 100;

const prepared = preparedStatements<ReturnType<typeof prepareWalk>>();

async function runPrepared<Items>(db: Db, statement: Statement): Promise<ListingPage<Items>> {
  const { query, window } = statement;
  const { sort, shape, countCap, offset } = query;
  const key = [sort, shape, countCap, window.after !== null, passesOverNone(query)].join();
  const keys = Object.fromEntries(
    (window.after ?? []).map((value, index) => [keyName(index), value]),
  );
  const [row] = await prepared(db, key, () => prepareWalk(db, statement)).execute({
    ...keys,
    limit: window.limit,
    offset,
  });
  if (!row) throw new Error('the list query returned no row');
  return { ...row, items: row.items as Items };
}

const keyName = (index: number) => `key${index}`;

const passesOverNone = ({ limit, offset }: ListingQuery) => offset === 0 && limit <= LONGEST_PAGE;

/** A page without an offset finds as many rows as the longest page: with an unknown number the database would plan every page anew. */
function prepareWalk(db: Db, statement: Statement) {
  const limit = sql.placeholder('limit');
  const isNear = passesOverNone(statement.query);
  const window: PageWindow = {
    limit,
    offset: isNear ? sql.raw('0') : sql.placeholder('offset'),
    found: isNear ? sql.raw(String(LONGEST_PAGE + 1)) : sql`${limit}::int + 1`,
    after: statement.window.after?.map((_, index) => sql.placeholder(keyName(index))) ?? null,
  };
  const walk = walkStatement({ ...statement, window }, boundedCount(statement.query));
  return db
    .select({
      items: sql<unknown>`items`,
      total: sql<number>`total`,
      next: sql<(string | null)[] | null>`next`,
    })
    .from(sql`(${walk}) as listing_page`)
    .prepare('listing page');
}

function boundedCount(query: ListingQuery): SQL {
  const { countCap } = query;
  if (countCap === null) return sql`0`;
  return sql`(select count(*)::int from (select 1 from properties p where ${scopeOf(query)} limit ${countCap + 1}) counted)`;
}

function gatherStatement(statement: Statement, cap: number): SQL {
  const { order, window } = statement;
  const after = window.after ? sql`and ${afterKeys(order, window.after)}` : sql``;
  return sql`
    with matched as materialized (
      ${matches(statement, cap + 1)}
    ), total as materialized (
      select count(*)::int as n from matched
    ), ${pageOf(
      statement,
      sql`select * from matched where (select n from total) <= ${cap} ${after}
        ${orderBy(order)} limit ${window.found} offset ${window.offset}`,
    )}
    ${answer(statement, sql`(select n from total)`)}`;
}

/** Up to `limit` matches, in no order. */
function matches({ query, order, approach, conditions }: Statement, limit: number): SQL {
  const columns = carriedKeyColumns(order);
  const from = (those: SQL[]) =>
    sql`select ${columns} from properties p where ${allOf(query, those)} limit ${limit}`;
  const parts = approach.looksUpPrices ? priceParts(query.filters) : null;
  if (!parts) return from(conditions);
  const selects = parts.map(({ holds }) => sql`(${from([...conditions, holds])})`);
  return sql`select * from (${sql.join(selects, sql` union all `)}) parts limit ${limit}`;
}

function walkStatement(statement: Statement, total: SQL): SQL {
  const { query, order, conditions, window } = statement;
  const { found, offset } = window;
  const after = window.after ? [afterKeys(order, window.after)] : [];
  const ordered = sql`${orderBy(order)} limit ${found} offset ${offset}`;
  const columns = keyColumns(order, sql`p`);
  const from = (those: SQL[]) =>
    sql`select ${columns} from properties p where ${allOf(query, [...conditions, ...after, ...those])}`;
  const parts = pricePartsInOrder(query.filters, order)?.map(({ holds, areFew }) => {
    const part = from([holds]);
    const those = areFew ? sql`select * from (${part} offset 0) few` : part;
    return sql`(${those} ${orderBy(order)} limit ${found} + ${offset}::int)`;
  });
  const rows = parts
    ? sql`select * from (${sql.join(parts, sql` union all `)}) parts ${ordered}`
    : sql`${from([])} ${ordered}`;
  return sql`with ${pageOf(statement, rows)} ${answer(statement, total)}`;
}

const allOf = (query: ListingQuery, conditions: SQL[]) =>
  sql.join([scopeOf(query), ...conditions], sql` and `);

function scopeOf({ ownerId, listedBy }: ListingQuery): SQL {
  if (listedBy !== undefined) return sql`p.listed and p.owner_id = ${listedBy}`;
  return ownerId === undefined
    ? sql`p.listed`
    : sql`p.owner_id = ${ownerId} and p.deleted_at is null`;
}

/** `rows` are the keys of the page and, if there are more, of later listings, which only tell that there is a next page. */
function pageOf({ order, window: { limit } }: Statement, rows: SQL): SQL {
  return sql`ranked as materialized (
      select r.*, row_number() over (${orderBy(order)}) as pos from (${rows}) r
    ), page as (select * from ranked where pos <= ${limit})`;
}

function answer({ query, order, type, window: { limit } }: Statement, total: SQL): SQL {
  return sql`select ${listingsJson(query.shape)}::${type} as items, ${total} as total,
    (select ${cursorJson(order)} from ranked where pos = ${limit} and exists (select from ranked where pos > ${limit})) as next`;
}
