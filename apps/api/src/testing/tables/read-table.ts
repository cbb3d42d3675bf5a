import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTable } from '../../import/open-table.ts';
import type { Table, TableRecord, TableSettings } from '../../import/table/table.ts';

/** Opens the bytes as a file of the import. */
export async function withTable<T>(
  content: string | Uint8Array,
  settings: TableSettings,
  work: (table: Table) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(path.join(tmpdir(), 'pbr-table-'));
  try {
    const file = path.join(folder, 'archivo');
    await writeFile(file, content);
    return await work(await openTable(file, settings));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Opens the bytes and reads them to their end. */
export async function readTable(content: string | Uint8Array, settings: TableSettings = {}) {
  return withTable(content, settings, async (table) => {
    const records: TableRecord[] = [];
    for await (const block of table.records()) records.push(...block);
    return { ...table, all: records, rows: records.map(outcome) };
  });
}

/** 'a/b' for a good record, its line and problem otherwise. */
function outcome(record: TableRecord): string {
  return 'fields' in record ? record.fields.join('/') : `${record.line}: ${record.problem}`;
}
