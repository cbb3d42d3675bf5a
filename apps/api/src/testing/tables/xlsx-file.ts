import { type ZippedFile, zipFile } from './zip-file.ts';

/** A value as Excel would store it, or the XML of a cell, in which `{at}` stands for its reference. */
type Cell = string | number | boolean | null | { xml: string };

interface SheetContent {
  name?: string;
  state?: 'hidden' | 'veryHidden';
  rows?: readonly (readonly Cell[])[];
  /** The XML inside `sheetData`, instead of rows. */
  xml?: string;
}

interface XlsxOptions {
  /** Codes of the formats that styles 1, 2, … have; style 0 has none. */
  formats?: readonly string[];
  isFrom1904?: boolean;
  /** Changes the XML of a part before it is packed. */
  change?: (name: string, xml: string) => string | Uint8Array;
  /** More files, or others instead of those of the same name. */
  files?: readonly ZippedFile[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** The bytes of an XLSX file with these sheets. */
export function xlsxFile(sheets: readonly SheetContent[], options: XlsxOptions = {}): Buffer {
  const strings = new Map<string, number>();
  const parts = sheets.map(({ rows = [], xml }, n) => ({
    name: `xl/worksheets/sheet${n + 1}.xml`,
    content: `<worksheet xmlns="${MAIN}"><sheetData>${xml ?? rowsXml(rows, strings)}</sheetData></worksheet>`,
  }));
  const files: ZippedFile[] = [
    { name: '_rels/.rels', content: relationsXml([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', content: workbookXml(sheets, options.isFrom1904 ?? false) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsXml([
        ...parts.map(({ name }): [string, string] => ['worksheet', `/${name}`]),
        ['sharedStrings', 'sharedStrings.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    ...parts,
    { name: 'xl/sharedStrings.xml', content: stringsXml([...strings.keys()]) },
    { name: 'xl/styles.xml', content: stylesXml(options.formats ?? []) },
  ];
  const others = new Map((options.files ?? []).map((file) => [file.name, file]));
  const kept = files.filter(({ name }) => !others.has(name));
  const changed = kept.map(({ name, content }) => ({
    name,
    content: options.change?.(name, String(content)) ?? content,
  }));
  return zipFile([...changed, ...others.values()]);
}

function rowsXml(rows: readonly (readonly Cell[])[], strings: Map<string, number>): string {
  return rows
    .map((cells, n) => {
      const inside = cells.map((cell, column) =>
        cellXml(cell, `${letters(column)}${n + 1}`, strings),
      );
      return `<row r="${n + 1}">${inside.join('')}</row>`;
    })
    .join('');
}

function cellXml(cell: Cell, at: string, strings: Map<string, number>): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.xml.replaceAll('{at}', at);
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`;
  const index = strings.get(cell) ?? strings.size;
  strings.set(cell, index);
  return `<c r="${at}" t="s"><v>${index}</v></c>`;
}

function letters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : letters(Math.floor(column / 26) - 1) + letter;
}

function workbookXml(sheets: readonly SheetContent[], isFrom1904: boolean): string {
  const list = sheets.map(
    ({ name = 'Hoja', state = 'visible' }, n) =>
      `<sheet name="${escaped(name)}" sheetId="${n + 1}" state="${state}" r:id="r${n + 1}"/>`,
  );
  return `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><workbookPr date1904="${Number(isFrom1904)}"/><sheets>${list.join('')}</sheets></workbook>`;
}

function relationsXml(targets: readonly [string, string][]): string {
  const list = targets.map(
    ([type, target], n) =>
      `<Relationship Id="r${n + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `<Relationships xmlns="${PACKAGE}">${list.join('')}</Relationships>`;
}

function stringsXml(strings: readonly string[]): string {
  const list = strings.map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`);
  return `<?xml version="1.0" encoding="UTF-8"?><sst xmlns="${MAIN}">${list.join('')}</sst>`;
}

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${escaped(code)}"/>`,
  );
  const cells = formats.map((_, n) => `<xf numFmtId="${164 + n}"/>`);
  return `<styleSheet xmlns="${MAIN}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs></styleSheet>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
