import { stringify } from 'csv-stringify/sync';

/** Excel reads accents correctly only after this mark. */
const BYTE_ORDER_MARK = '\ufeff';

/** The beginning of a file: the mark and the names of the columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/** Writes records as in RFC 4180; a cell that a spreadsheet would run as a formula becomes text. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: '\r' },
  );
}
