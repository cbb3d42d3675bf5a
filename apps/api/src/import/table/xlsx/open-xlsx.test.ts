import { describe, expect, it } from 'vitest';
import { readTable } from '../../../testing/tables/read-table.ts';
import { xlsxFile } from '../../../testing/tables/xlsx-file.ts';
import { zipFile } from '../../../testing/tables/zip-file.ts';
import { SettingError } from '../../errors/import-error.ts';

/** The texts of one row of cells, each given as XML. */
async function textsOf(cells: readonly string[], options = {}): Promise<string[]> {
  const names = cells.map((_, n) => `c${n}`);
  const file = xlsxFile([{ rows: [names, cells.map((xml) => ({ xml }))] }], options);
  const { all } = await readTable(file);
  const [record] = all;
  return record && 'fields' in record ? record.fields : [JSON.stringify(all)];
}

/** Some programs write `<x:row>` for `<row>`. */
function withPrefix(_name: string, xml: string): string {
  return xml.replaceAll(/<(\/?)(?=[a-z])/giu, '<$1x:').replaceAll('xmlns=', 'xmlns:x=');
}

describe('reading an XLSX file', () => {
  it('returns header, records, their rows in the sheet, and bytes', async () => {
    const table = await readTable(
      xlsxFile([
        {
          name: 'Casas & más',
          rows: [
            [' clave ', 'titulo', 'precio'],
            [],
            ['A', 'Casa «ñ»\nazul', 1.5],
            ['B', null, true],
          ],
        },
      ]),
    );
    expect(table.header).toEqual(['clave', 'titulo', 'precio']);
    expect(table.reading).toEqual({
      format: 'xlsx',
      sheet: 'Casas & más',
      sheets: ['Casas & más'],
      headerLine: 1,
    });
    expect(table.all).toEqual([
      { line: 3, fields: ['A', 'Casa «ñ»\nazul', '1.5'] },
      { line: 4, fields: ['B', '', 'true'] },
    ]);
    expect(table.position()).toBe(table.size);
    expect(table.size).toBeGreaterThan(100);
  });

  it('reads names with a prefix, rows and cells without references, and hidden rows', async () => {
    const xml =
      '<row><c t="inlineStr"><is><t>a</t></is></c><c t="inlineStr"><is><t>b</t></is></c></row>' +
      '<row hidden="1"><c><v>1</v></c><c><v>2</v></c></row>';
    const { all } = await readTable(xlsxFile([{ xml }], { change: withPrefix }));
    expect(all).toEqual([{ line: 2, fields: ['1', '2'] }]);
  });

  it('finds the header below a title, ignores cells beyond it, and drops empty rows', async () => {
    const rows = [
      ['Inventario de noviembre'],
      [],
      ['clave', 'titulo', 'precio', 'm2'],
      ['A', 'Casa', 1, 90, null, 'una nota al margen'],
      [null, ' ', ''],
      ['Total', null, 1, null],
    ];
    const { header, all, reading } = await readTable(xlsxFile([{ rows }]));
    expect(header).toEqual(['clave', 'titulo', 'precio', 'm2']);
    expect(reading).toMatchObject({ headerLine: 3 });
    expect(all).toEqual([
      { line: 4, fields: ['A', 'Casa', '1', '90'] },
      { line: 6, problem: 'Es una fila de totales, no una propiedad.' },
    ]);
  });
});

