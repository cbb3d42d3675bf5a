/** One row under the header; `line` is counted from 1, as editors and spreadsheets count. */
export type TableRecord = { line: number; fields: string[] } | { line: number; problem: string };

/** The cell of a formula that was saved without its result. It reads like Excel's own errors. */
export const WITHOUT_RESULT = '#¡SIN_RESULTADO!';

/** A person's description of a file; a setting that is missing is found in the file itself. */
export interface TableSettings {
  delimiter?: string | undefined;
  encoding?: string | undefined;
  sheet?: string | undefined;
  headerLine?: number | undefined;
}

/** How a file was read, for the report. */
export type TableReading = { headerLine: number } & (
  | { format: 'csv'; encoding: string; delimiter: string }
  | { format: 'xlsx'; sheet: string; sheets: string[] }
);

/** The rows of a file, wherever they stand in it. Nothing stays open between the calls. */
export interface Table {
  header: string[];
  reading: TableReading;
  /** The `position` at the end of the file, in bytes. */
  size: number;
  /** Bytes that the latest call of `records` has read. */
  position(): number;
  /** Reads the rows from the first on, in blocks. Every record has as many fields as the header. */
  records(): AsyncGenerator<TableRecord[]>;
}
