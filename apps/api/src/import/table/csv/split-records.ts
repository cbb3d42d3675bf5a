import { parse } from 'csv-parse/sync';
import type { TableRecord } from '../table.ts';
import { LINE_MAX, type Line } from './read-lines.ts';

/** A quote that stays open for longer was never meant to open; no listing's text is that long. */
const LINES_MAX = 20_000;
const OPEN_END =
  'El archivo termina a media fila, con las comillas abiertas. Pídelo o descárgalo otra vez.';
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

  /** Number of fields that a record has at most; until it is set, any number is accepted. */
  set width(width: number) {
    this.#width = width;
  }

  /** Takes more lines and returns the complete records; `isEnd` means that no more lines will come. */
  push(lines: readonly Line[], isEnd: boolean): TableRecord[] {
    this.#lines = [...this.#lines, ...lines];
    const records: TableRecord[] = [];
    let at = 0;
    for (;;) {
      const spans = this.#nextSpans(at, isEnd);
      if (spans.length === 0) break;
      at = this.#readSpans(spans, records);
    }
    this.#lines = this.#lines.slice(at);
    return records;
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
      length += line.text.length + 1;
      if (length > LINE_MAX || at - start > LINES_MAX) {
        return { start, end: at + 1, isClosed: false };
      }
    }
    return isEnd && start < this.#lines.length
      ? { start, end: this.#lines.length, isClosed: false }
      : undefined;
  }

  /** Reads the records of the spans and returns the line to go on from. */
  #readSpans(spans: readonly Span[], records: TableRecord[]): number {
    const closed = spans.filter((span) => span.isClosed);
    const together = this.#parse(closed.map((span) => this.#textOf(span)).join('\n'));
    const isSound = together?.length === closed.length;
    this.#block = isSound ? Math.min(this.#block * 2, BLOCK_MAX) : 1;
    for (const [index, span] of spans.entries()) {
      // A span that was alone has been parsed already.
      const fields = isSound || spans.length === 1 ? together?.[index] : this.#parseOne(span);
      const { record, end } = this.#judge(span, fields);
      records.push(record);
      if (end === span.end) continue;
      this.#block = 1;
      return end;
    }
    return spans.at(-1)?.end ?? 0;
  }

  /** The record of a span, and the line to go on from. */
  #judge(span: Span, fields: string[] | undefined): Judged {
    if (!fields || this.#hasSwallowedRows(span, fields.length)) return this.#judgeQuotes(span);
    const line = this.#lines[span.start]?.number ?? 0;
    const width = this.#width ?? fields.length;
    const cells = withoutEmptyEnd(fields, width);
    const isShifted = fields.length > width && this.#hasStrayDelimiter(span);
    if (cells.length <= width && !isShifted) {
      return { record: withReadableText(line, cells), end: span.end };
    }
    const found = isShifted ? fields.length : cells.length;
    const problem = `La fila tiene ${found} columnas y el encabezado ${width}.`;
    return { record: { line, problem }, end: span.end };
  }

  /** The same when the quotes are wrong: only the first line is given up. */
  #judgeQuotes(span: Span): Judged {
    const first = this.#lines[span.start];
    const line = first?.number ?? 0;
    const literal = first && !first.isCut ? this.#parseLiteral(first.text) : undefined;
    if (literal) return { record: withReadableText(line, literal), end: span.start + 1 };
    if (this.#isCutOff(span)) return { record: { line, problem: OPEN_END }, end: span.end };
    const problem = first?.isCut
      ? `La línea pasa de ${LINE_MAX} caracteres.`
      : 'Las comillas de la fila no están bien cerradas.';
    return { record: { line, problem }, end: span.start + 1 };
  }

  /**
   * True when the lines of a quoted field are rows by themselves, because its quote was never meant to open. With few columns, or in a row
   * that has all of them, lines of a text may look like rows as well.
   */
  #hasSwallowedRows({ start, end }: Span, columns: number): boolean {
    const width = this.#width ?? 0;
    const lines = this.#lines.slice(start + 1, end);
    if (lines.length === 0 || width < 2) return false;
    const isRow = (line: Line) => this.#isWholeRow(line, width);
    if (columns !== width) return lines.some(isRow);
    return width >= 4 && lines.length > 2 && lines.filter(isRow).length * 2 > lines.length - 1;
  }

  /** True for the last row of a file that ends inside its quotes, without a line break. */
  #isCutOff({ start, end }: Span): boolean {
    const width = this.#width;
    if (width === undefined || !this.#lines[end - 1]?.isOpen) return false;
    return !this.#lines.slice(start + 1, end).some((line) => this.#isWholeRow(line, width));
  }

  /** True for 'A,Casa, con jardín,': a comma of a text made one column too many, and moved the others. */
  #hasStrayDelimiter(span: Span): boolean {
    const pieces = this.#textOf(span)
      .replaceAll(/"[^"]*"/gu, '')
      .split(this.#delimiter);
    return pieces.slice(1).some((piece) => /^ +\S/u.test(piece));
  }

  #isWholeRow(line: Line, width: number): boolean {
    // Counting delimiters is cheap, and most lines of a text have none.
    if (line.isCut || line.text.split(this.#delimiter, width).length < width) return false;
    const rows = this.#parse(line.text);
    return rows?.length === 1 && rows[0]?.length === width;
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

  /** The fields of a line whose quotes stand inside of them, as in `Casa "La Joya";5" x 6"`, where they open nothing. */
  #parseLiteral(line: string): string[] | undefined {
    const [fields, ...others] = this.#parse(line, { relax_quotes: true }) ?? [];
    if (!fields || fields.length !== this.#width || others.length > 0) return undefined;
    return fields.some((field) => field.startsWith('"')) ? undefined : fields;
  }

  #parse(text: string, options: { relax_quotes?: boolean } = {}): string[][] | undefined {
    try {
      return parse(text, {
        ...options,
        delimiter: this.#delimiter,
        record_delimiter: '\n',
        relax_column_count: true,
        // Some programs write blanks after a delimiter, also before quotes.
        ltrim: true,
        rtrim: true,
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

interface Judged {
  record: TableRecord;
  end: number;
}

/** Refuses a record with U+FFFD, which the decoder writes for bytes that form no character. */
function withReadableText(line: number, fields: string[]): TableRecord {
  return fields.some((field) => field.includes('\uFFFD'))
    ? { line, problem: 'La fila tiene caracteres ilegibles: su codificación no es la del archivo.' }
    : { line, fields: fields.map(withoutFormula) };
}

/** Some programs write `="06700"`, so that spreadsheets leave the text as it is. */
const withoutFormula = (field: string) =>
  field.startsWith('="') ? field.replace(/^="([^"]*)"$/u, '$1') : field;

/** The fields without empty ones beyond the width. */
function withoutEmptyEnd(fields: readonly string[], width: number): string[] {
  let { length } = fields;
  while (length > width && fields[length - 1]?.trim() === '') length -= 1;
  return fields.slice(0, length);
}

function hasOddQuotes(text: string): boolean {
  let isOdd = false;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd;
  return isOdd;
}
