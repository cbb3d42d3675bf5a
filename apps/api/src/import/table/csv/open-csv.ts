import { ImportError } from '../../errors/import-error.ts';
import { findHeader, HEAD_ROWS, noHeader, sortOutRows } from '../row-kinds.ts';
import { columnNames } from '../column-names.ts';
import type { Table, TableRecord, TableSettings } from '../table.ts';
import { resolveEncoding } from './encoding.ts';
import { findDelimiter, isSepLine } from './find-delimiter.ts';
import { RowFitter } from './fit-rows.ts';
import { type Line, LINE_MAX, readLines } from './read-lines.ts';
import { RecordSplitter } from './split-records.ts';

/** Opens a CSV file as a stream of records; only a few chunks of it are in memory at a time. */
export async function openCsv(path: string, size: number, settings: TableSettings): Promise<Table> {
  const encoding = await resolveEncoding(path, settings.encoding);
  const head = await readHead(path, encoding);
  const delimiter = findDelimiter(head, settings);
  const header = readHeader(head, delimiter, settings.headerLine);
  const width = header.fields.length;
  let position = 0;

  return {
    header: columnNames(header.fields),
    reading: { format: 'csv', encoding, delimiter, headerLine: header.line },
    size,
    position: () => position,
    async *records() {
      position = 0;
      const splitter = new RecordSplitter(delimiter);
      splitter.width = width;
      const fitter = new RowFitter(width);
      const lines = readLines(path, encoding, (count) => {
        position += count;
      });
      let isOpen = false;
      for await (const chunk of lines) {
        isOpen = chunk.at(-1)?.isOpen ?? false;
        const below = chunk.filter(({ number }) => number > header.lastLine).map(withoutZeros);
        yield sortOutRows(fitter.push(splitter.push(below, false)));
      }
      yield sortOutRows([...fitter.push(splitter.push([], true)), ...fitter.end(isOpen)]);
    },
  };
}

async function readHead(path: string, encoding: string): Promise<Line[]> {
  const head: Line[] = [];
  let length = 0;
  for await (const lines of readLines(path, encoding)) {
    for (const line of lines.slice(0, HEAD_ROWS - head.length)) {
      head.push(withoutZeros(line));
      length += line.text.length;
    }
    if (head.length === HEAD_ROWS || length > LINE_MAX) break;
  }
  return head;
}

function readHeader(head: readonly Line[], delimiter: string, asked: number | undefined) {
  const splitter = new RecordSplitter(delimiter);
  const lines = head.filter((line) => !isSepLine(line));
  const records = [...splitter.push(lines, false), ...splitter.push([], true)];
  const rows = records.flatMap((record) => ('fields' in record ? [record] : []));
  const header = findHeader(rows, asked);
  const broken = records.find(isBroken);
  if (broken && asked === undefined && (!header || broken.line < header.line)) {
    throw new ImportError(`El encabezado no se pudo leer. ${broken.problem}`);
  }
  if (!header) throw noHeader(asked);
  const breaks = header.fields.join('').split('\n').length - 1;
  return { ...header, lastLine: header.line + breaks };
}

function isBroken(record: TableRecord): record is Extract<TableRecord, { problem: string }> {
  return 'problem' in record;
}

/** A zero byte is not part of any text, and no database stores it. */
function withoutZeros(line: Line): Line {
  return line.text.includes('\0') ? { ...line, text: line.text.replaceAll('\0', '') } : line;
}
