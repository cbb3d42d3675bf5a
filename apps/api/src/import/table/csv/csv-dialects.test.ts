import { describe, expect, it } from 'vitest';
import { readTable } from '../../../testing/tables/read-table.ts';
import { xlsxFile } from '../../../testing/tables/xlsx-file.ts';
import { SettingError } from '../../errors/import-error.ts';

async function settingError(content: string | Uint8Array, settings = {}) {
  const error = await readTable(content, settings).catch((thrown: unknown) => thrown);
  return error instanceof SettingError
    ? { setting: error.setting, suggestion: error.suggestion, message: error.message }
    : error;
}

describe('the delimiter', () => {
  it.each([',', ';', '\t', '|'])('is found by itself: %j', async (delimiter) => {
    const lines = [
      ['clave', 'titulo', 'precio'],
      ['A', '"Casa, con jardín; y vista"', '1'],
      ['B', 'Casa', '2'],
    ];
    const { reading, rows } = await readTable(lines.map((row) => row.join(delimiter)).join('\n'));
    expect(reading).toMatchObject({ delimiter });
    expect(rows).toEqual(['A/Casa, con jardín; y vista/1', 'B/Casa/2']);
  });

  it('is the one that divides evenly, not the most frequent one', async () => {
    const { header, rows } = await readTable(
      'clave;precio;descripción\nA;1,5;Sala, comedor, cocina, baño, patio\nB;2,5;Casa, patio\n',
    );
    expect(header).toEqual(['clave', 'precio', 'descripción']);
    expect(rows[0]).toBe('A/1,5/Sala, comedor, cocina, baño, patio');
  });

  it.each([
    ['commas of a text', `clave;descripción\nA;Sala${', cuarto'.repeat(20)}\n`, ';'],
    ['lists of equal length', 'clave,fotos,m2\nA,1|2|3|4|5|6,1\nB,1|2|3|4|5|6,2\n', ','],
    ['commas in a title', 'Casas, locales, terrenos\n;;;\na;b;c;d\nA;1;2;3\nB;1;2;3\n', ';'],
    ['decimal commas', 'clave;precio;m2\nA;1,5;90,5\nB;2,5;80,5\n', ';'],
  ])('is not mistaken for %s', async (_name, content, delimiter) => {
    expect((await readTable(content)).reading).toMatchObject({ delimiter });
  });

  it('is the one that the line `sep=` names, which is no row', async () => {
    for (const sep of ['sep=;', '"sep=;"', '\uFEFFSEP=;']) {
      const { reading, header, all } = await readTable(`${sep}\r\na;b\r\n1;2,3\r\n`);
      expect(reading).toMatchObject({ delimiter: ';', headerLine: 2 });
      expect(header).toEqual(['a', 'b']);
      expect(all).toEqual([{ line: 3, fields: ['1', '2,3'] }]);
    }
    expect((await readTable('sep=~\na~b\n1~2\n')).rows).toEqual(['1/2']);
  });

  it('is the one asked for, whatever else the file may say', async () => {
    const { rows } = await readTable('sep=,\na|b,c|d\n1|2,3|4\n', { delimiter: '|' });
    expect(rows).toEqual(['1/2,3/4']);
  });

  it('is a setting to change when the one asked for divides nothing', async () => {
    expect(await settingError('a;b\n1;2\n', { delimiter: ',' })).toEqual({
      setting: 'delimiter',
      suggestion: ';',
      message: 'Las columnas del archivo no se separan con coma sino con punto y coma.',
    });
  });

  it('does not matter to a file of one column', async () => {
    expect((await readTable('clave\nA\nB\n')).rows).toEqual(['A', 'B']);
  });
});

