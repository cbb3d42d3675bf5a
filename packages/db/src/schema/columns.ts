import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, check, timestamp } from 'drizzle-orm/pg-core';

/** Timestamps travel as text: a JS Date would drop the microseconds that cursors need. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'string' });

/** `column IN (values)`, from the same list that the forms use; null passes. */
export function checkIsOneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list: SQL = sql.raw(values.map((value) => `'${value}'`).join(', '));
  return check(name, sql`${column} in (${list})`);
}
