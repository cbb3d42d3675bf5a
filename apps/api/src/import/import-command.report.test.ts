import { access, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aUser } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';
import { importCommand } from './import-command.ts';
import { PRICED_MAP } from './map.fixture.ts';

const HEADER = 'clave,titulo,precio,nota';

let folder = '';
let file = '';
let opened = 0;

const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });
afterEach(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  await aUser(test.db, { email: 'jefa@prueba.mx', role: 'admin' });
  folder = await mkdtemp(join(tmpdir(), 'pbr-import-'));
  file = join(folder, 'catalogo.csv');
  opened = 0;
});

const storedPrices = () =>
  test.db
    .select({ price: properties.salePrice })
    .from(properties)
    .orderBy(asc(properties.externalId))
    .then((rows) => rows.map(({ price }) => price));

interface Run {
  args?: string[];
  map?: object;
}

async function run(rows: string[], options: Run = {}) {
  const content = [HEADER, ...rows, ''].join('\n');
  const result = await runImportCommand(test.db, { map: PRICED_MAP, ...options, file, content });
  opened = result.opened;
  return result;
}

describe('a file without a map', () => {
  it('is described: its columns, how many cells are filled, and their values', async () => {
    const rows = Array.from({ length: 20 }, (_, n) => `K${n},${n < 15 ? 'Casa' : 'Depto'},N/D,`);
    await writeFile(file, [HEADER, ...rows].join('\n'));
    const printed: string[] = [];
    const code = await importCommand([file], {
      withDatabase: () => Promise.reject(new Error('not needed')),
      openPhotoStore: () => Promise.reject(new Error('not needed')),
      print: (text) => printed.push(text),
      progress: { write: () => true },
      now: () => new Date(),
      signal: new AbortController().signal,
    });
    expect([code, printed.join('\n').split('\n')]).toEqual([
      0,
      [
        'Se leyó como CSV separado por coma, en utf-8. 20 filas:',
        '  clave · 20 con dato: K0 · K1 · K2 · …',
        '  titulo · 20 con dato: Casa (15) · Depto (5)',
        '  precio · 0 con dato',
        '  nota · 0 con dato',
        'Escribe ahora el mapa (docs/import.md) y pruébalo con --map MAPA.json --dry-run.',
      ],
    ]);
  });
});

describe('the notices', () => {
  it('name accents that were encoded twice, with their count and first line', async () => {
    const { counts, text } = await run([
      'A,Casa,9000000,',
      'B,Casa en GarcÃ­a,9000000,',
      'C,Casa Ã±andÃº,9000000,',
    ]);
    expect(counts).toEqual([3, 3, 0, 0, 0]);
    expect(text).toContain(
      'Acentos codificados dos veces en 2 filas; la primera es la línea 3: “GarcÃ\\u{ad}a”.',
    );
  });

  it('name a point that many rows share', async () => {
    const [latitude, longitude] = [{ value: '19.4326' }, { value: '-99.1332' }];
    const fields = { ...PRICED_MAP.fields, latitude, longitude };
    const rows = Array.from({ length: 5 }, (_, n) => `K${n},Casa,9000000,`);
    expect((await run(rows, { map: { ...PRICED_MAP, fields } })).text).toContain(
      '5 filas comparten el punto 19.4326, -99.1332; la primera es la línea 2.',
    );
    expect((await run(rows.slice(1), { map: { ...PRICED_MAP, fields } })).text).not.toContain(
      'comparten',
    );
  });
});

describe('the report', () => {
  it('holds all of them in order beside the file; the first twenty are printed', async () => {
    const rows = Array.from(
      { length: 30 },
      (_, n) => `K${n},${n % 2 === 0 ? '' : 'Casa'},9000000,`,
    );
    const { text } = await run([...rows, ...rows.map((row) => `=1+1|${row}`)]);
    expect(text).toContain(`El reporte completo está en ${file}.reporte.csv`);
    expect(text.match(/ {2}línea /gu)).toHaveLength(20);
    expect(text).toContain('… y 10 más');
    const lines = (await readFile(`${file}.reporte.csv`, 'utf8')).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFlinea,identificador,resultado,columna,celda,motivo');
    expect(lines[1]).toBe(
      '2,"K0","fila rechazada","titulo","","Escribe el nombre de la propiedad."',
    );
    expect(lines[31]).toMatch(/^32,"'=1\+1\|K0",/u);
    // A name and a description that are missing are two lines of one row.
    expect(lines).toHaveLength(61);
  });

  it('holds the values that were left empty, which the summary counts by column', async () => {
    const salePrice = { ...PRICED_MAP.fields.salePrice, otherwise: 'report' };
    const { counts, text } = await run(
      ['A,Casa,caro,', 'B,Casa,5000000,', 'C,Casa,\u001B[2Jmuy,'],
      {
        map: { ...PRICED_MAP, fields: { ...PRICED_MAP.fields, salePrice } },
      },
    );
    expect(counts).toEqual([3, 3, 0, 0, 0]);
    expect(await storedPrices()).toEqual([null, '5000000.00', null]);
    expect(text).toContain(
      'Quedaron vacíos 2 datos de precio; el primero está en la línea 2: “caro”.',
    );
    expect(text).toContain(`El reporte completo está en ${file}.reporte.csv`);
    const lines = (await readFile(`${file}.reporte.csv`, 'utf8')).trimEnd().split('\r\n');
    expect(lines.slice(1)).toEqual([
      '2,"A","dato vacío","precio","caro","No se entiende: escribe, por ejemplo, 4,500,000 o 4.5 M."',
      '4,"C","dato vacío","precio","\\u{1b}[2Jmuy","No se entiende: escribe, por ejemplo, 4,500,000 o 4.5 M."',
    ]);
  });

  it('goes where --report says, and is not written without refusals', async () => {
    const report = join(folder, 'lista.csv');
    await run(['A,,9000000,'], { args: ['--report', report] });
    expect(await readFile(report, 'utf8')).toContain('2,"A"');
    await run(['A,Casa,9000000,'], { args: ['--report', report] });
    await expect(access(report)).rejects.toThrow(/ENOENT/u);
  });

  it('never overwrites the imported file', async () => {
    const { code, text } = await run(['A,,9000000,'], { args: ['--report', file] });
    expect([code, text]).toEqual([1, 'El reporte no puede ser el archivo que se importa.']);
    expect(await readFile(file, 'utf8')).toContain('A,,9000000,');
  });

  it('stops the import at the start if it cannot be written', async () => {
    const { code, text } = await run(['A,,9000000,'], {
      args: ['--report', join(folder, 'no/hay.csv')],
    });
    expect(code).toBe(1);
    expect(text).toContain('--report');
    expect(opened).toBe(0);
  });
});