describe('the lines', () => {
  it('may end in carriage returns alone, as Excel for Mac writes them', async () => {
    const { header, all } = await readTable('a,b\r1,"x\ny"\r\r3,4\r');
    expect(header).toEqual(['a', 'b']);
    expect(all).toEqual([
      { line: 2, fields: ['1', 'x\ny'] },
      { line: 5, fields: ['3', '4'] },
    ]);
  });

  it('keep their number when a chunk ends between the two halves of a line break', async () => {
    // The first line break is a lone carriage return, and chunks end after 131,072 bytes.
    const start = `a,b\r1,`;
    const { all } = await readTable(`${start}${'x'.repeat(131_071 - start.length)}\r\n3,4\r`);
    expect(all.map(({ line }) => line)).toEqual([2, 3]);
  });

  it('may hold zero bytes, which are no letters', async () => {
    const { header, rows } = await readTable('a\0,b\n1,Ca\0sa\n\0\0,\0\n\0\0\0\n2,x\n');
    expect(header).toEqual(['a', 'b']);
    expect(rows).toEqual(['1/Casa', '2/x']);
  });
});

describe('the encoding', () => {
  const text = 'clave;descripción\nA;Recámara en Coyoacán, año 2020, 90 m²\n';
  const inUtf16be = (content: string) => Buffer.from(content, 'utf16le').swap16();

  it.each([
    ['UTF-16 LE with its mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE with its mark', inUtf16be(`\uFEFF${text}`), 'utf-16be'],
    ['UTF-16 LE without one', Buffer.from(text, 'utf16le'), 'utf-16le'],
    ['UTF-16 BE without one', inUtf16be(text), 'utf-16be'],
  ])('is recognised: %s', async (_name, bytes, encoding) => {
    const { reading, rows } = await readTable(bytes);
    expect(reading).toMatchObject({ encoding });
    expect(rows).toEqual(['A/Recámara en Coyoacán, año 2020, 90 m²']);
  });

  const macintosh = Buffer.from('a,b\nRec\x87mara en Coyoac\x87n,Espa\x96a\n', 'latin1');
  const ibm850 = Buffer.from('a,b\nRec\xA0mara en Coyoac\xA0n,Espa\xA4a \xB5lvaro\n', 'latin1');
  const windows = Buffer.from('a,b\nRec\xE1mara en Coyoac\xE1n,Espa\xF1a \xC1lvaro\n', 'latin1');

  it.each([
    ['macintosh', macintosh, 'Recámara en Coyoacán/España'],
    ['ibm850', ibm850, 'Recámara en Coyoacán/España Álvaro'],
    ['windows-1252', windows, 'Recámara en Coyoacán/España Álvaro'],
  ])('%s is named to whoever has not named it, and read then', async (encoding, bytes, row) => {
    expect(await settingError(bytes)).toMatchObject({
      setting: 'encoding',
      suggestion: encoding,
      message: expect.stringContaining(`Parece ${encoding}: así dice “Recámara”.`),
    });
    expect((await readTable(bytes, { encoding })).rows).toEqual([row]);
  });

  it.each([
    ['macintosh', windows, 'windows-1252'],
    ['windows-1252', macintosh, 'macintosh'],
    ['windows-1252', ibm850, 'ibm850'],
    ['windows-1252', Buffer.from(text), 'utf-8'],
    ['utf-16le', Buffer.from(text), 'utf-8'],
    ['utf-8', Buffer.from(text, 'utf16le'), 'utf-16le'],
  ])('%s is refused where it would make other letters in silence', async (asked, bytes, right) => {
    expect(await settingError(bytes, { encoding: asked })).toMatchObject({
      setting: 'encoding',
      suggestion: right,
    });
  });

  it('is UTF-8 but for some rows when most words are', async () => {
    const mixed = Buffer.concat([
      Buffer.from('a,b\nCoyoacán,España\nMérida,Cancún\n'),
      Buffer.from('Le\xF3n,2\n', 'latin1'),
    ]);
    expect(await settingError(mixed)).toMatchObject({ suggestion: 'utf-8' });
    expect((await readTable(mixed, { encoding: 'utf-8' })).rows).toHaveLength(3);
  });

  it('is UTF-8 but for some rows when a few bytes are no letters in any', async () => {
    const damaged = Buffer.from(
      `a,b\nCasa,azul\n${'Casa,verde\n'.repeat(9)}Ca\xFFsa,roja\n`,
      'latin1',
    );
    expect(await settingError(damaged)).toMatchObject({
      suggestion: 'utf-8',
      message: expect.stringContaining('Casi todo sí lo está'),
    });
  });

  it('is none when the file is no text', async () => {
    const noise = Buffer.from(Array.from({ length: 5000 }, (_, n) => 128 + ((n * 37) % 128)));
    await expect(readTable(noise)).rejects.toThrow(/ni parece un texto/u);
  });

  it('has to be a known one', async () => {
    expect(await settingError('a,b\n', { encoding: 'klingon' })).toMatchObject({
      setting: 'encoding',
      message: expect.stringContaining('“klingon” no se conoce'),
    });
  });
});

