import { saysNothing } from '@pbr/schemas/nothing-words';
import { formatCount, formatCounted } from '@pbr/schemas/format/numbers';
import { describeReading } from '../table/describe-reading.ts';
import type { Table } from '../table/table.ts';
import { shown } from './shown.ts';

/** A column with more different values has texts of its own in each row; few are words that a map translates. */
const FEW = 15;
const EXAMPLES = 3;

class Column {
  readonly name: string;
  filled = 0;
  readonly #values = new Map<string, number>();

  constructor(name: string) {
    this.name = shown(name);
  }

  see(cell: string): void {
    if (saysNothing(cell)) return;
    this.filled += 1;
    const value = shown(cell.trim());
    const count = this.#values.get(value);
    if (count !== undefined || this.#values.size <= FEW) this.#values.set(value, (count ?? 0) + 1);
  }

  /** All values with their counts if they are few, else the first ones. */
  get values(): string {
    const all = [...this.#values];
    if (all.length > FEW)
      return `${all
        .slice(0, EXAMPLES)
        .map(([value]) => value)
        .join(' · ')} · …`;
    return all
      .toSorted(([, one], [, other]) => other - one)
      .map(([value, count]) => `${value} (${formatCount(count)})`)
      .join(' · ');
  }
}

/** Describes what is in a file: each column with the number of its filled cells and its values. */
export async function lookAtTable(table: Table): Promise<string> {
  const columns = table.header.map((name) => new Column(name));
  let rows = 0;
  for await (const records of table.records()) {
    for (const record of records) {
      rows += 1;
      if ('fields' in record)
        for (const [index, column] of columns.entries()) column.see(record.fields[index] ?? '');
    }
  }
  return [
    `Se leyó como ${describeReading(table.reading)}. ${formatCounted(rows, 'fila', 'filas')}:`,
    ...columns.map(
      ({ name, filled, values }) =>
        `  ${name} · ${formatCount(filled)} con dato${filled === 0 ? '' : `: ${values}`}`,
    ),
    'Escribe ahora el mapa (docs/import.md) y pruébalo con --map MAPA.json --dry-run.',
  ].join('\n');
}
