import { cleanLine } from '@pbr/schemas/clean-text';

/**
 * The names of the columns, each one different: equal ones are numbered, as 'Precio (2)', and one without a name between others is called by
 * its letters, as 'Columna C'. Columns without a name at the end stay so.
 */
export function columnNames(header: readonly string[]): string[] {
  const names = header.map((name) => cleanLine(name).normalize('NFC'));
  const last = names.findLastIndex((name) => name !== '');
  const counts = countOf(names);
  const seen = new Map<string, number>();
  return names.map((name, index) => {
    if (name === '') return index > last ? '' : `Columna ${lettersOf(index)}`;
    if (counts.get(name) === 1) return name;
    const number = (seen.get(name) ?? 0) + 1;
    seen.set(name, number);
    return `${name} (${number})`;
  });
}

function countOf(names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** 27 -> 'AB', as spreadsheets call the column. */
export function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : lettersOf(Math.floor(column / 26) - 1) + letter;
}
