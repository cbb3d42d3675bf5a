import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aUser, propertyValues } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';
import { PRICED_MAP } from './map.fixture.ts';

let folder = '';
let file = '';
let ownerId = '';
const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });
afterEach(() => rm(folder, { recursive: true, force: true }));
beforeEach(async () => {
  ownerId = (await aUser(test.db, { email: 'jefa@prueba.mx', role: 'admin' })).id;
  folder = await mkdtemp(join(tmpdir(), 'pbr-import-'));
  file = join(folder, 'catalogo.csv');
});

const run = (rows: string[], args: string[] = []) =>
  runImportCommand(test.db, {
    map: PRICED_MAP,
    args,
    file,
    content: ['clave,titulo,precio', ...rows, ''].join('\n'),
  });
const reported = async () =>
  (await readFile(`${file}.reporte.csv`, 'utf8')).trimEnd().split('\r\n').slice(1);
const storedPrices = async () => {
  const price = properties.salePrice;
  const rows = await test.db.select({ price }).from(properties).orderBy(asc(properties.externalId));
  return rows.map((row) => row.price);
};

it.each([
  [[], ['4500.00', '4500000.00', '9000000000.00']],
  [['--dry-run'], []],
])(
  'rows with doubtful prices enter, counted with their lines and reported (%o)',
  async (args, stored) => {
    const rows = ['A,Casa,4500', 'B,Casa,4500000', 'C,Casa,9000000000'];
    const { code, text } = await run(rows, args);
    expect(code).toBe(0);
    expect(text).toContain(
      '2 filas entran con un precio fuera de lo común (líneas 2 y 4). El reporte dice por qué.',
    );
    expect(text).toMatch(/Nuevas +3\n/u);
    expect(await reported()).toEqual([
      '2,"A","por revisar","salePrice","","El precio de venta es de $4,500; casi ninguno es menor que $50,000."',
      '4,"C","por revisar","salePrice","","El precio de venta es de $9,000,000,000; casi ninguno es mayor que $1,000,000,000."',
    ]);
    expect(await storedPrices()).toEqual(stored);
  },
);

it('a price is compared with the stored one, and not again while its row stays the same', async () => {
  await run(['A,Casa,4500000', 'B,Casa,4500']);
  const { text } = await run(['A,Casa,45000000', 'B,Casa,4500']);
  expect(text).toContain('1 fila entra con un precio fuera de lo común (línea 2).');
  expect(await reported()).toEqual([
    expect.stringContaining('sube a 10 veces el de antes, de $4,500,000 a $45,000,000.'),
  ]);
});

it('a price is compared with the median of its kind', async () => {
  const house = { ownerId, propertyType: 'casa', operationType: 'venta', salePrice: '8000000' };
  await test.db.insert(properties).values(Array.from({ length: 20 }, () => propertyValues(house)));
  const { text } = await run(['A,Casa,79999', 'B,Casa,80000']);
  expect(text).toContain('(línea 2)');
});

it('of many rows the first twenty lines are named', async () => {
  const { text } = await run(Array.from({ length: 130 }, (_, n) => `${n},Casa,900`));
  expect(text).toContain('130 filas entran con un precio fuera de lo común (líneas 2, 3, 4,');
  expect(text).toContain('20, 21 y 110 más)');
});