describe('the rows', () => {
  it('may lack empty cells at their end, or have some too many', async () => {
    const { all } = await readTable('a,b,c\n1,2,3\n4,5\n6\n7,8,9,,,\n');
    expect(all).toEqual([
      { line: 2, fields: ['1', '2', '3'] },
      { line: 3, fields: ['4', '5', ''] },
      { line: 4, fields: ['6', '', ''] },
      { line: 5, fields: ['7', '8', '9'] },
    ]);
  });

  it('are refused when a comma of a text has moved their cells, even if the last one is empty', async () => {
    const { rows } = await readTable('a,b,c,d\n1,Casa, con jardín,Centro,\n2,"Casa, azul",x,y,\n');
    expect(rows).toEqual(['2: La fila tiene 5 columnas y el encabezado 4.', '2/Casa, azul/x/y']);
  });

  it('are refused when a line break without quotes has cut one in two', async () => {
    const rows = ['A-1,Casa,jardín,1', 'A-2,Casa,con', 'jardín y patio,2', 'A-3,Casa,,3'];
    const { all } = await readTable(`a,b,c,d\n${rows.join('\n')}\n`);
    const problem = 'Un salto de línea sin comillas partió la fila: las líneas 3 a 4 son una sola.';
    expect(all).toEqual([
      { line: 2, fields: ['A-1', 'Casa', 'jardín', '1'] },
      { line: 3, problem },
      { line: 4, problem },
      { line: 5, fields: ['A-3', 'Casa', '', '3'] },
    ]);
  });

  it('are not taken for pieces when they begin like keys', async () => {
    const { rows } = await readTable('a,b,c,d,e\nA-1,2,3,4,5\nA-2,x,y\nA-3,x,y\n');
    expect(rows).toEqual(['A-1/2/3/4/5', 'A-2/x/y//', 'A-3/x/y//']);
  });

  it('are none when they hold delimiters only', async () => {
    const { rows } = await readTable('a,b\n,\n"",""\n1,2\n , \n,,,,\n');
    expect(rows).toEqual(['1/2']);
  });

  it('are refused one by one when they are sums', async () => {
    const totals = [
      'TOTAL,,3',
      'Total de propiedades: 2,,',
      ',Gran total,3',
      'Subtotal:,,1',
      'Suma,,3',
    ];
    const { rows } = await readTable(`a,b,c\nA,Total Play,1\n${totals.join('\n')}\nB,x,2\n`);
    const sum = (line: number) => `${line}: Es una fila de totales, no una propiedad.`;
    expect(rows).toEqual(['A/Total Play/1', ...[3, 4, 5, 6, 7].map(sum), 'B/x/2']);
  });

  it('may hold a text of any number of lines', async () => {
    const text = Array.from({ length: 4000 }, (_, n) => (n % 2 === 0 ? 'x' : '')).join('\n');
    const { all } = await readTable(`a,b\n1,"${text}"\n3,4\n`);
    expect(all).toEqual([
      { line: 2, fields: ['1', text] },
      { line: 4002, fields: ['3', '4'] },
    ]);
  });
});

