import { saysNothing } from '@pbr/schemas/nothing-words';
import type { DecimalSign } from '@pbr/schemas/typed-number/digits';
import { ImportError } from './errors/import-error.ts';
import type { RowReading } from './row-reading.ts';
import { shown } from './report/shown.ts';

/** A value of a row. */
export type Getter = (reading: RowReading) => string;

/** The names that a map may use: the columns of the header, and the values defined so far. */
export class Names {
  readonly #header: readonly string[];
  readonly #values = new Map<string, Getter>();
  readonly #missing = new Set<string>();

  /** The sign before decimals in the file, where the map names it. */
  readonly decimal: DecimalSign | undefined;

  constructor(header: readonly string[], decimal?: DecimalSign) {
    this.#header = header;
    this.decimal = decimal;
  }

  /** The cell as it stands, though it may hold a word for nothing. */
  column(name: string): Getter {
    const index = this.#indexOf(name);
    return (reading) => reading.cell(this.#header[index] ?? name, index);
  }

  /** The cell, empty if it holds a word for nothing. */
  filled(name: string): Getter {
    const get = this.column(name);
    return (reading) => {
      const text = get(reading);
      return saysNothing(text) ? '' : text;
    };
  }

  value(name: string): Getter {
    const getter = this.#values.get(name);
    if (!getter)
      throw new ImportError(`El mapa usa el valor “${name}” sin definirlo antes en "values".`);
    return getter;
  }

  /** A placeholder names a value or, if no value has that name, a column. */
  placeholder(name: string): Getter {
    return this.#values.get(name) ?? this.filled(name);
  }

  define(name: string, getter: Getter): void {
    this.#values.set(name, getter);
  }

  /** Columns that the map names and the file lacks. */
  get missing(): string[] {
    return [...this.#missing];
  }

  /** Finds a column by its exact name, or else by the only name that differs in accents, capitals and blanks alone. */
  #indexOf(name: string): number {
    for (const same of [exactName, plainName]) {
      const found = [...this.#header.keys()].filter(
        (index) => same(this.#header[index] ?? '') === same(name),
      );
      if (found.length > 1)
        throw new ImportError(`El archivo tiene dos columnas llamadas “${shown(name)}”.`);
      if (found[0] !== undefined) return found[0];
    }
    this.#missing.add(name);
    return -1;
  }
}

const exactName = (name: string) => name.normalize('NFC').trim();
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, ' ')
    .trim();
