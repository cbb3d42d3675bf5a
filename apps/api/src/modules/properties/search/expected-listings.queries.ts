import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/result-rows';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';

const MOST_KEPT = 5_000;
/** The database's statistics change as slowly, and with an old number a search only takes longer. */
const KEPT_FOR_MS = 5 * 60_000;

const kept = new WeakMap<Db, LRUCache<string, number>>();

/** The number of listings that the database's statistics expect for each condition; reads no listing, and asks only once in a while. */
export async function expectedListings(db: Db, conditions: readonly SQL[]): Promise<number[]> {
  const known = kept.get(db) ?? new LRUCache<string, number>({ max: MOST_KEPT, ttl: KEPT_FOR_MS });
  kept.set(db, known);
  const keys = conditions.map(keyOf);
  const expected = keys.map((key) => known.get(key));
  const unknown = [...keys.keys()].filter((index) => expected[index] === undefined);
  const rows = await explainedRows(
    db,
    unknown.flatMap((index) => conditions[index] ?? []),
  );
  for (const [nth, index] of unknown.entries()) {
    const number = rows[nth] ?? 0;
    expected[index] = number;
    known.set(keys[index] ?? '', number);
  }
  return expected.map((number) => number ?? 0);
}

const dialect = new PgDialect();

function keyOf(condition: SQL): string {
  const { sql: text, params } = dialect.sqlToQuery(condition);
  return JSON.stringify([text, params]);
}

async function explainedRows(db: Db, conditions: readonly SQL[]): Promise<number[]> {
  if (conditions.length === 0) return [];
  const arrays = conditions.map(
    (holds) => sql`array(select 1 from properties p where p.listed and ${holds})`,
  );
  const row = await oneRow<{ 'QUERY PLAN': [{ Plan: { Plans: ExpectedPlan[] } }] }>(
    db,
    sql`explain (format json) select ${sql.join(arrays, sql`, `)}`,
  );
  return row['QUERY PLAN'][0].Plan.Plans.map((plan) => plan['Plan Rows']);
}

interface ExpectedPlan {
  'Plan Rows': number;
}
