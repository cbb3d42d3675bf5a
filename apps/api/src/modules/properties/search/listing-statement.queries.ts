import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Sort } from '@pbr/schemas/property/search';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { type ListingShape, listingsJson } from '../property-json.queries.ts';
import { placeParts, placesReadWhole } from './place-parts.queries.ts';
import { priceParts, pricePartsInOrder } from './price-parts.queries.ts';
import { filterConditions, hasFiltersOutside } from './filters.queries.ts';
import {
  afterKeys,
  carriedKeyColumns,
  cursorJson,
  keyColumns,
  type Order,
  orderBy,
} from './property-order.queries.ts';
import { conditionsIn, type SearchApproach } from './search-approach.queries.ts';
import { looksUpType } from './text-conditions.queries.ts';

export interface ListingQuery<Shape extends ListingShape = ListingShape> {
  /** Only this person's listings, paused ones too; without it all listed properties. */
  ownerId?: string;
  /** Only this person's listed properties. */
  listedBy?: string;
  plan: SearchPlan;
  /** The expected number of listings in the frame of the plan. */
  inFrame?: number | undefined;
  sort: Sort;
  /** Listings that fit the text best come first, if the matches are few. */
  isByRelevance?: boolean;
  limit: number;
  /** Either `offset` is the number of rows to skip, or `after` holds the keys of the row before the page. */
  offset: number;
  after: readonly (string | null)[] | null;
  shape: Shape;
  /** Up to this number matches are counted exactly and gathered; null leaves the count out and `total` is 0. */
  countCap: number | null;
  now: Date;
}

/** The rows of an order that a statement answers; placeholders get their values when it runs. */
export interface PageWindow {
  limit: number | Placeholder;
  offset: number | Placeholder | SQL;
  /** The number of rows to find: one more than on the page tells that there is a next page. */
  found: SQL;
  after: readonly (string | Placeholder)[] | null;
}

/** The parts of a statement. */
export interface Statement {
  query: ListingQuery;
  order: Order;
  conditions: SQL[];
  approach: SearchApproach;
  window: PageWindow;
  /** The items' type in the answer. */
  type: SQL;
}

export function boundedCount(query: ListingQuery): SQL {
  const { countCap } = query;
  if (countCap === null) return sql`0`;
  return sql`(select count(*)::int from (select 1 from properties p where ${scopeOf(query)} limit ${countCap + 1}) counted)`;
}

export function gatherStatement(statement: Statement, cap: number): SQL {
  const { order, window } = statement;
  const after = window.after ? sql`and ${afterKeys(order, window.after)}` : sql``;
  return sql`
    with matched as materialized (
      ${matching(statement, carriedKeyColumns(order), cap + 1)}
    ), total as materialized (
      select count(*)::int as n from matched
    ), ${pageOf(
      statement,
      sql`select * from ${rankedBy(order)} where (select n from total) <= ${cap} ${after}
        ${orderBy(order)} limit ${window.found} offset ${window.offset}`,
    )}
    ${answer(statement, sql`(select n from total)`)}`;
}

const rankedBy = ({ relevance }: Order) =>
  relevance === undefined
    ? sql`matched`
    : sql`(select matched.*, ${relevance} as relevance from matched) by_relevance`;

/** The parts of a query that decide which listings match. */
type Scope = Pick<ListingQuery, 'ownerId' | 'listedBy' | 'plan' | 'now'>;

type Matching = { query: Scope } & Pick<Statement, 'approach' | 'conditions'>;

/** Columns of up to `limit` matches, in no order. */
export function matching(search: Matching, columns: SQL, limit: number): SQL {
  const [first, ...others] = matchingParts(search, columns, limit);
  if (others.length === 0) return sql`${first}`;
  const selects = [first, ...others].map((part) => sql`(${part})`);
  return sql`select * from (${sql.join(selects, sql` union all `)}) parts limit ${limit}`;
}

/** The same as parts that share no listing. */
export function matchingParts(
  { query, approach, conditions }: Matching,
  columns: SQL,
  limit: number,
): SQL[] {
  const from = (those: SQL[]) =>
    sql`select ${columns} from properties p where ${allOf(query, those)} limit ${limit}`;
  const split = partsOf(query, approach);
  if (!split) return [from(conditions)];
  const others = split.others ?? conditions;
  return split.parts.map((those) => from([...others, ...those]));
}

interface Split {
  /** The conditions of each part. No listing is in two parts, and an index answers each part better than the whole search. */
  parts: SQL[][];
  /** The conditions that every part shares. By default, those of the whole search. */
  others?: SQL[];
}

function partsOf({ plan, now }: Scope, approach: SearchApproach): Split | null {
  const prices = approach.looksUpPrices ? priceParts(plan) : null;
  if (prices) return { parts: prices.map(({ holds }) => [holds]) };
  const places = placeParts(plan);
  if (places)
    return {
      parts: places.map((holds) => [holds]),
      others: withoutPlaces({ plan, now }, approach),
    };
  if (!looksUpType(plan.search, approach.checkedWords)) return null;
  const typed = (isOfNamedType: boolean) =>
    filterConditions(plan, now, { ...conditionsIn(approach), isOfNamedType });
  return { parts: [typed(true), typed(false)], others: [] };
}

const withoutPlaces = ({ plan, now }: Scope, approach: SearchApproach) =>
  filterConditions({ ...plan, places: undefined }, now, conditionsIn(approach));

export function walkStatement(statement: Statement, total: SQL): SQL {
  const rows = rowsOfPlaces(statement) ?? rowsInOrder(statement);
  return sql`with ${pageOf(statement, rows)} ${answer(statement, total)}`;
}

/** The rows of the window from cities and colonias, each sorted by itself. */
function rowsOfPlaces({ query, order, approach, window }: Statement): SQL | null {
  const places = hasFiltersOutside(query.plan, 'places') ? null : placesReadWhole(query.plan);
  if (!places) return null;
  const { found, offset } = window;
  const after = window.after ? sql`where ${afterKeys(order, window.after)}` : sql``;
  const selects = places.map(
    (holds) => sql`(select * from (
      select ${carriedKeyColumns(order)} from properties p where ${allOf(query, [...withoutPlaces(query, approach), holds])}
    ) place ${after} ${orderBy(order)} limit ${found} + ${offset}::int)`,
  );
  return sql`select * from (${sql.join(selects, sql` union all `)}) places ${orderBy(order)} limit ${found} offset ${offset}`;
}

/** The rows of the window, along the index of the order. */
function rowsInOrder({ query, order, conditions, window }: Statement): SQL {
  const { found, offset } = window;
  const after = window.after ? [afterKeys(order, window.after)] : [];
  const ordered = sql`${orderBy(order)} limit ${found} offset ${offset}`;
  const columns = keyColumns(order, sql`p`);
  const from = (those: SQL[]) =>
    sql`select ${columns} from properties p where ${allOf(query, [...conditions, ...after, ...those])}`;
  const parts = pricePartsInOrder(query.plan, order)?.map(({ holds, areFew }) => {
    const part = from([holds]);
    const those = areFew ? sql`select * from (${part} offset 0) few` : part;
    return sql`(${those} ${orderBy(order)} limit ${found} + ${offset}::int)`;
  });
  return parts
    ? sql`select * from (${sql.join(parts, sql` union all `)}) parts ${ordered}`
    : sql`${from([])} ${ordered}`;
}

const allOf = (query: Scope, conditions: SQL[]) =>
  sql.join([scopeOf(query), ...conditions], sql` and `);

function scopeOf({ ownerId, listedBy }: Scope): SQL {
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
