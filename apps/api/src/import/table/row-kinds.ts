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

/** Titles and dates may stand above the header; no more lines than this are looked at. */
export const HEAD_ROWS = 20;
const TITLE_CELLS = 2;

/**
 * The header is the first row with content. Above a table of four columns or more, rows with one or two cells are a title, as in
 * 'Inventario' or 'Fecha: 12/11/2026'.
 */
export function findHeader<Row extends { fields: readonly string[] }>(
  rows: readonly Row[],
): Row | undefined {
  const filled = rows.filter(({ fields }) => !isBlank(fields)).slice(0, HEAD_ROWS);
  const widest = Math.max(...filled.map(({ fields }) => countFilled(fields)));
  if (widest < 2 * TITLE_CELLS) return filled[0];
  return filled.find(({ fields }) => countFilled(fields) > TITLE_CELLS);
}
