import type { TableRecord } from '../table.ts';

type Row = Extract<TableRecord, { fields: string[] }>;

/** A row that was broken into more pieces is not recognised. */
const PIECES_MAX = 100;

/**
 * Fills up rows whose last cells are missing, as Excel and others leave them out when they are empty. Short rows that make a whole one
 * together are the pieces of a row with a line break outside quotes, and refused.
 */
export class RowFitter {
  readonly #width: number;
  #hasSeenWhole = false;
  #hasSeenShort = false;
  #short: Row[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  push(records: readonly TableRecord[]): TableRecord[] {
    return records.flatMap((record) => {
      if ('fields' in record && record.fields.length < this.#width) return this.#hold(record);
      if ('fields' in record) this.#hasSeenWhole = true;
      return [...this.#release(), record];
    });
  }

  /** A file that was cut off ends without a line break, in the only row that is short. */
  end(isOpen: boolean): TableRecord[] {
    const [last, ...others] = this.#short;
    if (!last || !isOpen || others.length > 0 || this.#hasSeenShort) return this.#release();
    const found = `${last.fields.length} de ${this.#width} columnas`;
    return [
      {
        line: last.line,
        problem: `El archivo termina a media fila, con ${found}. Pídelo o descárgalo otra vez.`,
      },
    ];
  }

  #release(): TableRecord[] {
    return this.#short.splice(0).map((row) => this.#filled(row));
  }

  #hold(row: Row): TableRecord[] {
    if (!this.#hasSeenWhole) return [this.#filled(row)];
    this.#short.push(row);
    const released: TableRecord[] = [];
    while (this.#short.length > 0) {
      const columns = columnsTogether(this.#short);
      if (columns === this.#width && areUnlike(this.#short)) {
        return [...released, ...this.#refuse(this.#short.splice(0))];
      }
      if (columns < this.#width && this.#short.length < PIECES_MAX) break;
      released.push(...this.#short.splice(0, 1).map((whole) => this.#filled(whole)));
    }
    return released;
  }

  #refuse(pieces: readonly Row[]): TableRecord[] {
    const lines = `${pieces[0]?.line} a ${pieces.at(-1)?.line}`;
    const problem = `Un salto de línea sin comillas partió la fila: las líneas ${lines} son una sola.`;
    return pieces.map(({ line }) => ({ line, problem }));
  }

  #filled({ line, fields }: Row): Row {
    this.#hasSeenShort = true;
    return { line, fields: [...fields, ...Array<string>(this.#width - fields.length).fill('')] };
  }
}

/** Columns of the row that the pieces were: the last cell of each goes on in the next. */
function columnsTogether(pieces: readonly Row[]): number {
  return pieces.reduce((sum, { fields }) => sum + fields.length - 1, 1);
}

/** False when all begin alike, as keys do: 'A-12' and 'B-7'. */
function areUnlike(rows: readonly Row[]): boolean {
  return new Set(rows.map(({ fields }) => shapeOf(fields[0] ?? ''))).size > 1;
}

function shapeOf(text: string): string {
  return text
    .trim()
    .replaceAll(/\p{L}+/gu, 'a')
    .replaceAll(/\d+/gu, '0');
}
