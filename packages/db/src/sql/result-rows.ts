import { type Column, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../client.ts';

/** The row that a select of these columns answers. */
export type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Column
    ? GetColumnData<Columns[Name]>
    : Columns[Name] extends SQL<infer Value>
      ? Value
      : never;
};

/** The rows of a select as a JSON array. `order` names its columns by the alias `item`. */
export const jsonRows = (rows: SQL, order: SQL = sql``) => sql`(
  select coalesce(json_agg(row_to_json(item) ${order}), '[]'::json) from (${rows}) item)`;

/** The row of a statement that always has one. */
export async function oneRow<Row>(db: Db, statement: SQL): Promise<Row> {
  const row = await firstRow<Row>(db, statement);
  if (row === null) throw new Error('the statement returned no row');
  return row;
}

/** The value of a statement that always has one row with one column. */
export async function oneValue<Value>(db: Db, statement: SQL): Promise<Value> {
  const row = await oneRow<Record<string, Value>>(db, statement);
  return Object.values(row)[0] as Value;
}

/** The caller knows the columns of its statement. */
export async function firstRow<Row>(db: Db, statement: SQL): Promise<Row | null> {
  const [row] = await db.execute(statement);
  return row === undefined ? null : (row as Row);
}
