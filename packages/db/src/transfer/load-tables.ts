import { pipeline } from 'node:stream/promises';
import type postgres from 'postgres';
import { type DbConnection, withClient } from '../client.ts';
import {
  copyOut,
  type DescribedTable,
  describeTables,
  fixTextOfValues,
  inOrderOfNeeds,
  type SequenceValue,
} from './tables.ts';

export interface Loading {
  /** The rows of each table, in the columns that `columnsOf` names. */
  rowsOf: (name: string) => AsyncIterable<Buffer>;
  columnsOf: ReadonlyMap<string, readonly string[]>;
  sequences: readonly SequenceValue[];
}

/** Thrown when the rows belong to other tables than those of the database. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError';
}

/**
 * Fills the tables of a database that nobody else uses, all or none, without firing the portal's triggers. Answers the tables that were left
 * out because the database has no such table: those of another program, or of another version of the job queue.
 */
export async function loadTables(
  connection: DbConnection,
  { rowsOf, columnsOf, sequences }: Loading,
): Promise<string[]> {
  return inTransaction(connection, async (tx) => {
    const tables = inOrderOfNeeds(sameTables(await describeTables(tx), columnsOf));
    const names = tables.map(({ name }) => name).join();
    for (const { name } of tables) await tx.unsafe(`alter table ${name} disable trigger user`);
    await tx.unsafe(`truncate ${names}`);
    await fixTextOfValues(tx);
    for (const table of tables) {
      const into = await tx
        .unsafe(`copy ${table.name} (${table.columns.join()}) from stdin`)
        .writable();
      await pipeline(rowsOf(table.name), into);
    }
    const withQueue = tables.some(({ name }) => isOfQueue(name));
    for (const { name, value } of sequences)
      if (withQueue || !isOfQueue(name))
        await tx`select setval(${name}::regclass, ${value}::bigint)`;
    for (const { name } of tables) await tx.unsafe(`alter table ${name} enable trigger user`);
    const loaded = new Set(tables.map(({ name }) => name));
    return [...columnsOf.keys()].filter((name) => !loaded.has(name));
  });
}

/** Reads the tables back as `loadTables` wrote them. */
export async function readTables(
  connection: DbConnection,
  columnsOf: Loading['columnsOf'],
  take: (name: string, rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<void> {
  await inTransaction(connection, async (tx) => {
    await fixTextOfValues(tx);
    for (const table of sameTables(await describeTables(tx), columnsOf))
      await take(table.name, copyOut(tx, table));
  });
}

/** Fresh statistics, and the visibility map that the catalogue's index-only reads need. */
export async function refreshStatistics(connection: DbConnection): Promise<void> {
  await withClient(connection, {}, async (sql) => {
    const tables = await describeTables(sql);
    await sql.unsafe(`vacuum (analyze) ${tables.map(({ name }) => name).join()}`);
  });
}

/**
 * The tables in the columns of the rows to come. Names in SQL are always those of the database itself. The job queue makes its own tables,
 * in another way with another version of its library; its rows are then left out.
 */
function sameTables(
  tables: readonly DescribedTable[],
  columnsOf: Loading['columnsOf'],
): DescribedTable[] {
  const others = tables.filter((table) => !isSame(table, columnsOf.get(table.name)));
  const strange = others.find(({ name }) => !isOfQueue(name));
  if (strange) throw new OtherTablesError(strange.name);
  return tables
    .filter(({ name }) => others.length === 0 || !isOfQueue(name))
    .map(({ name, needs, bytes }) => {
      const columns = [...(columnsOf.get(name) ?? [])];
      return { name, needs, bytes, columns };
    });
}

const isSame = (table: DescribedTable, columns: readonly string[] | undefined) =>
  columns?.length === table.columns.length &&
  columns.every((column) => table.columns.includes(column));

const isOfQueue = (name: string) => name.startsWith('graphile_worker.');

function inTransaction<T>(
  connection: DbConnection,
  work: (tx: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const options = { applicationName: 'portal-pbr restore', idleInTransactionTimeoutMs: 0 };
  return withClient(connection, options, async (sql) => {
    const { value } = await sql.begin(async (tx) => ({ value: await work(tx) }));
    return value;
  });
}
