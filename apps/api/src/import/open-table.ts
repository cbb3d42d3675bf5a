import { openCsv } from './table/csv/open-csv.ts';
import { fileKind, sizeOf } from './table/file-kind.ts';
import type { Table, TableSettings } from './table/table.ts';
import { openXlsx } from './table/xlsx/open-xlsx.ts';

/** Opens a CSV or XLSX file. An `ImportError` says in Spanish why nothing of it can be read. */
export async function openTable(path: string, settings: TableSettings): Promise<Table> {
  const size = await sizeOf(path);
  const kind = await fileKind(path);
  return kind === 'xlsx' ? openXlsx(path, settings) : openCsv(path, size, settings);
}
