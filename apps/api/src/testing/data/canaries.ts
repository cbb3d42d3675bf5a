import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

/** Every canary word begins with this. */
export const CANARY = 'zqcanary';

interface Filled {
  table: string;
  /** The condition that names the row: `id = '…'`. */
  where: string;
  /** Columns that everybody may read, or that take only certain values. */
  except: readonly string[];
}

interface Column extends Record<string, unknown> {
  name: string;
  type: string;
}

let counter = 0;

/**
 * Puts a unique word into every column of a row that holds text or JSON. A new column is filled without being named: showing it to others
 * takes an entry in `except`.
 */
export async function fillWithCanaries(db: Db, { table, where, except }: Filled): Promise<void> {
  const columns = await db.execute<Column>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'character', 'jsonb')`);
  const unknown = except.filter((name) => !columns.some((column) => column.name === name));
  if (unknown.length > 0) throw new Error(`${table} has no column ${unknown.join(', ')}`);
  const values = columns
    .filter(({ name }) => !except.includes(name))
    .map(({ name, type }) => {
      const word = `${CANARY}${(counter += 1)}`;
      return `"${name}" = ${type === 'jsonb' ? `'["${word}"]'::jsonb` : `'${word}'`}`;
    });
  if (values.length === 0) throw new Error(`${table} has no private columns`);
  const changed = await db.execute(
    sql.raw(`update "${table}" set ${values.join(', ')} where ${where} returning 1`),
  );
  if (changed.length === 0) throw new Error(`no row of ${table} is filled`);
}

/** The tables of the portal. */
export async function tablesOf(db: Db): Promise<string[]> {
  const rows = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by tablename`,
  );
  return rows.map(({ name }) => name);
}
