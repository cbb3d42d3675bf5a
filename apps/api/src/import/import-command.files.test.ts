import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';
import { xlsxFile } from '../testing/tables/xlsx-file.ts';
import { PRICED_MAP } from './map.fixture.ts';

const map = {
  ...PRICED_MAP,
  rules: [{ if: { column: 'estatus', is: ['baja'] }, refuse: 'No se publica {titulo}.' }],
  fields: {
    ...PRICED_MAP.fields,
    description: { column: 'descripción' },
    postalCode: { column: 'cp' },
    availableFrom: { column: 'libre' },
  },
};

const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });
let folder = '';
let file = '';
beforeEach(async () => {
  await aUser(test.db, { email: 'jefa@prueba.mx', role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'pbr-import-'));
  file = join(folder, 'catalogo');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (content: string | Uint8Array, options: object = {}) =>
  runImportCommand(test.db, { map, file, content, ...options });
const listings = () =>
  test.db
    .select({
      id: properties.externalId,
      name: properties.name,
      description: properties.description,
      price: properties.salePrice,
      postalCode: properties.postalCode,
      availableFrom: properties.availableFrom,
      digest: properties.importDigest,
    })
    .from(properties)
    .orderBy(asc(properties.externalId));

describe('one catalogue', () => {
  const header = ['clave', 'titulo', 'descripción', 'precio', 'cp', 'libre', 'estatus'];
  const rows = [
    [
      'A',
      'Casa azul',
      'Con jardín; y patio\n\nCerca de todo',
      '1250000.5',
      '06700',
      '2026-12-15',
      '',
    ],
    ['B', 'Casa «ñ»', 'Año 2020, 90 m²', '18500.4', '97000', '', ''],
    ['C', '', 'Sin nombre', '1', '97000', '', ''],
  ];
  const csv = (delimiter: string, lineEnd: string) =>
    [header, ...rows]
      .map((row) => row.map((cell) => (/[;,\n]/u.test(cell) ? `"${cell}"` : cell)).join(delimiter))
      .join(lineEnd);
  const xlsx = () => {
    const styled = (style: number, value: string) => ({
      xml: `<c r="{at}" s="${style}"><v>${value}</v></c>`,
    });
    const [, second = [], third = []] = rows;
    const first = ['A', 'Casa azul', 'Con jardín; y patio\n\nCerca de todo', 1_250_000.5];
    return xlsxFile(
      [
        {
          rows: [
            header,
            [...first, styled(2, '6700'), styled(1, '46371')],
            [...second.slice(0, 3), styled(0, '18500.400000000001'), 97_000],
            [...third.slice(0, 3), 1, 97_000],
            [null, null, null, null],
            ['Total', null, null, 1_250_020.9],
          ],
        },
      ],
      { formats: ['dd/mm/yyyy', '00000'] },
    );
  };

  it('makes the same listings in whatever form it comes', async () => {
    const plain = await run(csv(',', '\n'));
    expect(plain.counts).toEqual([3, 2, 0, 0, 1]);
    expect(plain.text).toContain('Se leyó como CSV separado por coma, en utf-8.');
    const stored = await listings();
    const forms: [string | Uint8Array, string][] = [
      [
        `sep=;\r\n${csv(';', '\r\n')}`,
        'CSV separado por punto y coma, en utf-8; el encabezado está',
      ],
      [Buffer.from(csv('\t', '\n'), 'utf16le'), 'CSV separado por tabulador, en utf-16le'],
      [csv('|', '\r'), 'CSV separado por barra'],
    ];
    for (const [content, reading] of forms) {
      const again = await run(content);
      expect(again.counts, reading).toEqual([3, 0, 0, 2, 1]);
      expect(again.text).toContain(`Se leyó como ${reading}`);
    }
    const book = await run(xlsx());
    expect(book.counts).toEqual([4, 0, 0, 2, 2]);
    expect(book.text).toContain('Se leyó como XLSX, hoja “Hoja”.');
    expect(book.text).toContain('línea 6: Es una fila de totales, no una propiedad.');
    expect(await listings()).toEqual(stored);
    expect(stored[0]).toMatchObject({ postalCode: '06700', availableFrom: '2026-12-15' });
  });
});

describe('a setting that does not fit the file', () => {
  const latin = Buffer.from('clave;titulo\nA;Coyoac\xE1n\n', 'latin1');
  it.each([
    ['is missing', latin, {}, [], /Parece windows-1252.* Agrega --encoding windows-1252\.$/u],
    [
      'is an option',
      latin,
      {},
      ['--encoding', 'macintosh'],
      /Parece windows-1252.* Cambia --encoding a "windows-1252"\.$/u,
    ],
    [
      'stands in the map',
      latin,
      { csv: { encoding: 'macintosh' } },
      [],
      /Cambia "csv\.encoding" del mapa a "windows-1252"\.$/u,
    ],
    [
      'is the delimiter',
      'clave\ttitulo\nA\tB\n',
      { csv: { delimiter: ';' } },
      [],
      /no se separan con punto y coma sino con tabulador\. Cambia "csv\.delimiter" del mapa a "\\t"\.$/u,
    ],
    [
      'is a sheet of the map',
      xlsxFile([{ rows: [['clave'], ['A']] }]),
      { xlsx: { sheet: 'Venta' } },
      [],
      /Tiene: “Hoja”\. Corrige "xlsx\.sheet" del mapa\.$/u,
    ],
    [
      'is the line of the header',
      'clave\nA\n',
      { headerLine: 5 },
      [],
      /En la línea 5 no hay un encabezado\. Corrige "headerLine" del mapa\.$/u,
    ],
    [
      'is a sheet of the command',
      xlsxFile([{ rows: [['clave'], ['A']] }]),
      { xlsx: { sheet: 'Hoja' } },
      ['--sheet', 'Venta'],
      /Corrige --sheet\.$/u,
    ],
  ])('is named when it %s', async (_name, content, more, args, message) => {
    const { code, text, opened } = await run(content, { map: { ...map, ...more }, args });
    expect([code, opened]).toEqual([1, 0]);
    expect(text).toMatch(message);
  });
});

describe('control sequences of the file', () => {
  const hostile = '\u001B[2J\u009B31m\u202Erojo\u0007';
  // oxlint-disable-next-line no-control-regex -- these characters are exactly what must not appear
  const controls = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u202E]/u;

  it('reach neither the terminal nor the report', async () => {
    const header = 'clave,titulo,descripción,precio,cp,libre,estatus';
    const rows = [
      `${hostile}1,Casa,x,${hostile},97000,,`,
      `2,"${hostile}\n  línea 9: inventada",x,1,97000,,baja`,
      `3,Casa,x,1,${hostile},,`,
    ];
    const { counts, text, progress } = await run([header, ...rows, ''].join('\n'));
    expect(counts).toEqual([3, 0, 0, 0, 3]);
    expect(text).toContain('rojo');
    expect(text + progress.join('')).not.toMatch(controls);
    expect(text).not.toMatch(/^ {2}línea 9/mu);
    const report = await readFile(`${file}.reporte.csv`, 'utf8');
    expect(report.replaceAll('\r\n', '\n')).not.toMatch(controls);
    expect(report.trimEnd().split('\r\n')).toHaveLength(4);
  });

  it('reach the terminal neither from a header nor from the name of a sheet', async () => {
    const csv = await run(`${hostile}uno,dos\n1,2\n`);
    expect(csv.text).toContain('rojouno');
    expect(csv.text).not.toMatch(controls);
    const book = xlsxFile([
      { name: `a${hostile.replaceAll(/[^ -~]/gu, '\u009B')}`, rows: [['x'], ['1']] },
    ]);
    const { text } = await run(book, { args: ['--sheet', 'otra'] });
    expect(text).toContain('Tiene: “a[2J');
    expect(text).not.toMatch(controls);
  });
});
