import { SettingError } from '../../errors/import-error.ts';
import { nameOfDelimiter } from '../describe-reading.ts';
import { findHeader, isBlank } from '../row-kinds.ts';
import type { TableSettings } from '../table.ts';
import type { Line } from './read-lines.ts';
import { RecordSplitter } from './split-records.ts';

const CANDIDATES = [',', ';', '\t', '|'];
/** Excel's own line above the header, which names the delimiter. */
const SEP = /^"?sep=(.)"?\s*$/iu;

export const isSepLine = (line: Line) => line.number === 1 && SEP.test(line.text);

/**
 * The character between the columns. A person's word counts most, then the file's own line 'sep=;', then what divides the first rows evenly.
 */
export function findDelimiter(
  lines: readonly Line[],
  { delimiter: asked, headerLine }: TableSettings,
): string {
  const [first] = lines;
  const named = first && isSepLine(first) ? SEP.exec(first.text)?.[1] : undefined;
  const rows = lines.filter((line) => !isSepLine(line));
  const [found] = CANDIDATES.map((delimiter) => ({
    delimiter,
    score: evenness(rows, delimiter, headerLine),
  }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  if (asked !== undefined) {
    if (found && evenness(rows, asked, headerLine) === 0)
      throw wrongDelimiter(asked, found.delimiter);
    return asked;
  }
  if (named !== undefined && evenness(rows, named, headerLine) > 0) return named;
  return found?.delimiter ?? ',';
}

function wrongDelimiter(asked: string, found: string): SettingError {
  return new SettingError(
    'delimiter',
    `Las columnas del archivo no se separan con ${nameOfDelimiter(asked)} sino con ${nameOfDelimiter(found)}.`,
    found,
  );
}

/**
 * 0 when the delimiter does not divide the header, else more the more columns it makes. Rows of another length count heavily against it, and
 * so does a header below other rows, because texts hold commas, and lists hold bars.
 */
function evenness(
  lines: readonly Line[],
  delimiter: string,
  headerLine: number | undefined,
): number {
  if (!lines.some(({ text }) => text.includes(delimiter))) return 0;
  const splitter = new RecordSplitter(delimiter);
  const rows = [...splitter.push(lines, false), ...splitter.push([], true)].flatMap((record) =>
    'fields' in record && !isBlank(record.fields) ? [record] : [],
  );
  const header = findHeader(rows, headerLine);
  const columns = header?.fields.length ?? 1;
  const even = rows.filter(({ fields }) => fields.length === columns).length;
  const share = even / Math.max(rows.length, 1);
  return share ** 3 * Math.log2(columns) * (header === rows[0] ? 1 : 0.25);
}