describe('the header', () => {
  it('has a name for each column: equal ones are numbered, and one without is called by its letters', async () => {
    const { header } = await readTable('clave,M2,,M2,nota,\nA,1,2,3,x,\n');
    expect(header).toEqual(['clave', 'M2 (1)', 'Columna C', 'M2 (2)', 'nota', '']);
  });

  it('may stand below a title of several cells', async () => {
    const names = 'clave,tipo,precio,calle,colonia,cp,ciudad,estado';
    const { header } = await readTable(`Reporte,2026-11-20,Usuario: ana\n${names}\n${names}\n`);
    expect(header).toEqual(names.split(','));
  });

  it('may stand below a title', async () => {
    const { header, reading, all } = await readTable(
      'Inventario de noviembre,,,,\nFecha:,12/11/2026,,,\n,,,,\nclave,titulo,precio,m2,\nA,Casa,1,90,\n',
    );
    expect(header).toEqual(['clave', 'titulo', 'precio', 'm2', '']);
    expect(reading).toMatchObject({ headerLine: 4 });
    expect(all).toEqual([{ line: 5, fields: ['A', 'Casa', '1', '90', ''] }]);
  });

  it('is the line asked for, where two rows of names stand above each other', async () => {
    const content = 'x,y,z,w\nUbicación,,Precio,Otros\nclave,colonia,venta,m2\nA,Centro,1,90\n';
    const { header, rows } = await readTable(content, { headerLine: 3 });
    expect(header).toEqual(['clave', 'colonia', 'venta', 'm2']);
    expect(rows).toEqual(['A/Centro/1/90']);
    const book = xlsxFile([
      {
        rows: content
          .trim()
          .split('\n')
          .map((line) => line.split(',')),
      },
    ]);
    expect((await readTable(book, { headerLine: 3 })).rows).toEqual(rows);
    const missing = { setting: 'headerLine', message: 'En la línea 9 no hay un encabezado.' };
    expect(await settingError(content, { headerLine: 9 })).toMatchObject(missing);
    expect(await settingError(book, { headerLine: 9 })).toMatchObject(missing);
  });

  it('loses line breaks and invisible signs inside names', async () => {
    const { header, all } = await readTable('"Precio\n(MXN)",\u200B Clave \n1,A\n');
    expect(header).toEqual(['Precio (MXN)', 'Clave']);
    expect(all).toEqual([{ line: 3, fields: ['1', 'A'] }]);
  });
});

describe('a cell', () => {
  it('may have blanks around it, also outside its quotes', async () => {
    const { rows } = await readTable('a, b ,c\nA, "Casa, azul" , 1\n"B" ,\t x,\n');
    expect(rows).toEqual(['A/Casa, azul/1', 'B/x/']);
    expect((await readTable('a\tb\tc\nA\t\t 1\n')).rows).toEqual(['A//1']);
  });

  it('may be a formula that only keeps its text', async () => {
    const { rows } = await readTable('a,b\n="06700",1\n"=""06720""",=1+1\n');
    expect(rows).toEqual(['06700/1', '06720/=1+1']);
  });
});

describe('a file that is no table', () => {
  it.each([
    ['an old or locked Excel', '\xD0\xCF\x11\xE0\xA1\xB1', /Excel antiguo \(\.xls\)/u],
    ['a PDF', '%PDF-1.7', /es un PDF/u],
    ['an archive', '\x1F\x8B\x08', /está comprimido/u],
    ['a page', '\xEF\xBB\xBF\n<html><table>', /página web/u],
    ['JSON', '[{"clave": 1}]', /es JSON/u],
  ])('is named: %s', async (_name, content, message) => {
    await expect(readTable(Buffer.from(content, 'latin1'))).rejects.toThrow(message);
  });
});
