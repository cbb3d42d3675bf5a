import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Db } from '@pbr/db/client';
import { settlements } from '@pbr/db/schema/settlements';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { properties } from '@pbr/db/schema/properties';
import { aProperty } from '../../testing/data/factories.ts';
import { sepomexFile, sepomexLine } from '../../testing/data/sepomex.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { importCommand } from '../import-command.ts';

const t = await databaseSuite({ clear: ['settlements', 'properties'] });
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pbr-sepomex-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Run {
  signal?: AbortSignal;
  db?: Db;
}

async function runWith(args: string[], { signal, db = t.db }: Run = {}) {
  const printed: string[] = [];
  const progress: string[] = [];
  const code = await importCommand(['sepomex', ...args], {
    withDatabase: (work) => work(db),
    openPhotoStore: () => Promise.reject(new Error('not needed')),
    print: (text) => printed.push(text),
    progress: { write: (text: string) => progress.push(text) },
    now: () => new Date(),
    signal: signal ?? new AbortController().signal,
  });
  return { code, text: printed.join('\n'), progress: progress.join('') };
}

let files = 0;
async function run(content: string | Buffer, options?: Run) {
  files += 1;
  const path = join(folder, `${files}.txt`);
  await writeFile(path, content);
  return runWith([path], options);
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const stored = () => t.db.select().from(settlements).orderBy(settlements.key);
const names = async () => (await stored()).map(({ name }) => name);

const places = [
  { d_codigo: '01990', d_asenta: 'Jardines del Ñandú', c_estado: '09', id_asenta_cpcons: '0001' },
  {
    d_codigo: '27990',
    d_asenta: 'Ejido "El Águila"',
    d_tipo_asenta: 'Ejido',
    D_mnpio: 'Torreón',
    d_estado: 'Coahuila de Zaragoza',
    d_ciudad: '',
    c_estado: '05',
    c_mnpio: '035',
    id_asenta_cpcons: '0001',
  },
];

test('stores every settlement of the file, with the names of the portal', async () => {
  const { code, text, progress } = await run(latin1(sepomexFile(...places)));
  expect(code).toBe(0);
  expect(text).toContain('  2 colonias de 2 estados\n  Faltan en el archivo: Aguascalientes, Baja');
  expect(text).toContain('archivo leído como ISO-8859-1');
  expect(progress).toBe('100 % · 2 filas\n');
  expect(await stored()).toEqual([
    {
      key: '05-035-0001',
      postalCode: '27990',
      name: 'Ejido "El Águila"',
      kind: 'Ejido',
      municipality: 'Torreón',
      city: null,
      state: 'Coahuila',
    },
    {
      key: '09-010-0001',
      postalCode: '01990',
      name: 'Jardines del Ñandú',
      kind: 'Colonia',
      municipality: 'Álvaro Obregón',
      city: 'Ciudad de México',
      state: 'Ciudad de México',
    },
  ]);
});

test.each([
  ['México', 'Estado de México'],
  ['Michoacán de Ocampo', 'Michoacán'],
  ['Veracruz de Ignacio de la Llave', 'Veracruz'],
  ['Querétaro', 'Querétaro'],
  ['Distrito Federal', 'Ciudad de México'],
])('the state %s is %s', async (official, ours) => {
  await run(latin1(sepomexFile({ d_estado: official })));
  expect(await stored()).toMatchObject([{ state: ours }]);
});

const good = sepomexFile({ d_asenta: 'Peñón' });

test.each([
  ['ISO-8859-1', latin1(good)],
  ['UTF-8', Buffer.from(good)],
  ['UTF-8', Buffer.from(`\uFEFF${good}`)],
])('%s is recognised', async (encoding, content) => {
  const { code, text } = await run(content);
  expect([code, text]).toEqual([0, expect.stringContaining(`leído como ${encoding}`)]);
  expect(await names()).toEqual(['Peñón']);
});

test('line ends, a missing one at the end and empty lines change nothing', async () => {
  expect((await run(latin1(good.replaceAll('\r\n', '\n').trimEnd()))).code).toBe(0);
  expect((await run(latin1(`${good}\r\n\r\n`))).code).toBe(0);
  expect(await names()).toEqual(['Peñón']);
});

test('a new file replaces all rows of the one before', async () => {
  await run(latin1(sepomexFile(...places)));
  const { text } = await run(latin1(good));
  expect(text).toContain('  1 colonia de 1 estado\n');
  expect(await names()).toEqual(['Peñón']);
});

const many = Array.from({ length: 2500 }, (_, n) => ({ id_asenta_cpcons: String(n) }));
const broken = (line: string) => latin1(`${sepomexFile(...many)}${line}`);

test.each([
  [
    'is cut off in the middle',
    latin1(good.slice(0, -40)),
    /^La línea 3 tiene \d+ columnas en vez/u,
  ],
  [
    'is cut off far behind',
    broken('01990|Peñón|Col'),
    /^La línea 2503 tiene 3 columnas en vez de/u,
  ],
  ['has a column too many', broken(`${sepomexLine({})}|x`), /tiene 16 columnas/u],
  ['has a postal code without its zero', broken(sepomexLine({ d_codigo: '1990' })), /“1990”/u],
  [
    'has an unknown state',
    broken(sepomexLine({ d_estado: 'Tejas' })),
    /“Tejas”, que no es ninguno/u,
  ],
  ['has no name', broken(sepomexLine({ d_asenta: ' ' })), /no trae d_asenta/u],
  ['has an endless name', broken(sepomexLine({ d_asenta: 'x'.repeat(121) })), /más de 120 carac/u],
  ['repeats a settlement', broken(sepomexLine({ id_asenta_cpcons: '7' })), /repite .* línea 10\./u],
  [
    'mixes encodings',
    Buffer.concat([broken(''), Buffer.from(sepomexLine({}))]),
    /línea 2503 mezcla/u,
  ],
  ['was converted badly', Buffer.from(sepomexFile({ d_asenta: 'Pe\uFFFDón' })), /ilegibles/u],
  ['is UTF-16', Buffer.from(`\uFEFF${good}`, 'utf16le'), /está en UTF-16/u],
  ['is UTF-16 without a mark', Buffer.from(good, 'utf16le'), /está en UTF-16/u],
  ['is binary', Buffer.from([0x50, 0x4b, 3, 4, 0, 0xff]), /línea 1 no es texto/u],
  ['is another one', 'aviso\ncp|colonia\n06140|Condesa\n', /no es el archivo de códigos postales/u],
  ['has no notice', latin1(good.slice(good.indexOf('d_codigo'))), /su segunda línea tiene/u],
  ['has no rows', sepomexFile(), /no trae ninguna colonia/u],
  ['is empty', '', /no es el archivo de códigos postales/u],
])('a file that %s changes nothing', async (_, content, words) => {
  await run(latin1(good));
  const { code, text } = await run(content);
  expect([code, text]).toEqual([1, expect.stringMatching(words)]);
  expect(text).toContain('No se cambió nada.');
  expect(await names()).toEqual(['Peñón']);
});

test('an interrupted import, and one that loses the database, change nothing', async () => {
  await run(latin1(good));
  const interrupted = await run(broken(''), { signal: AbortSignal.abort() });
  expect([interrupted.code, interrupted.text]).toEqual([1, expect.stringMatching(/interrumpida/u)]);
  await t.db.execute(sql`
    create function settlements_fail() returns trigger language plpgsql as $$ begin
      perform pg_terminate_backend(pg_backend_pid()); return null; end $$`);
  await t.db.execute(sql`
    create trigger fail before insert on settlements for each row when (new.key like '%-2000')
    execute function settlements_fail()`);
  const lost = await run(broken(''));
  expect([lost.code, lost.text]).toEqual([1, expect.stringMatching(/dejó de responder/u)]);
  await t.db.execute(sql`drop function settlements_fail cascade`);
  expect(await names()).toEqual(['Peñón']);
});

test('listings with a code of the file get their municipality', async () => {
  await aProperty(t.db, { postalCode: '01990' });
  await aProperty(t.db, { postalCode: '99999' });
  const { text } = await run(latin1(good));
  expect(text).toContain('Municipio completado en 1 propiedad.');
  const found = await t.db
    .select({ name: properties.municipality })
    .from(properties)
    .orderBy(properties.postalCode);
  expect(found.map(({ name }) => name)).toEqual(['Álvaro Obregón', null]);
});

const waiting = () =>
  t.db.execute(sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);

test('while an import runs, others read the rows of before, and a second import waits', async () => {
  await run(latin1(good));
  const seen: string[][] = [];
  let second: ReturnType<typeof run> | undefined;
  const db: Db = Object.create(t.db, {
    transaction: {
      value: (work: Parameters<Db['transaction']>[0]) =>
        t.db.transaction(async (tx) => {
          const result = await work(tx);
          second = run(latin1(sepomexFile({ d_asenta: 'Segunda' })));
          await expect.poll(() => waiting()).toHaveLength(1);
          seen.push(await names());
          return result;
        }),
    },
  });
  expect((await run(latin1(sepomexFile({ d_asenta: 'Primera' })), { db })).code).toBe(0);
  expect((await second)?.code).toBe(0);
  expect([seen, await names()]).toEqual([[['Peñón']], ['Segunda']]);
});

test.each([[[]], [['uno', 'dos']], [['--help']], [['/no/existe.txt']]])(
  'the arguments %j are refused',
  async (args) => {
    const { code, text } = await runWith(args);
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(/Hace falta un archivo|No se encontró/u),
    ]);
  },
);
