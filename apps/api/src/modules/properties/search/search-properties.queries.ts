import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { oneRow } from '@pbr/db/sql/result-rows';
import type { MyProperty } from '@pbr/schemas/property/mine';
import type { PropertyCard } from '@pbr/schemas/property/read';
import { COUNT_CAP } from '@pbr/schemas/property/search';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { type SQL, sql } from 'drizzle-orm';
import {
  boundedCount,
  gatherStatement,
  matchingParts,
  type ListingQuery,
  type PageWindow,
  type Statement,
  walkStatement,
} from './listing-statement.queries.ts';
import { filterConditions } from './filters.queries.ts';
import { keyValues, orderOf } from './property-order.queries.ts';
import { relevanceOf } from './relevance.queries.ts';
import { chooseApproach, conditionsIn, isSorted, PLAIN } from './search-approach.queries.ts';

interface ListingItem {
  card: PropertyCard;
  'own card': MyProperty;
}

interface ListingPage<Items> {
  items: Items;
  /** `countCap + 1` means "more than that". */
  total: number;
  /** The keys of the last row when more rows follow, otherwise null. */
  next: (string | null)[] | null;
}

export type ListingRows<Item> = ListingPage<Item[]>;

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
  const order = orderOf(query.sort, query.plan.operation);
  const isOfAll = query.ownerId === undefined && query.listedBy === undefined;
  const approach = isOfAll ? await chooseApproach(db, query.plan, query.inFrame) : PLAIN;
  const conditions = filterConditions(query.plan, query.now, conditionsIn(approach));
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
  const cap = isSorted(approach, query.sort) ? GATHERED_AT_MOST : countCap;
  const { search } = query.plan;
  const ranked =
    query.isByRelevance && search ? { ...order, relevance: relevanceOf(search) } : order;
  const gathered = await run<Items>(db, gatherStatement({ ...statement, order: ranked }, cap));
  const total = query.countCap === null ? 0 : Math.min(gathered.total, countCap + 1);
  if (gathered.total <= cap) return { ...gathered, total };
  // A walk that looked up the frame would read all of it first.
  const checked = conditionsIn({ ...approach, checksFrame: true });
  const walked = { ...statement, conditions: filterConditions(query.plan, query.now, checked) };
  return run(db, walkStatement(walked, sql`${total}::int`));
}

/** Whether any listed property matches. */
export async function findsAny(
  db: Db,
  plan: SearchPlan,
  { now, inFrame }: { now: Date; inFrame?: number | undefined },
): Promise<boolean> {
  // Within a place, Postgres meets a match, or none, sooner than it would read the expected numbers or a range of prices.
  const approach = plan.places === undefined ? await chooseApproach(db, plan, inFrame) : PLAIN;
  const conditions = filterConditions(plan, now, conditionsIn(approach));
  const search = { query: { plan, now }, approach, conditions };
  // With a limit of one, Postgres would expect to meet a match soon on a walk through everything.
  for (const part of matchingParts(search, sql`1`, COUNT_CAP)) {
    const { found } = await oneRow<{ found: boolean }>(db, sql`select exists (${part}) as found`);
    if (found) return true;
  }
  return false;
}

/** The number of all listed properties; `countCap + 1` means "more than that". */
export async function countListed(db: Db, countCap: number): Promise<number> {
  const { total } = await oneRow<{ total: number }>(
    db,
    sql`select count(*)::int as total from (select 1 from properties p where p.listed limit ${countCap + 1}) counted`,
  );
  return total;
}

/** The cap when few matches were expected and the expectation was wrong. */
const GATHERED_AT_MOST = 200_000;

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
