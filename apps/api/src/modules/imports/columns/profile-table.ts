/** Rows that are kept as a sample, and shown beside what they become. */
const SAMPLED = 10;
/** A column with more different texts has no words to translate. */
const MOST_WORDS = 40;
const LONGEST_WORD = 60;
const LONGEST_CELL = 2000;
/** Texts remembered to tell whether a column is a key. */
const MOST_KEYS = 50_000;

export interface ColumnProfile {
  name: string;
  /** Rows in which it is not empty. */
  filled: number;
  /** Rows in which it reads as a number. */
  numbers: number;
  /** No text occurs twice. */
  isUnique: boolean;
  words: { text: string; count: number }[] | null;
}

export interface SampledRow {
  line: number;
  cells: string[];
}

/** A file as far as choosing its columns needs it. */
export interface TableProfile {
  header: string[];
  rows: number;
  sample: SampledRow[];
  columns: ColumnProfile[];
  note: string | null;
}

const NUMBER = /^[^\d]{0,6}\d[\d.,' ]*\D{0,8}$/u;

/** Gathers what is known of each column while the rows of a file go by. */
export class TableProfiler {
  readonly #header: string[];
  readonly #sample: SampledRow[] = [];
  readonly #columns: {
    filled: number;
    numbers: number;
    words: Map<string, number> | null;
    keys: Set<string> | null;
  }[];
  #rows = 0;

  constructor(header: readonly string[]) {
    this.#header = header.map(storable);
    this.#columns = header.map(() => ({
      filled: 0,
      numbers: 0,
      words: new Map(),
      keys: new Set(),
    }));
  }

  /** Counts a row that cannot be read. */
  skip(): void {
    this.#rows += 1;
  }

  take(line: number, cells: readonly string[]): void {
    this.#rows += 1;
    if (this.#sample.length < SAMPLED)
      this.#sample.push({
        line,
        cells: cells.map((cell) => storable(cell.slice(0, LONGEST_CELL))),
      });
    for (const [at, column] of this.#columns.entries()) {
      const text = storable(cells[at] ?? '').trim();
      if (text === '') continue;
      column.filled += 1;
      if (NUMBER.test(text)) column.numbers += 1;
      column.words = counted(column.words, text);
      column.keys = remembered(column.keys, text);
    }
  }

  profile(note: string | null): TableProfile {
    return {
      header: this.#header,
      rows: this.#rows,
      sample: this.#sample,
      note,
      columns: this.#columns.map(({ filled, numbers, words, keys }, at) => ({
        name: this.#header[at] ?? '',
        filled,
        numbers,
        isUnique: filled > 0 && keys !== null,
        words: words && wordsOf(words),
      })),
    };
  }
}

/** The database takes neither U+0000 nor the half of a surrogate pair. */
const storable = (text: string) => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

function counted(words: Map<string, number> | null, text: string): Map<string, number> | null {
  if (words === null || text.length > LONGEST_WORD) return null;
  words.set(text, (words.get(text) ?? 0) + 1);
  return words.size > MOST_WORDS ? null : words;
}

function remembered(keys: Set<string> | null, text: string): Set<string> | null {
  if (keys === null || keys.has(text)) return null;
  // Beyond that, the texts seen so far decide.
  return keys.size < MOST_KEYS ? keys.add(text) : keys;
}

const wordsOf = (words: Map<string, number>) =>
  [...words].map(([text, count]) => ({ text, count })).toSorted((a, b) => b.count - a.count);
