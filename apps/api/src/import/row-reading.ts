import type { FieldName } from '@pbr/schemas/property/fields';
import type { Currency } from '@pbr/schemas/property/values';
import { RowRefusal } from './errors/import-error.ts';
import { type Position, positionOf, type Problem } from './report/problem.ts';
import { shown } from './report/shown.ts';

/** '#¡REF!', '#DIV/0!' or '####': a spreadsheet lost what stood there. Its '#N/D' only says that there is nothing. */
const isBrokenCell = (text: string) =>
  text.startsWith('#') && /^#(?:[¡¿]?\p{Lu}[\p{Lu}_/\d]*[!?]|#{2,})$/u.test(text);

/** A row of the file: one text for each column of the header. */
export type Row = readonly string[];

/** A row while its listing is made: which cells a value comes from, and which values were left empty. */
export class RowReading {
  readonly cells: Row;
  readonly #emptied = new Map<string, Problem>();
  #sources = new Map<string, string>();
  #field: FieldName | null = null;
  /** Set by a step that took the lower end of a range. */
  range: { high: string | null } | null = null;
  /** Set where the value lost a part that was refused. */
  lost: Problem | null = null;
  readonly #currencies = new Map<Currency, string>();

  constructor(cells: Row) {
    this.cells = cells;
  }

  /** Starts the value of a field; from now on only its own cells count as its position. */
  begin(field: FieldName | null): void {
    this.#field = field;
    this.#sources = new Map();
    this.range = null;
    this.lost = null;
    this.#currencies.clear();
  }

  cell(column: string, index: number): string {
    const text = this.cells[index]?.trim().normalize('NFC') ?? '';
    this.#sources.set(column, text);
    if (!isBrokenCell(text)) return text;
    const refusal = new RowRefusal(
      'La hoja de cálculo perdió este dato: abre el archivo en Excel, corrige la fórmula y guárdalo.',
      text,
    );
    refusal.position = { column: shown(column), cell: shown(text) };
    throw refusal;
  }

  /** Reads cells that decide about a value without being its position. */
  aside<Value>(read: () => Value): Value {
    const before = this.#sources;
    this.#sources = new Map();
    try {
      return read();
    } finally {
      this.#sources = before;
    }
  }

  /** The cells read for the value so far, by their columns. */
  get sources(): ReadonlyMap<string, string> {
    return this.#sources;
  }

  get position(): Position {
    return positionOf(this.#sources);
  }

  /** Remembers the currency that stands beside an amount of the field. */
  nameCurrency(currency: Currency, text: string): void {
    this.#currencies.set(currency, text);
  }

  get currencies(): [currency: Currency, text: string][] {
    return [...this.#currencies];
  }

  /** Remembers a value that is left empty. A cell that spoils several fields is reported once. */
  leaveEmpty(problem: Omit<Problem, 'field'> & { field?: FieldName }): void {
    const { column, cell, reason } = problem;
    this.lost = { field: this.#field, ...problem };
    const key = JSON.stringify(column === null ? [reason] : [column, cell]);
    if (!this.#emptied.has(key)) this.#emptied.set(key, this.lost);
  }

  get emptied(): Problem[] {
    return [...this.#emptied.values()];
  }
}
