import fc from 'fast-check';
import { xlsxFile } from './xlsx-file.ts';

/** One change of a file: at a share of its length, `bytes` replace `length` bytes. */
interface Mutation {
  at: number;
  length: number;
  bytes: Uint8Array;
}

const telling = [
  '"',
  '""',
  '\n',
  '\r',
  '\r\n',
  ',',
  ';',
  '\t',
  '\0',
  '\u001B[2J',
  'ñ',
  '\uFEFF',
  'sep=;\n',
  '<',
  '&x;',
  '</row>',
];

/** A share of the length; fast-check alone would prefer the ends. */
const anywhere = fc.noBias(fc.integer({ min: 0, max: 9999 })).map((n) => n / 10_000);

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: anywhere,
  length: fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 300 })),
  bytes: fc.oneof(
    fc.constantFrom(...telling).map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 4 }),
  ),
});
const mutations = fc.array(mutation, { minLength: 1, maxLength: 4 });

function mutate(content: Uint8Array, changes: readonly Mutation[]): Buffer {
  return changes.reduce((bytes, { at, length, bytes: more }) => {
    const start = Math.floor(at * bytes.length);
    return Buffer.concat([bytes.subarray(0, start), more, bytes.subarray(start + length)]);
  }, Buffer.from(content));
}

const cell = fc.oneof(
  fc.constantFrom('', '', 'Casa', 'Recámara', '1250000', '19.4', '06700', 'sí', 'TOTAL', '#N/A'),
  fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', ';', '\n', ' ', '😀'), maxLength: 8 }),
);

/** Rows whose first cell is a number, below a header of as many names. */
const table = fc
  .integer({ min: 2, max: 7 })
  .chain((width) =>
    fc.array(fc.array(cell, { minLength: width - 1, maxLength: width - 1 }), {
      minLength: 1,
      maxLength: 15,
    }),
  )
  .map((rows) => {
    const names = ['clave', 'título', 'precio', 'm2', 'colonia', 'estado', 'tipo'];
    const width = (rows[0]?.length ?? 0) + 1;
    const keyed = rows.map((row, n) => [String(n + 1), ...row]);
    return [names.slice(0, width)].concat(keyed);
  });

/** UTF-8 and UTF-16, with and without mark. */
const encodings: readonly ((text: string) => Buffer)[] = [
  (text) => Buffer.from(text),
  (text) => Buffer.from(`\uFEFF${text}`),
  (text) => Buffer.from(`\uFEFF${text}`, 'utf16le'),
  (text) => Buffer.from(text, 'utf16le').swap16(),
];

function quoted(text: string, delimiter: string): string {
  return text.includes(delimiter) || /["\n\r]/u.test(text)
    ? `"${text.replaceAll('"', '""')}"`
    : text;
}

export const mutatedCsv: fc.Arbitrary<Buffer> = fc
  .record({
    rows: table,
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
    encode: fc.constantFrom(...encodings),
    changes: mutations,
  })
  .map(({ rows, delimiter, lineEnd, encode, changes }) => {
    const lines = rows.map((row) => row.map((text) => quoted(text, delimiter)).join(delimiter));
    return mutate(encode(lines.join(lineEnd) + lineEnd), changes);
  });

/** Another digit or letter somewhere in the XML, or an element less; it stays well-formed. */
const xmlChange = fc.record({
  at: anywhere,
  change: fc.constantFrom(
    [/(?<=["A-Z>])\d/gu, '7'],
    [/(?<=["A-Z>])\d/gu, 'x'],
    [/(?<=["A-Z>\d])\d/gu, ''],
    [/ [a-z]+="[^"]*"/giu, ''],
    [/<c [^>]*>.*?<\/c>/gu, ''],
    [/<v>[^<]*<\/v>/gu, '<v/>'],
    [/<si>.*?<\/si>/gu, ''],
    [/t="s"/gu, 't="b"'],
    [/<\/row><row r="\d+">/gu, ''],
  ),
});

function changeXml(
  xml: string,
  changes: readonly { at: number; change: readonly [RegExp, string] }[],
): string {
  return changes.reduce((text, { at, change: [pattern, replacement] }) => {
    const matches = [...text.matchAll(pattern)];
    const match = matches[Math.floor(at * matches.length)];
    return match
      ? text.slice(0, match.index) + replacement + text.slice(match.index + match[0].length)
      : text;
  }, xml);
}

const PARTS = [
  'xl/worksheets/sheet1.xml',
  'xl/worksheets/sheet1.xml',
  'xl/sharedStrings.xml',
  'xl/styles.xml',
  'xl/workbook.xml',
  'xl/_rels/workbook.xml.rels',
];
type Change = (content: Buffer) => Buffer;
const byteChanges = mutations.map(
  (changes): Change =>
    (content) =>
      mutate(content, changes),
);
const xmlChanges = fc.array(xmlChange, { minLength: 1, maxLength: 4 }).map(
  (changes): Change =>
    (content) =>
      Buffer.from(changeXml(content.toString(), changes)),
);

/** A book that was changed as a whole, or one of whose parts was changed before it was packed; `sheet` is its XML then. */
export const mutatedXlsx: fc.Arbitrary<{ content: Buffer; sheet: string }> = fc
  .record({
    rows: table,
    part: fc.constantFrom(...PARTS),
    change: fc.oneof(byteChanges, { weight: 3, arbitrary: xmlChanges }),
    changeOfAll: fc.oneof(byteChanges, { weight: 3, arbitrary: fc.constant(null) }),
  })
  .map(({ rows, part, change, changeOfAll }) => {
    let sheet = '';
    const cells = rows.map((row, n) =>
      row.map((text, column) => (n > 0 && column === 0 ? n : text)),
    );
    const content = xlsxFile([{ name: 'Venta', rows: cells }], {
      formats: ['dd/mm/yyyy'],
      change: (name, xml) => {
        const changed = name === part && !changeOfAll ? change(Buffer.from(xml)) : Buffer.from(xml);
        if (name === PARTS[0]) sheet = changed.toString();
        return changed;
      },
    });
    return { content: changeOfAll ? changeOfAll(content) : content, sheet };
  });
