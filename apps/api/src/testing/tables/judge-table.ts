import { expect } from 'vitest';
import { ImportError, SettingError } from '../../import/errors/import-error.ts';
import { decoderOf } from '../../import/table/csv/decoder.ts';
import type { Table, TableRecord, TableSettings } from '../../import/table/table.ts';
import { withTable } from './read-table.ts';

export type ReadTable = Table & { all: TableRecord[] };

/** Opens the bytes and checks what holds for any file: it is refused as a whole in words, or each of its records is a row or a refusal. */
export async function judgeTable(
  content: Uint8Array,
  settings: TableSettings = {},
): Promise<ReadTable | null> {
  try {
    return await withTable(content, settings, async (table) => {
      const all: TableRecord[] = [];
      try {
        for await (const block of table.records()) all.push(...block);
      } catch (error) {
        throw new Error('A file that could be opened has to be read to its end.', { cause: error });
      }
      for (const record of all) judgeRecord(record, table);
      expect(table.position()).toBe(table.size);
      return { ...table, all };
    });
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    expect(error.message).toMatch(/^[A-Z].*\.$/su);
    if (!(error instanceof SettingError) || error.suggestion === undefined) return null;
    // A person who follows the advice must not get another one.
    expect(settings).toEqual({});
    return judgeTable(content, { [error.setting]: error.suggestion });
  }
}

function judgeRecord(record: TableRecord, { header, reading }: Table): void {
  expect(Number.isInteger(record.line)).toBe(true);
  expect(record.line).toBeGreaterThan(reading.headerLine);
  if ('fields' in record) expect(record.fields).toHaveLength(header.length);
  else expect(record.problem).toMatch(/^[A-Z].*\.$/su);
}

/** Checks that every line of a CSV with content belongs to a record, in their order. */
export function judgeLines(content: Uint8Array, { reading, all, header }: ReadTable): void {
  if (reading.format !== 'csv') throw new Error('No CSV.');
  const text = decoderOf(reading.encoding).decode(content);
  const lost = [text.split('\n'), text.split(/\r\n|\r|\n/u)].map((lines) =>
    linesOutside(lines, all, {
      delimiter: reading.delimiter,
      width: header.length,
      from: endOfHeader(lines, reading.headerLine),
    }),
  );
  const fewest = lost.toSorted((a, b) => a.length - b.length)[0] ?? [];
  expect(fewest, JSON.stringify(text)).toEqual([]);
}

function linesOutside(
  lines: readonly string[],
  records: readonly TableRecord[],
  { delimiter, width, from }: { delimiter: string; width: number; from: number },
): string[] {
  const starts = new Map(records.map((record) => [record.line, record]));
  let last: TableRecord | undefined;
  return lines.filter((line, index) => {
    const number = index + 1;
    last = starts.get(number) ?? last;
    if (number <= from || last?.line === number || isEmpty(line, delimiter)) return false;
    if (!last) return true;
    if ('fields' in last) return number > last.line + countBreaks(last.fields);
    // A refused row may have several lines, but no other row among them.
    return !line.includes('"') && line.split(delimiter).length === width;
  });
}

const countBreaks = (fields: readonly string[]) => fields.join('').split('\n').length - 1;

const isEmpty = (line: string, delimiter: string) =>
  line.replaceAll(delimiter, '').replaceAll(/[\s"\0]/gu, '') === '';

/** The last line of the header, whose names may have several. */
function endOfHeader(lines: readonly string[], start: number): number {
  let quotes = 0;
  for (let number = start; number <= lines.length; number += 1) {
    quotes += (lines[number - 1] ?? '').split('"').length - 1;
    if (quotes % 2 === 0) return number;
  }
  return lines.length;
}

/** Checks that every row of the sheet that begins with a number has a record of its line. */
export function judgeSheet(xml: string, { reading, all }: ReadTable): void {
  const lines = new Set(all.map(({ line }) => line));
  const keyed = [...xml.matchAll(/<row r="(\d{1,7})"><c r="A\d+"><v>\d+<\/v>/gu)]
    .map(([, line]) => Number(line))
    .filter((line) => line > reading.headerLine);
  expect(keyed.filter((line) => !lines.has(line))).toEqual([]);
}
