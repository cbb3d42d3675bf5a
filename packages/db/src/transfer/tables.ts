import { once } from 'node:events';
import type postgres from 'postgres';

/** The portal's tables and those of its job queue. The journal of the migrations is left out: migrating writes it. */
const SCHEMAS = ['public', 'graphile_worker'];

/** A table as SQL names it. */
export interface DescribedTable {
  name: string;
  /** Those that hold values of their own: generated ones are computed again. */
  columns: string[];
  /** The tables that its rows refer to. */
  needs: string[];
  bytes: number;
}

/** Connection or transaction. */
export type SqlSession = postgres.ISql;

export async function describeTables(sql: SqlSession): Promise<DescribedTable[]> {
  return sql<DescribedTable[]>`
    select c.oid::regclass::text as name, pg_table_size(c.oid)::float8 as bytes,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct confrelid::regclass::text from pg_constraint
        where conrelid = c.oid and contype = 'f' and confrelid <> c.oid) as needs
    from pg_class c
    where relkind = 'r' and relnamespace::regnamespace::text = any(${SCHEMAS})
      and c.oid <> coalesce(to_regclass('graphile_worker.migrations'), 0::oid)
      and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = c.oid and deptype = 'e')
    order by name`;
}

/** Puts every table behind those that it refers to. */
export function inOrderOfNeeds(tables: readonly DescribedTable[]): DescribedTable[] {
  const ordered: DescribedTable[] = [];
  const add = (table: DescribedTable, waiting: readonly string[]) => {
    if (ordered.includes(table)) return;
    if (waiting.includes(table.name)) throw new Error(`${table.name} refers to itself in a circle`);
    for (const needed of tables)
      if (table.needs.includes(needed.name)) add(needed, [...waiting, table.name]);
    ordered.push(table);
  };
  for (const table of tables) add(table, []);
  return ordered;
}

export interface SequenceValue {
  name: string;
  value: string;
}

/** The sequences that have given a value. They belong to no snapshot, so read them after the rows: then they are never behind. */
export async function readSequences(sql: SqlSession): Promise<SequenceValue[]> {
  return sql<SequenceValue[]>`
    select format('%I.%I', schemaname, sequencename)::regclass::text as name, last_value::text as value
    from pg_sequences where schemaname = any(${SCHEMAS}) and last_value is not null order by 1`;
}

/** Settings on which the text of values depends, and one that lets a scan begin in the middle of a table. */
export async function fixTextOfValues(sql: SqlSession): Promise<void> {
  await sql.unsafe(`set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
    set local extra_float_digits = 1; set local bytea_output = 'hex'; set local row_security = off;
    set local synchronize_seqscans = off`);
}

/** The rows of a table as text, in the order in which they are stored. */
export async function* copyOut(
  sql: SqlSession,
  { name, columns }: Pick<DescribedTable, 'name' | 'columns'>,
): AsyncGenerator<Buffer> {
  const rows = await sql.unsafe(`copy ${name} (${columns.join()}) to stdout`).readable();
  try {
    yield* rows.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } finally {
    // Postgres sends the rest to a reader that has given up, and only then takes the next statement.
    if (!rows.readableEnded && !rows.destroyed) await once(rows.resume(), 'end');
    // postgres.js pauses its socket while the reader is slow and resumes it only here, which an ended stream no longer calls by itself: the
    // end of the statement would never arrive.
    if (rows.readableEnded) rows._read(0);
  }
}
