import { lettersOf } from '../column-names.ts';
import { LINE_MAX } from '../csv/read-lines.ts';
import { numberText, unescaped } from './cell-text.ts';
import { WITHOUT_RESULT } from '../table.ts';
import { readXml, type XmlListener } from './read-xml.ts';
import type { Workbook } from './workbook.ts';
import { damaged, type ZipParts } from './zip-parts.ts';

export interface Cell {
  /** Counted from 0. */
  column: number;
  text: string;
  problem?: string;
}

/** A row with the cells that hold something. */
export interface SheetRow {
  line: number;
  cells: Cell[];
}

/** Reads the rows of a sheet in blocks, hidden ones included; `onBytes` receives the size of each block. */
export async function* readSheet(
  parts: ZipParts,
  part: string,
  book: Workbook,
  onBytes: (count: number) => void = () => {},
): AsyncGenerator<SheetRow[]> {
  const reader = new RowReader(book);
  for await (const size of readXml(parts, part, reader)) {
    onBytes(size);
    yield reader.take();
  }
}

class RowReader implements XmlListener {
  readonly #book: Workbook;
  #rows: SheetRow[] = [];
  #line = 0;
  #length = 0;
  #cells: Cell[] = [];
  #column = -1;
  #attributes: Readonly<Record<string, string>> = {};
  #text = '';
  #isText = false;
  #isFormula = false;
  #phonetic = 0;

  constructor(book: Workbook) {
    this.#book = book;
  }

  take(): SheetRow[] {
    return this.#rows.splice(0);
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    switch (name) {
      case 'row':
        return this.#beginRow(attributes);
      case 'c':
        return this.#beginCell(attributes);
      case 'f':
        this.#isFormula = true;
        break;
      case 'rPh':
        this.#phonetic += 1;
        break;
      case 'v':
      case 't':
        this.#isText = this.#phonetic === 0;
    }
  }

  text(piece: string): void {
    if (!this.#isText) return;
    this.#length += piece.length;
    // A longer row is refused, and must not fill the memory.
    if (this.#length <= LINE_MAX) this.#text += piece;
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        if (this.#cells.length > 0) this.#rows.push({ line: this.#line, cells: this.#cells });
        break;
      case 'c':
        return this.#endCell();
      case 'rPh':
        this.#phonetic -= 1;
        break;
      case 'v':
      case 't':
        this.#isText = false;
    }
  }

  #beginRow({ r: line = '' }: Readonly<Record<string, string>>): void {
    this.#line = /^\d{1,7}$/u.test(line) ? Number(line) : this.#line + 1;
    this.#cells = [];
    this.#column = -1;
    this.#length = 0;
  }

  #beginCell(attributes: Readonly<Record<string, string>>): void {
    const { r: reference } = attributes;
    this.#column = reference === undefined ? this.#column + 1 : columnOf(reference);
    this.#attributes = attributes;
    this.#text = '';
    this.#isFormula = false;
  }

  #endCell(): void {
    const cell = this.#readCell();
    if (cell.text.trim() === '' && cell.problem === undefined) return;
    this.#cells.push(cell);
    if (this.#cells.length > COLUMNS_MAX) throw damaged();
  }

  #readCell(): Cell {
    const column = this.#column;
    const { t: type = 'n' } = this.#attributes;
    const raw = this.#text;
    const failed = (why: string): Cell => ({
      column,
      text: '',
      problem: `La celda ${lettersOf(column)}${this.#line} ${why}`,
    });
    if (this.#length > LINE_MAX) return failed(`hace que la fila pase de ${LINE_MAX} caracteres.`);
    if (this.#isFormula && raw === '' && type !== 'str') {
      return { column, text: WITHOUT_RESULT };
    }
    if (raw === '') return { column, text: '' };
    if (type !== 's') return { column, text: this.#valueOf(type, raw) };
    const text = this.#book.strings[Number(raw)];
    return text === undefined ? failed('no se puede leer.') : { column, text };
  }

  #valueOf(type: string, raw: string): string {
    switch (type) {
      case 'b':
        return raw.trim() === '1' ? 'true' : 'false';
      case 'd':
        return raw.replace(/T00:00:00(?:\.0+)?Z?$/u, '');
      case 'n': {
        const format = this.#book.formats[Number(this.#attributes['s'] ?? 0)] ?? 'number';
        return numberText(raw, format, this.#book.isFrom1904);
      }
      default:
        return unescaped(raw);
    }
  }
}

/** The last column of a sheet is XFD. */
const COLUMNS_MAX = 16_384;

/** 'AB12' -> 27 */
function columnOf(reference: string): number {
  const letters = /^\$?([A-Z]{1,3})/iu.exec(reference)?.[1]?.toUpperCase() ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  if (column === 0 || column > COLUMNS_MAX) throw damaged();
  return column - 1;
}
