import { parse } from 'csv-parse/sync';
import { LINE_MAX, type Line } from './read-lines.ts';

export type CsvRecord = { line: number; fields: string[] } | { line: number; problem: string };

/** A quoted field may hold line breaks; one that spans more lines than this was never closed. */
const RECORD_LINES_MAX = 200;
/** Most records parsed in one go. */
const BLOCK_MAX = 256;

/**
 * Cuts lines into records so that a broken record costs only itself. A record ends where its quotes are even in number, which is cheap to
 * see; csv-parse then reads a whole block. Only if it finds an error are the records read one by one.
 */
export class RecordSplitter {
  readonly #delimiter: string;
  #width: number | undefined;
  #lines: Line[] = [];
  /** Small after a broken record, so that a file full of them is not parsed over and over. */
  #block = BLOCK_MAX;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** Number of fields that every record must have; until it is set, any number is accepted. */
  set width(width: number) {
    this.#width = width;
  }

  /** Takes more lines and returns the complete records; `isEnd` means that no more lines will come. */
  push(lines: readonly Line[], isEnd: boolean): CsvRecord[] {
    this.#lines = [...this.#lines, ...lines];
    const records: CsvRecord[] = [];
    let at = 0;
    for (;;) {
      const spans = this.#nextSpans(at, isEnd);
      if (spans.length === 0) break;
      at = this.#readSpans(spans, records);
    }
    this.#lines = this.#lines.slice(at);
    return records;
  }

  /** Returns the first record alone; the rest stays for `push`. */
  header(lines: readonly Line[], isEnd: boolean): CsvRecord | undefined {
    this.#lines = [...this.#lines, ...lines];
    const [span] = this.#nextSpans(0, isEnd);
    if (!span) return undefined;
    const records: CsvRecord[] = [];
    const at = this.#readSpans([span], records);
    this.#lines = this.#lines.slice(at);
    return records[0];
  }

  #nextSpans(from: number, isEnd: boolean): Span[] {
    const spans: Span[] = [];
    let at = from;
    while (spans.length < this.#block) {
      while (this.#lines[at]?.text.trim() === '') at += 1;
      const span = this.#spanAt(at, isEnd);
      if (!span) break;
      spans.push(span);
      at = span.end;
      // The next record starts where this one is given up, which is not known yet.
      if (!span.isClosed) break;
    }
    return spans;
  }

  #spanAt(start: number, isEnd: boolean): Span | undefined {
    let isOpen = false;
    let length = 0;
    for (let at = start; at < this.#lines.length; at += 1) {
      const line = this.#lines[at];
      if (!line) break;
      if (line.isCut) return { start, end: at + 1, isClosed: false };
      if (hasOddQuotes(line.text)) isOpen = !isOpen;
      if (!isOpen) return { start, end: at + 1, isClosed: true };
      length += line.text.length;
      if (at - start >= RECORD_LINES_MAX || length > LINE_MAX) {
        return { start, end: at + 1, isClosed: false };
      }
    }
    return isEnd && start < this.#lines.length
      ? { start, end: this.#lines.length, isClosed: false }
      : undefined;
  }

  /** Reads the records of the spans and returns the line to go on from. */
  #readSpans(spans: readonly Span[], records: CsvRecord[]): number {
    const closed = spans.filter((span) => span.isClosed);
    const together = this.#parse(closed.map((span) => this.#textOf(span)).join('\n'));
    const isSound = together?.length === closed.length;
    this.#block = isSound ? Math.min(this.#block * 2, BLOCK_MAX) : 1;
    for (const [index, span] of spans.entries()) {
      const line = this.#lines[span.start];
      if (!line) break;
      const fields = isSound ? together[index] : this.#parseOne(span);
      if (fields && this.#hasWidth(fields)) {
        records.push(withReadableText(line.number, fields));
        continue;
      }
      records.push({ line: line.number, problem: this.#problemOf(span, fields) });
      const end = this.#endOfBroken(span, fields !== undefined);
      if (end === span.end) continue;
      this.#block = 1;
      return end;
    }
    return spans.at(-1)?.end ?? 0;
  }

  /**
   * Returns the line to go on from after a broken record: the one behind it, if its quotes match and only its width is wrong. If they do
   * not match, or if they swallowed a line that is a sound record by itself, only the first line is given up.
   */
  #endOfBroken(span: Span, isWellQuoted: boolean): number {
    return isWellQuoted && !this.#holdsSoundLine(span) ? span.end : span.start + 1;
  }

  #holdsSoundLine(span: Span): boolean {
    for (let at = span.start + 1; at < span.end; at += 1) {
      const fields = this.#parseOne({ start: at, end: at + 1, isClosed: true });
      if (fields && fields.length > 1 && this.#hasWidth(fields)) return true;
    }
    return false;
  }

  #problemOf(span: Span, fields: string[] | undefined): string {
    if (fields)
      return `La fila tiene ${fields.length} columnas y el encabezado ${this.#width ?? 0}.`;
    return this.#lines[span.start]?.isCut
      ? `La línea pasa de ${LINE_MAX} caracteres.`
      : 'Las comillas de la fila no están bien cerradas.';
  }

  #hasWidth(fields: readonly string[]): boolean {
    return this.#width === undefined || fields.length === this.#width;
  }

  #textOf(span: Span): string {
    return this.#lines
      .slice(span.start, span.end)
      .map((line) => line.text)
      .join('\n');
  }

  #parseOne(span: Span): string[] | undefined {
    if (!span.isClosed || this.#lines[span.start]?.isCut) return undefined;
    const records = this.#parse(this.#textOf(span));
    return records?.length === 1 ? records[0] : undefined;
  }

  #parse(text: string): string[][] | undefined {
    try {
      return parse(text, {
        delimiter: this.#delimiter,
        record_delimiter: '\n',
        relax_column_count: true,
      });
    } catch {
      return undefined;
    }
  }
}

/** Lines `start` to `end` (exclusive) that belong together; `isClosed` is false when a quote was still open at the limit. */
interface Span {
  start: number;
  end: number;
  isClosed: boolean;
}

/** Refuses a record with U+FFFD, which the decoder writes for bytes that form no character. */
function withReadableText(line: number, fields: string[]): CsvRecord {
  return fields.some((field) => field.includes('\uFFFD'))
    ? { line, problem: 'La fila tiene caracteres ilegibles: su codificación no es la del archivo.' }
    : { line, fields };
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}
