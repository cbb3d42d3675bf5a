import { sql } from 'drizzle-orm';
import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js';

const CONCURRENT_INDEX = /^(?:\s|--.*\n)*CREATE (?:UNIQUE )?INDEX CONCURRENTLY "(\w+)"/u;
const SCANNING_CONSTRAINT =
  /^(?:\s|--.*\n)*ALTER TABLE \S+ ADD CONSTRAINT \S+ (?:CHECK|FOREIGN KEY) [^;]*(?=;?\s*$)/u;
const DROPPED_INDEX = /^(?:\s|--.*\n)*DROP INDEX /u;
const ANALYSED_TABLE = /^(?:\s|--.*\n)*ANALYZE /u;

/** The index that the statement builds while others write; such a statement cannot run in a transaction. */
export const nameOfIndex = (statement: string): string | undefined =>
  CONCURRENT_INDEX.exec(statement)?.[1];

/** Builds the index unless it is there. One whose building was broken off is invalid and built anew. */
export async function buildIndex(db: PostgresJsDatabase, statement: string): Promise<void> {
  const name = nameOfIndex(statement) ?? '';
  const [found] = await db.execute<{ valid: boolean }>(sql`
    select indisvalid as valid from pg_index where indexrelid = to_regclass(quote_ident(${name}))`);
  if (found?.valid) return;
  if (found) await db.execute(sql`drop index concurrently ${sql.identifier(name)}`);
  await db.execute(sql.raw(statement));
}

/**
 * Returns what is left for the transaction of a migration after its indexes are built. Nobody can use a table from the first dropped index
 * to the end of the transaction, so an index is dropped after ANALYZE, which reads for longer than others may wait.
 */
export function inTransaction(statements: readonly string[]): string[] {
  const left = statements.filter((statement) => !nameOfIndex(statement)).map(withoutScan);
  const read = left.findLastIndex((statement) => ANALYSED_TABLE.test(statement)) + 1;
  const isDrop = (statement: string) => DROPPED_INDEX.test(statement);
  const first = left.slice(0, read);
  return [
    ...first.filter((statement) => !isDrop(statement)),
    ...first.filter(isDrop),
    ...left.slice(read),
  ];
}

/**
 * Adds a constraint without reading the table, which nobody could use meanwhile. It counts for new rows at once, and `validateConstraints`
 * reads the others.
 */
const withoutScan = (statement: string): string =>
  statement.replace(SCANNING_CONSTRAINT, '$& NOT VALID');

/** Reads the tables whose constraints do not count for every row yet, while others use them. */
export async function validateConstraints(db: PostgresJsDatabase): Promise<void> {
  const waiting = await db.execute<{ table: string; name: string }>(sql`
    select c.conrelid::regclass::text as table, quote_ident(c.conname) as name from pg_constraint c
    where not c.convalidated and c.connamespace = 'public'::regnamespace order by c.oid`);
  for (const { table, name } of waiting)
    await db.execute(sql.raw(`alter table ${table} validate constraint ${name}`));
}
