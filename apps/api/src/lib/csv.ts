import { stringify } from 'csv-stringify/sync';
import * as z from 'zod/mini';

/** The text that a client receives. */
export const csvSchema = z.string();

/** Excel reads accents correctly only after this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** The beginning of a file: the mark and the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/** '+52 55 1234 5678 ext. 9': no formula, because of the blank between its digits. */
const TELEPHONE = /^\+\d{1,3} \d[\d -]*(?: ext\. \d+)?$/u;

/** Writes records as in RFC 4180; a cell that a spreadsheet would run as a formula becomes text. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    {
      record_delimiter: 'windows',
      // A program that reads lines would take any bare break for the end of the record.
      quoted_match: /[\r\n]/u,
      cast: { string: (value) => ({ value, escape_formulas: !TELEPHONE.test(value) }) },
    },
  );
}

interface CsvFile<Row, Position> {
  columns: readonly string[];
  cellsOf: (row: Row) => readonly string[];
  /** Reads the rows after a position in the list; `next` is null with the last of them. */
  read: (after: Position | null) => Promise<{ items: readonly Row[]; next: Position | null }>;
}

/** A file of any length, made while it is sent. Its first rows are read before anything goes out, so that a failure is still an answer. */
export async function csvFile<Row, Position>(
  file: CsvFile<Row, Position>,
): Promise<AsyncIterable<string>> {
  return piecesOf(file, await file.read(null));
}

async function* piecesOf<Row, Position>(
  { columns, cellsOf, read }: CsvFile<Row, Position>,
  first: Awaited<ReturnType<CsvFile<Row, Position>['read']>>,
): AsyncIterable<string> {
  let batch = first;
  yield csvHead(columns) + csvLines(batch.items.map(cellsOf));
  while (batch.next !== null) {
    batch = await read(batch.next);
    yield csvLines(batch.items.map(cellsOf));
  }
}
