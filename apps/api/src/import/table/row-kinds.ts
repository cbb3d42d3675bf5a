import { ImportError, SettingError } from '../errors/import-error.ts';
import type { TableRecord } from './table.ts';

const TOTAL =
  /^(?:(?:gran\s+|sub-?\s*)?total(?:es)?(?:\s+general(?:es)?|\s+de\s+\p{L}+)?|sumas?|promedio)\s*[:=]?\s*[\d.,$\s]*\p{L}*$/iu;

export const isBlank = (fields: readonly string[]) => fields.every((field) => field.trim() === '');

export const countFilled = (fields: readonly string[]) =>
  fields.filter((field) => field.trim() !== '').length;

/** A line of sums below the rows: it begins with 'Total' and has not all of the columns. */
function isTotal(fields: readonly string[]): boolean {
  const first = fields.find((field) => field.trim() !== '') ?? '';
  return TOTAL.test(first.trim()) && countFilled(fields) < fields.length;
}

/** Drops rows without any content and refuses sums. */
export function sortOutRows(records: readonly TableRecord[]): TableRecord[] {
  return records.flatMap((record): TableRecord[] => {
    if ('problem' in record) return [record];
    if (isBlank(record.fields)) return [];
    if (!isTotal(record.fields)) return [record];
    return [{ line: record.line, problem: 'Es una fila de totales, no una propiedad.' }];
  });
}

/** The header is looked for in this many rows. */
export const HEAD_ROWS = 200;
/** Titles and dates may stand above the header, in so many rows with content. */
const TITLE_ROWS = 20;
const TITLE_CELLS = 2;

/**
 * The header is the row in the line asked for, else the first row with content. Above a table of four columns or more, rows with one or
 * two cells are a title, as in 'Inventario' or 'Fecha: 12/11/2026', and so are those with less than half of its cells.
 */
export function findHeader<Row extends { line: number; fields: readonly string[] }>(
  rows: readonly Row[],
  asked: number | undefined,
): Row | undefined {
  const filled = rows.filter(({ fields }) => !isBlank(fields));
  if (asked !== undefined) return filled.find(({ line }) => line === asked);
  const first = filled.slice(0, TITLE_ROWS);
  const widest = Math.max(...first.map(({ fields }) => countFilled(fields)));
  if (widest < 2 * TITLE_CELLS) return first[0];
  const isWide = (cells: number) => cells > TITLE_CELLS && cells * 2 >= widest;
  return first.find(({ fields }) => isWide(countFilled(fields)));
}

export function noHeader(asked: number | undefined): ImportError {
  return asked === undefined
    ? new ImportError('El archivo está vacío.')
    : new SettingError('headerLine', `En la línea ${asked} no hay un encabezado.`);
}