describe('a cell', () => {
  it('is text from runs and entities, without phonetic aids and escapes', async () => {
    const texts = await textsOf([
      '<c r="{at}" t="inlineStr"><is><r><t>Casa </t></r><r><t>azul &amp; verde</t></r><rPh><t>no</t></rPh></is></c>',
      '<c r="{at}" t="str"><v>uno_x000D_dos_x005F_x000D_</v></c>',
      '<c r="{at}" t="e"><v>#N/A</v></c>',
      '<c r="{at}" t="b"><v>0</v></c>',
      '<c r="{at}" t="d"><v>2026-12-15T00:00:00Z</v></c>',
    ]);
    expect(texts).toEqual(['Casa azul & verde', 'uno\rdos_x000D_', '#N/A', 'false', '2026-12-15']);
  });

  it('is a plain number without the remains of binary arithmetic', async () => {
    const numbers = {
      '4500000': '4500000',
      '19.399999999999999': '19.4',
      '-99.168056000000007': '-99.168056',
      '1.25E7': '12500000',
      '5.2155512345678E+12': '5215551234567.8',
      '1E+21': '1000000000000000000000',
      '1.5E-7': '0.00000015',
      '123456789012345678': '123456789012345678',
      '0.1000': '0.1',
      '-0.0': '0',
      '007': '7',
      '0.30000000000000004': '0.3',
      '-120.555': '-120.5550',
      '101851.85185185184': '101851.851851852',
    };
    const cells = Object.keys(numbers).map((raw) => `<c r="{at}"><v>${raw}</v></c>`);
    expect(await textsOf(cells)).toEqual(Object.values(numbers));
  });

  it('is a date or time in ISO form where its format shows one', async () => {
    const formats = [
      'dd/mm/yyyy',
      'd-mmm-yy h:mm',
      'h:mm AM/PM',
      '[$-80A]dddd d "de" mmmm;@',
      '[h]:mm',
    ];
    const styled = (style: number, value: string) => `<c r="{at}" s="${style}"><v>${value}</v></c>`;
    const values: [string, string][] = [
      [styled(1, '46371'), '2026-12-15'],
      [styled(1, '46371.75'), '2026-12-15'],
      [styled(2, '46371.75'), '2026-12-15T18:00:00'],
      [styled(2, '46371'), '2026-12-15'],
      [styled(3, '0.5'), '12:00:00'],
      [styled(4, '46371'), '2026-12-15'],
      [styled(5, '1.5'), '36:00:00'],
      [styled(1, '1'), '1900-01-01'],
      [styled(1, '59'), '1900-02-28'],
      [styled(1, '61'), '1900-03-01'],
      [styled(1, '60'), '60'],
      [styled(1, '-3'), '-3'],
      [styled(1, '99999999'), '99999999'],
    ];
    const texts = await textsOf(
      values.map(([xml]) => xml),
      { formats },
    );
    expect(texts).toEqual(values.map(([, text]) => text));
    const old = await textsOf([styled(1, '44909')], { formats, isFrom1904: true });
    expect(old).toEqual(['2026-12-15']);
  });

  it('keeps the zeros that its format shows, as in postal codes, and no other decoration', async () => {
    const formats = [
      '00000',
      '"$"#,##0.00\\ "MXN"',
      '#,##0\\ "m²"',
      '_-[$$-80A]* #,##0_-;[Red]-0',
      '0.00',
    ];
    const texts = await textsOf(
      formats.map((_, n) => `<c r="{at}" s="${n + 1}"><v>6700</v></c>`),
      { formats },
    );
    expect(texts).toEqual(['06700', '6700', '6700', '6700', '6700']);
  });

  it('of a formula has its kept value; without one it says so', async () => {
    const formula = (rest: string) => ({ xml: `<c r="{at}"${rest}</c>` });
    const rows = [
      ['clave', 'precio'],
      ['A', formula('><f>2*3</f><v>6</v>')],
      ['B', formula(' t="str"><f>""</f><v></v>')],
      ['C', formula('><f>2*3</f><v/>')],
      ['D', formula(' t="s"><v>99</v>')],
      ['E', 5],
    ];
    expect((await readTable(xlsxFile([{ rows }]))).rows).toEqual([
      'A/6',
      'B/',
      'C/#¡SIN_RESULTADO!',
      '5: La celda B5 no se puede leer.',
      'E/5',
    ]);
  });
});

describe('the sheet', () => {
  const table = (key: string) => [
    ['clave', 'titulo'],
    [key, 'Casa'],
  ];
  const book = xlsxFile([
    { name: 'Catálogos', state: 'hidden', rows: table('oculta') },
    { name: 'Vacía', rows: [] },
    { name: 'Portada', rows: [['Inmobiliaria']] },
    { name: 'Venta', rows: table('V') },
    { name: 'Renta', rows: table('R') },
  ]);

  it('is the first visible one with a table, or the one asked for', async () => {
    const first = await readTable(book);
    expect(first.rows).toEqual(['V/Casa']);
    expect(first.reading).toMatchObject({
      sheet: 'Venta',
      sheets: ['Vacía', 'Portada', 'Venta', 'Renta'],
    });
    expect((await readTable(book, { sheet: ' renta ' })).rows).toEqual(['R/Casa']);
    expect((await readTable(book, { sheet: 'Catálogos' })).rows).toEqual(['oculta/Casa']);
  });

  it('is a setting to change when there is none of that name', async () => {
    const error = await readTable(book, { sheet: 'Ventas' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SettingError);
    expect(error).toMatchObject({
      setting: 'sheet',
      message:
        'El archivo no tiene la hoja “Ventas”. Tiene: “Catálogos”, “Vacía”, “Portada”, “Venta”, “Renta”.',
    });
  });

  it('may be empty, which is said', async () => {
    await expect(readTable(xlsxFile([{}]))).rejects.toThrow('El archivo está vacío.');
    await expect(readTable(book, { sheet: 'Vacía' })).rejects.toThrow(
      'La hoja “Vacía” está vacía.',
    );
  });
});

describe('a file that is no XLSX', () => {
  const relation = (target: string) => ({
    name: '_rels/.rels',
    content: `<Relationships><Relationship Id="r1" Type="x/officeDocument" Target="${target}"/></Relationships>`,
  });
  it.each([
    ['any ZIP', zipFile([{ name: 'casas.csv', content: 'a,b' }]), /un ZIP, pero no un libro/u],
    ['an ODS', zipFile([{ name: 'mimetype', content: 'x' }]), /\.ods/u],
    ['an XLSB', zipFile([relation('xl/workbook.bin')]), /\.xlsb/u],
    ['half a file', xlsxFile([{ rows: [['a'], ['1']] }]).subarray(0, 900), /está dañado/u],
  ])('is named: %s', async (_name, content, message) => {
    await expect(readTable(content)).rejects.toThrow(message);
  });
});
