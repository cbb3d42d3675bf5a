import { formatCount } from '@pbr/schemas/format/numbers';
import { ImportError, SettingError } from '../../errors/import-error.ts';
import { countFilled, findHeader, HEAD_ROWS, noHeader, sortOutRows } from '../row-kinds.ts';
import { columnNames } from '../column-names.ts';
import type { Table, TableRecord, TableSettings } from '../table.ts';
import { type Cell, readSheet, type SheetRow } from './read-sheet.ts';
import { readWorkbook, type Sheet, type Workbook } from './workbook.ts';
import { openZip, type ZipParts } from './zip-parts.ts';

/** Beyond this many, a CSV works better. */
export const ROWS_MAX = 200_000;

/**
 * Opens a sheet of an XLSX file. All of it is read once before anything of it is used, so that a damaged or oversized file is refused as a
 * whole; its rows are never in memory together.
 */
export async function openXlsx(path: string, settings: TableSettings): Promise<Table> {
  const parts = await openZip(path);
  try {
    const book = await readWorkbook(parts);
    const { sheet, header } = await chooseSheet(parts, book, settings);
    await survey(parts, book, sheet);
    return tableOf(path, book, sheet, header, parts.sizeOf(sheet.part));
  } finally {
    parts.close();
  }
}

interface Header {
  line: number;
  fields: string[];
}

function tableOf(path: string, book: Workbook, sheet: Sheet, header: Header, size: number): Table {
  let position = 0;
  const sheets = book.sheets.filter((one) => !one.isHidden || one === sheet);
  return {
    header: columnNames(header.fields),
    reading: {
      format: 'xlsx',
      sheet: sheet.name,
      sheets: sheets.map(({ name }) => name),
      headerLine: header.line,
    },
    size,
    position: () => position,
    async *records() {
      position = 0;
      const parts = await openZip(path);
      const onBytes = (count: number) => {
        position += count;
      };
      try {
        for await (const rows of readSheet(parts, sheet.part, book, onBytes)) {
          const below = rows.filter(({ line }) => line > header.line);
          yield sortOutRows(below.map((row) => recordOf(row, header.fields.length)));
        }
      } finally {
        parts.close();
      }
    },
  };
}

/** Cells beyond the header have no name, so no map can mean them. */
function recordOf({ line, cells }: SheetRow, width: number): TableRecord {
  const fields = Array<string>(width).fill('');
  for (const { column, text, problem } of cells) {
    if (column >= width) continue;
    if (problem !== undefined) return { line, problem };
    fields[column] = text.replaceAll('\0', '');
  }
  return { line, fields };
}
/** The sheet that was asked for, else the first one with a table, else the first with anything; hidden ones come last. */
async function chooseSheet(parts: ZipParts, book: Workbook, settings: TableSettings) {
  const { sheet: asked, headerLine } = settings;
  const sheets =
    asked === undefined
      ? book.sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden))
      : [sheetNamed(book, asked)];
  let filled: { sheet: Sheet; header: Header } | undefined;
  for (const sheet of sheets) {
    const header = await readHeader(parts, sheet.part, book, headerLine);
    if (!header) continue;
    if (countFilled(header.fields) > 1) return { sheet, header };
    filled ??= { sheet, header };
  }
  if (filled) return filled;
  if (asked === undefined || headerLine !== undefined) throw noHeader(headerLine);
  throw new ImportError(`La hoja “${asked}” está vacía.`);
}

function sheetNamed({ sheets }: Workbook, asked: string): Sheet {
  const folded = (name: string) => name.normalize('NFC').trim().toLocaleLowerCase('es');
  const sheet = sheets.find(({ name }) => folded(name) === folded(asked));
  if (sheet) return sheet;
  const names = sheets.map(({ name }) => `“${name}”`).join(', ');
  throw new SettingError('sheet', `El archivo no tiene la hoja “${asked}”. Tiene: ${names}.`);
}

async function readHeader(
  parts: ZipParts,
  part: string,
  book: Workbook,
  asked: number | undefined,
): Promise<Header | undefined> {
  const head: SheetRow[] = [];
  for await (const rows of readSheet(parts, part, book)) {
    head.push(...rows.slice(0, HEAD_ROWS - head.length));
    if (head.length === HEAD_ROWS) break;
  }
  const rows = head.map(({ line, cells }) => ({ line, fields: fieldsOf(cells) }));
  return findHeader(rows, asked);
}

function fieldsOf(cells: readonly Cell[]): string[] {
  const fields: string[] = [];
  for (const { column, text } of cells) fields[column] = text;
  return Array.from(fields, (text) => text ?? '');
}

async function survey(parts: ZipParts, book: Workbook, sheet: Sheet): Promise<void> {
  let count = 0;
  for await (const rows of readSheet(parts, sheet.part, book)) {
    count += rows.length;
    if (count <= ROWS_MAX) continue;
    throw new ImportError(
      `La hoja “${sheet.name}” pasa de ${formatCount(ROWS_MAX)} filas. Guárdala como CSV, o repártela en varios archivos.`,
    );
  }
}
