import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { users } from '@pbr/db/schema/users';
import { asc, eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { clearOnChanges, createReadyStores } from '../answers/ready-stores.ts';
import { testApp } from '../testing/app.ts';
import { aUser } from '../testing/data/factories.ts';
import { databaseSuite } from '../testing/suite.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';
import { PRICED_MAP } from './map.fixture.ts';

const map = {
  ...PRICED_MAP,
  rules: [{ if: { column: 'estatus', is: ['baja'] }, skip: true }],
};
const HEADER = 'clave,titulo,precio,estatus';

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

const columnsOf = {
  externalId: properties.externalId,
  name: properties.name,
  price: properties.salePrice,
};
const stored = () => test.db.select(columnsOf).from(properties).orderBy(asc(properties.externalId));

interface Run {
  args?: string[];
  map?: object;
  signal?: AbortSignal;
}

async function run(rows: string[], options: Run = {}) {
  const content = [HEADER, ...rows, ''].join('\n');
  const result = await runImportCommand(test.db, { map, ...options, file, content });
  opened = result.opened;
  return result;
}

describe('an import', () => {
  it('creates listings of the only admin, with their source', async () => {
    await aUser(test.db, { email: 'agente@prueba.mx' });
    const { code, counts, text } = await run(['A,Casa azul,"$1,200,000.50",', 'B,Casa roja,,']);
    expect([code, counts]).toEqual([0, [2, 2, 0, 0, 0]]);
    expect(text).toContain('<jefa@prueba.mx>');
    expect(await stored()).toEqual([
      { externalId: 'A', name: 'Casa azul', price: '1200000.50' },
      { externalId: 'B', name: 'Casa roja', price: null },
    ]);
    const [row] = await test.db
      .select()
      .from(properties)
      .innerJoin(users, eq(users.id, properties.ownerId));
    expect(row?.users.email).toBe('jefa@prueba.mx');
    expect(row?.properties).toMatchObject({
      source: 'agencia',
      isActive: true,
      street: 'Calle no publicada',
    });
  });

  it('is seen by visitors within two seconds, also in answers that are ready', async () => {
    await run(['A,Casa azul,9,']);
    const ready = createReadyStores(1_000_000);
    const portal = await testApp(test.db, ready);
    onTestFinished(() => portal.close());
    await clearOnChanges(test, ready);
    const urls = [
      '/api/properties',
      '/api/properties?search=merida',
      `/trpc/property.search?input=${encodeURIComponent('{"search":"casa"}')}`,
      '/trpc/property.featured',
    ];
    const shown = (url: string) => portal.inject(url).then(({ body }) => body);
    for (const url of urls) expect(await shown(url), url).toContain('Casa azul');
    await run(['A,Casa verde,9,', 'B,Casa roja,2,']);
    const isNew = async () => {
      for (const url of urls) {
        const body = await shown(url);
        for (const name of ['Casa verde', 'Casa roja']) expect(body, url).toContain(name);
      }
    };
    await vi.waitFor(isNew, { timeout: 2000, interval: 20 });
  });

  it('changes nothing when repeated', async () => {
    await run(['A,Casa azul,9,', 'B,Casa roja,2,']);
    const before = await test.db.select().from(properties).orderBy(properties.id);
    expect((await run(['A,Casa azul,9.00,', 'B,Casa roja,2,'])).counts).toEqual([2, 0, 0, 2, 0]);
    expect(await test.db.select().from(properties).orderBy(properties.id)).toEqual(before);
  });

  it('counts new, changed, unchanged, refused and skipped rows, which add up to all rows', async () => {
    await run(['A,Casa azul,9,', 'B,Casa roja,2,']);
    const again = await run([
      'A,Casa azul,9,',
      'B,Casa roja,3,',
      'C,Casa,4,',
      'D,,5,',
      'E,Casa,6,baja',
    ]);
    expect(again.counts).toEqual([5, 1, 1, 1, 1]);
    expect(again.text).toMatch(/Omitidas por el mapa +1$/mu);
    expect((await stored()).map((row) => row.price)).toEqual(['9.00', '3.00', '4.00']);
  });

  it('keeps what an agent edited while the source row stays the same', async () => {
    await run(['A,Casa azul,9,', 'B,Casa roja,2,']);
    await test.db.update(properties).set({ name: 'Casa remodelada', salePrice: '9' });
    expect((await run(['A,Casa azul,9,', 'B,Casa roja,7,'])).counts).toEqual([2, 0, 1, 1, 0]);
    expect(await stored()).toEqual([
      { externalId: 'A', name: 'Casa remodelada', price: '9.00' },
      { externalId: 'B', name: 'Casa roja', price: '7.00' },
    ]);
  });

  it('does not restore a deleted listing', async () => {
    await run(['A,Casa azul,9,']);
    await test.db.update(properties).set({ deletedAt: '2026-01-01T00:00:00Z' });
    const again = await run(['A,Casa verde,2,']);
    expect(again.counts).toEqual([1, 0, 0, 1, 0]);
    expect(again.text).toContain('1 que alguien eliminó en el portal');
    const [row] = await test.db.select().from(properties);
    expect(row).toMatchObject({
      name: 'Casa azul',
      deletedAt: expect.stringContaining('2026-01-01'),
    });
  });

  it('counts only the first row of an identifier, so that repetitions are stable', async () => {
    const rows = ['A,Casa azul,9,', 'A,Casa azul,9,', 'A,Casa gris,2,', 'A,Casa azul,9,'];
    const first = await run(rows);
    expect(first.counts).toEqual([4, 1, 0, 2, 1]);
    expect(first.text).toContain('línea 4: Su identificador ya vino en la línea 2 con otros datos');
    expect((await run(rows)).counts).toEqual([4, 0, 0, 3, 1]);
    expect((await stored())[0]?.name).toBe('Casa azul');
  });

  it('imports the good rows around broken ones and reports line and reason of each broken one', async () => {
    const long = 'x'.repeat(151);
    const rows = [
      'A,Casa,9,',
      'B,"Casa,2,',
      'C,Casa,9,,sobra',
      'D,Casa,caro,',
      `E,${long},3,`,
      ',Casa,4,',
      'G,Casa,5,',
    ];
    const { code, counts, text } = await run(rows);
    expect([code, counts]).toEqual([0, [7, 2, 0, 0, 5]]);
    for (const line of [
      'línea 3: Las comillas de la fila no están bien cerradas.',
      'línea 4: La fila tiene 5 columnas y el encabezado 4.',
      'línea 5: precio “caro”: No se entiende: escribe, por ejemplo, 4,500,000 o 4.5 M.',
      `línea 6: titulo “${'x'.repeat(59)}…”: Usa 150 caracteres como máximo.`,
      'línea 7: clave (vacía): La fila no trae identificador.',
    ]) {
      expect(text).toContain(line);
    }
    expect((await stored()).map((row) => row.externalId)).toEqual(['A', 'G']);
  });

  it('loses only the row that the database refuses', async () => {
    await test.db.execute(
      sql`ALTER TABLE properties ADD CONSTRAINT sin_siete CHECK (sale_price <> 7)`,
    );
    try {
      // When the database refuses a batch, its rows are written one by one.
      const rows = Array.from({ length: 540 }, (_, n) => `K${n},Casa,${n === 510 ? 7 : 8},`);
      const { counts, text } = await run(rows);
      expect(counts).toEqual([540, 539, 0, 0, 1]);
      expect(text).toContain('línea 512: La base de datos no aceptó la fila (23514, sin_siete).');
    } finally {
      await test.db.execute(sql`ALTER TABLE properties DROP CONSTRAINT sin_siete`);
    }
  });

  it('keeps fields that the map does not fill, unless the new type hides them', async () => {
    await run(['A,Casa azul,9,']);
    await test.db.update(properties).set({ bedrooms: 3, features: ['Alberca'] });
    await run(['A,Casa verde,9,']);
    const select = { bedrooms: properties.bedrooms, features: properties.features };
    expect(await test.db.select(select).from(properties)).toEqual([
      { bedrooms: 3, features: ['Alberca'] },
    ]);
    await run(['A,Casa verde,9,'], {
      map: { ...map, fields: { ...map.fields, propertyType: { value: 'terreno' } } },
    });
    expect(await test.db.select(select).from(properties)).toEqual([
      { bedrooms: null, features: ['Alberca'] },
    ]);
  });

  it('fills the maintenance fee from a column, and keeps it where the map has none', async () => {
    const maintenanceFee = { column: 'estatus', steps: ['integer'] };
    await run(['A,Casa,9,2500.00'], { map: { ...map, fields: { ...map.fields, maintenanceFee } } });
    const select = { name: properties.name, maintenanceFee: properties.maintenanceFee };
    expect(await test.db.select(select).from(properties)).toEqual([
      { name: 'Casa', maintenanceFee: 2500 },
    ]);
    await run(['A,Casa azul,9,']);
    expect(await test.db.select(select).from(properties)).toEqual([
      { name: 'Casa azul', maintenanceFee: 2500 },
    ]);
  });

  it('keeps listings of two sources apart', async () => {
    await run(['A,Casa,9,']);
    expect((await run(['A,Casa,9,'], { map: { ...map, source: 'otra' } })).counts).toEqual([
      1, 1, 0, 0, 0,
    ]);
  });

  it('makes its words findable and forgets unused ones', async () => {
    await run(['A,Casa Xanadú,9,', 'B,Casa,9,']);
    await run(['A,Casa Pokhara,9,']);
    const terms = await test.db.execute<{ term: string; n: number }>(
      sql`SELECT term, n FROM search_terms WHERE term IN ('xanadu', 'pokhara', 'casa') ORDER BY term`,
    );
    expect([...terms]).toEqual([
      { term: 'casa', n: 2 },
      { term: 'pokhara', n: 1 },
    ]);
  });
});

describe('a dry run', () => {
  it('counts like the import, and writes nothing', async () => {
    await run(['A,Casa azul,9,', 'B,Casa roja,2,']);
    const before = await test.db.select().from(properties).orderBy(properties.id);
    const rows = ['A,Casa azul,9,', 'B,Casa roja,3,', 'C,Casa,4,', 'C,Casa,4,', 'D,,5,'];
    const dry = await run(rows, { args: ['--dry-run'] });
    expect(dry.text).toContain('Prueba terminada; no se guardó nada.');
    expect(await test.db.select().from(properties).orderBy(properties.id)).toEqual(before);
    expect((await run(rows)).counts).toEqual(dry.counts);
    expect(dry.counts).toEqual([5, 1, 1, 2, 1]);
  });
});

describe('the owner', () => {
  it('is the named active user, without regard to case', async () => {
    const agent = await aUser(test.db, { email: 'Ana@Prueba.mx' });
    expect((await run(['A,Casa,9,'], { args: ['--owner', 'ANA@prueba.mx'] })).code).toBe(0);
    const [row] = await test.db.select().from(properties);
    expect(row?.ownerId).toBe(agent.id);
  });

  it('stays the same when somebody else imports a change', async () => {
    await run(['A,Casa,9,']);
    await aUser(test.db, { email: 'ana@prueba.mx' });
    await run(['A,Casa,2,'], { args: ['--owner', 'ana@prueba.mx'] });
    const [row] = await test.db
      .select()
      .from(properties)
      .innerJoin(users, eq(users.id, properties.ownerId));
    expect(row?.users.email).toBe('jefa@prueba.mx');
  });

  it.each([
    ['unknown', ['--owner', 'nadie@prueba.mx'], 'Nadie tiene el correo nadie@prueba.mx.'],
    ['inactive', ['--owner', 'baja@prueba.mx'], 'La cuenta de baja@prueba.mx está desactivada.'],
    ['ambiguous', [], '  jefa@prueba.mx\n  otra@prueba.mx'],
  ])('has to be named when it is %s', async (_why, args, message) => {
    await aUser(test.db, { email: 'baja@prueba.mx', isActive: false, role: 'admin' });
    await aUser(test.db, { email: 'otra@prueba.mx', role: 'admin' });
    const { code, text } = await run(['A,Casa,9,'], { args });
    expect(code).toBe(1);
    expect(text).toContain(message);
    expect(await stored()).toEqual([]);
  });

  it('has to be named when there is no admin', async () => {
    await test.db.update(users).set({ isActive: false });
    const { code, text } = await run(['A,Casa,9,']);
    expect(code).toBe(1);
    expect(text).toContain('No hay ninguna cuenta de administración activa.');
  });
});

describe('a command that cannot run', () => {
  it('shows its usage', async () => {
    const { code, text } = await run([], { args: ['--mapa', 'x'] });
    expect([code, opened]).toEqual([1, 0]);
    expect(text).toContain('Uso: npm run import');
    expect((await run([], { args: ['--help'] })).code).toBe(0);
    expect((await run([], { args: ['otro.csv'] })).code).toBe(1);
  });

  it('does not open the database for a file that lacks the columns of the map', async () => {
    const { code, text } = await run([], { map: { ...map, externalId: { columns: ['folio'] } } });
    expect([code, opened]).toEqual([1, 0]);
    expect(text).toContain('le faltan columnas que el mapa nombra: folio.');
  });

  it('ends after the current batch when interrupted, and says so', async () => {
    const interruption = new AbortController();
    interruption.abort();
    const rows = Array.from({ length: 6000 }, (_, n) => `K${n},${'Casa '.repeat(20)},9,`);
    const { code, text, counts } = await run(rows, { signal: interruption.signal });
    expect(code).toBe(1);
    expect(text).toContain('Importación interrumpida: repite la orden para seguir.');
    expect(counts[0]).toBeLessThan(6000);
    expect(await stored()).toHaveLength(counts[1] ?? -1);
  });

  it('reports the line to continue from when the database fails', async () => {
    await test.db.execute(sql`ALTER TABLE properties RENAME COLUMN import_digest TO gone`);
    try {
      const { code, text } = await run(['A,Casa,9,']);
      expect(code).toBe(1);
      expect(text).toContain('La base de datos dejó de responder en la línea 2.');
    } finally {
      await test.db.execute(sql`ALTER TABLE properties RENAME COLUMN gone TO import_digest`);
    }
  });
});
