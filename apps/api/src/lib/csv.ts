import { stringify } from 'csv-stringify/sync';

/** Excel reads accents only behind it. */
const BYTE_ORDER_MARK = '\ufeff';

/** The beginning of a file: its columns. */
export function csvHead(columns: readonly string[]): string {
  return BYTE_ORDER_MARK + csvLines([columns]);
}

/** Records as RFC 4180 has them; what a spreadsheet would run as a formula becomes text. */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: '\r' },
  );
}
