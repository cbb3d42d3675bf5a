import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { favorites } from '@pbr/db/schema/favorites';
import { importRuns } from '@pbr/db/schema/import-runs';
import type { ImportRun } from '@pbr/schemas/import/run';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { admin, testContext } from '../../testing/context.ts';
import { aHeldMessage, anImage, anInquiry, aShare, aUser } from '../../testing/data/factories.ts';
import { watchedStorage } from '../../testing/photos/watched-storage.ts';
import { databaseSuite } from '../../testing/suite.ts';
import { actOnImport } from './act-on-import.ts';
import { arrangeImport, chooseImportMap, keepImportMap } from './arrange-import.ts';
import { notePhotos } from './match-photos.ts';
import { getImport, getImportMap, listImports, readReport } from './read-imports.ts';
import { receiveImport } from './receive-import.ts';
import { runImport } from './run-import.job.ts';
import { sweepImports } from './sweep-imports.job.ts';

const HEADER = 'Clave,Titulo,Tipo,Operacion,Precio,Colonia,Ciudad,Estado';
/** The price is in millions. */
const row = (key: string, title: string, price: number) =>
  `${key},${title},Casa,Venta,${price * 1e6},Centro,Mérida,Yucatán`;

const t = await databaseSuite({ clear: ['properties', 'users', 'import_maps'] });
let files: Awaited<ReturnType<typeof watchedStorage>>;
let boss: string;
let agent: string;
let now = new Date('2026-11-26T18:00:00Z');
beforeAll(async () => {
  files = await watchedStorage();
});
afterAll(() => files.close());
beforeEach(async () => {
  await files.clear();
  now = new Date('2026-11-26T18:00:00Z');
  const known = { passwordHash: 'x', isEmailVerified: true };
  boss = (await aUser(t.db, { ...known, role: 'admin' })).id;
  agent = (await aUser(t.db, known)).id;
});

const asBoss = () =>
  testContext(t.db, {
    actor: admin(boss),
    importFiles: files.storage,
    storage: files.storage,
    now: () => now,
  });
const work = (id: string, signal = new AbortController().signal) =>
  runImport(asBoss(), { id }, signal);
const stored = () =>
  t.db
    .select({ key: properties.externalId, name: properties.name, price: properties.salePrice })
    .from(properties)
    .orderBy(asc(properties.externalId));

/** An import whose file has been read. */
async function uploaded(rows: readonly string[], name = 'inventario.csv'): Promise<ImportRun> {
  const file = await files.storage.receive([Buffer.from([HEADER, ...rows].join('\n'))]);
  const { id } = await receiveImport(asBoss(), { file, name });
  await work(id);
  return getImport(asBoss(), { id });
}

async function act(id: string, action: 'check' | 'import' | 'undo'): Promise<ImportRun> {
  await actOnImport(asBoss(), { id, action });
  await work(id);
  return getImport(asBoss(), { id });
}

const imported = async (rows: readonly string[]) => act((await uploaded(rows)).id, 'import');

describe('a file', () => {
  test('is read by a job, which proposes its columns and shows what rows become', async () => {
    const run = await uploaded([row('A', 'Casa azul', 4.5), row('B', '', 1)]);
    expect(run).toMatchObject({ state: 'ready', rows: 2, problem: null, owner: { id: boss } });
    expect(run.columns.map(({ name, samples }) => [name, samples[0]])).toContainEqual([
      'Titulo',
      'Casa azul',
    ]);
    const [first, second] = run.preview;
    expect(first?.fields).toContainEqual({ name: 'salePrice', text: '$4,500,000' });
    expect(first?.cells).toContainEqual({ column: 'Precio', text: '4500000' });
    expect(second).toMatchObject({
      line: 3,
      fields: [],
      reason: expect.stringContaining('nombre'),
    });
  });

  test('waits to be read until no other import and no other long job goes on', async () => {
    const file = await files.storage.receive([Buffer.from(HEADER)]);
    const { id } = await receiveImport(asBoss(), { file, name: 'x.csv' });
    const queues = await t.db.execute(sql`
      select q.queue_name from graphile_worker._private_jobs j
      join graphile_worker._private_job_queues q on q.id = j.job_queue_id where j.payload ->> 'id' = ${id}`);
    expect(queues).toEqual([{ queue_name: 'bulk_writes' }]);
  });

  test('of Excel, which is not UTF-8, is read with its accents', async () => {
    const bytes = Buffer.from([HEADER, row('A', 'Jardín', 1)].join('\n'), 'latin1');
    const file = await files.storage.receive([bytes]);
    const { id } = await receiveImport(asBoss(), { file, name: 'x.csv' });
    await work(id);
    const run = await getImport(asBoss(), { id });
    expect(run.note).toContain('windows-1252');
    expect(run.columns.find(({ name }) => name === 'Titulo')?.samples).toEqual(['Jardín']);
  });

  test('that cannot be read says why', async () => {
    const file = await files.storage.receive([Buffer.from('')]);
    const { id } = await receiveImport(asBoss(), { file, name: 'x.csv' });
    await work(id);
    expect(await getImport(asBoss(), { id })).toMatchObject({
      state: 'failed',
      failure: 'El archivo está vacío.',
    });
    await expect(actOnImport(asBoss(), { id, action: 'import' })).rejects.toThrow('otro paso');
  });
});

describe('choosing', () => {
  test('changes what the rows become, and who gets them', async () => {
    const { id, choices } = await uploaded([row('A', 'Casa azul', 1)]);
    if (!choices) throw new Error('no choices');
    const columns = choices.columns.map((one) =>
      one.column === 'Ciudad' ? { ...one, target: null } : one,
    );
    const without = { id, choices: { ...choices, columns }, ownerId: agent };
    expect(await arrangeImport(asBoss(), without)).toMatchObject({
      problem: 'Falta decir de dónde sale: ciudad.',
      preview: [],
    });
    await expect(actOnImport(asBoss(), { id, action: 'check' })).rejects.toMatchObject({
      fields: { choices: expect.stringContaining('ciudad') },
    });
    const otherwise = { ...choices.otherwise, city: 'Valladolid' };
    const chosen = { id, choices: { ...choices, columns, otherwise }, ownerId: agent };
    expect((await arrangeImport(asBoss(), chosen)).preview[0]?.fields).toContainEqual({
      name: 'city',
      text: 'Valladolid',
    });
    await act(id, 'import');
    const [listing] = await t.db.select().from(properties);
    expect(listing).toMatchObject({ city: 'Valladolid', ownerId: agent });
  });

  test('can be kept under a name, taken along as a file and used again', async () => {
    const { id, choices } = await uploaded([row('A', 'Casa azul', 1)]);
    if (!choices) throw new Error('no choices');
    await arrangeImport(asBoss(), {
      id,
      choices: { ...choices, source: 'sistema' },
      ownerId: boss,
    });
    await keepImportMap(asBoss(), { id, name: 'Sistema' });
    const [map] = (await listImports(asBoss())).maps;
    const next = await uploaded([row('B', 'Casa roja', 2)]);
    expect(next.choices?.source).toBe('importacion');
    const mapId = map?.id ?? '';
    const used = await chooseImportMap(asBoss(), { id: next.id, mapId });
    expect(used).toMatchObject({ mapName: 'Sistema', choices: { source: 'sistema' } });
    const { json } = await getImportMap(asBoss(), { id: mapId });
    const taken = await chooseImportMap(asBoss(), { id: next.id, json, name: 'mapa.json' });
    expect(taken).toMatchObject({ choices: null, mapName: 'mapa.json', problem: null });
    expect(taken.preview[0]?.fields).toEqual(used.preview[0]?.fields);
    const broken = chooseImportMap(asBoss(), { id: next.id, json: '{"source": 1}' });
    await expect(broken).rejects.toMatchObject({
      fields: { json: expect.stringContaining('source') },
    });
  });

  test('begins with what was chosen at the last import of such a file', async () => {
    const { id, choices } = await uploaded([row('A', 'Casa azul', 1)]);
    if (!choices) throw new Error('no choices');
    await arrangeImport(asBoss(), {
      id,
      choices: { ...choices, source: 'sistema' },
      ownerId: boss,
    });
    await act(id, 'import');
    expect((await uploaded([row('A', 'Casa', 2)])).choices?.source).toBe('sistema');
  });
});

describe('an import', () => {
  test('is checked without writing, then made, and repeated without a change', async () => {
    const rows = [row('A', 'Casa azul', 1), row('B', 'Casa roja', 2), row('C', '', 3)];
    const { id } = await uploaded(rows);
    const checked = await act(id, 'check');
    const totals = {
      rows: 3,
      new: 2,
      changed: 0,
      unchanged: 0,
      deleted: 0,
      skipped: 0,
      refused: 1,
    };
    expect(checked).toMatchObject({ state: 'checked', totals, refusals: [{ line: 4 }] });
    expect(await stored()).toEqual([]);
    expect(await act(id, 'import')).toMatchObject({ state: 'imported', totals });
    expect(await stored()).toHaveLength(2);
    expect(await readReport(asBoss(), { id })).toMatch(/^\uFEFFlinea,.*\r\n4,"C"/u);
    expect(await imported(rows)).toMatchObject({
      totals: { ...totals, new: 0, unchanged: 2 },
      undoUntil: null,
    });
  });

  test('counts what it wrote before a crash as its own', async () => {
    const rows = Array.from({ length: 250 }, (_, n) => row(`K${n}`, 'Casa', n + 1));
    const { id } = await uploaded(rows);
    await actOnImport(asBoss(), { id, action: 'import' });
    // A batch was written when the process ended.
    const file = await files.storage.receive([
      Buffer.from([HEADER, ...rows.slice(0, 100)].join('\n')),
    ]);
    const key = `${id}/tabla.csv`;
    const whole = await files.storage.read(key);
    await files.storage.keep(file, key);
    await work(id);
    await t.db.update(importRuns).set({ state: 'importing' }).where(eq(importRuns.id, id));
    await writeFile(path.join(files.root, key), whole ?? '');
    await work(id);
    expect(await getImport(asBoss(), { id })).toMatchObject({
      state: 'imported',
      totals: { rows: 250, new: 250, changed: 0, unchanged: 0 },
    });
  });

  test('that the process has to leave goes on when the job runs again', async () => {
    const { id } = await uploaded([row('A', 'Casa azul', 1)]);
    await actOnImport(asBoss(), { id, action: 'import' });
    await expect(work(id, AbortSignal.abort())).rejects.toThrow(/abort/u);
    expect(await getImport(asBoss(), { id })).toMatchObject({ state: 'importing' });
    await work(id);
    expect(await getImport(asBoss(), { id })).toMatchObject({
      state: 'imported',
      totals: { new: 1 },
    });
  });

  test('that was canceled writes nothing more', async () => {
    const { id } = await uploaded([row('A', 'Casa azul', 1)]);
    await actOnImport(asBoss(), { id, action: 'import' });
    await actOnImport(asBoss(), { id, action: 'cancel' });
    await work(id);
    expect(await getImport(asBoss(), { id })).toMatchObject({ state: 'canceled', undoUntil: null });
    expect(await stored()).toEqual([]);
  });

  test('ends when whoever gets the listings is not active any more', async () => {
    const { id, choices } = await uploaded([row('A', 'Casa azul', 1)]);
    await arrangeImport(asBoss(), { id, choices: choices ?? never(), ownerId: agent });
    await t.db.execute(sql`update users set is_active = false where id = ${agent}`);
    expect(await act(id, 'import')).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('ya no está activo'),
    });
  });
});

function never(): never {
  throw new Error('no choices');
}

describe('undoing', () => {
  test('removes new listings, gives the others back what they were, and can be done again', async () => {
    await imported([row('A', 'Casa azul', 1)]);
    const rows = [row('A', 'Casa verde', 5), row('B', 'Casa roja', 2)];
    const { id, undoUntil } = await imported(rows);
    expect(undoUntil).toBe('2026-11-27T18:00:00.000Z');
    expect(await act(id, 'undo')).toMatchObject({
      state: 'undone',
      undone: { gone: 1, restored: 1, kept: 0 },
      undoUntil: null,
    });
    expect(await stored()).toEqual([{ key: 'A', name: 'Casa azul', price: '1000000.00' }]);
    expect(await imported(rows)).toMatchObject({ totals: { new: 1, changed: 1, unchanged: 0 } });
    expect(await imported(rows)).toMatchObject({ totals: { new: 0, changed: 0, unchanged: 2 } });
  });

  test('leaves what somebody has edited, or would miss, and says how much', async () => {
    await imported([row('A', 'Casa azul', 1), row('D', 'Casa', 1)]);
    const fresh = ['B', 'Asked', 'Held', 'Kept', 'Shared', 'Gone'];
    const { id } = await imported([
      row('A', 'Casa verde', 5),
      row('D', 'Casa nueva', 4),
      ...fresh.map((key) => row(key, 'Casa', 2)),
    ]);
    await t.db.execute(
      sql`update properties set name = 'Casa editada', version = version + 1 where external_id in ('A', 'B')`,
    );
    const found = await t.db.select().from(properties);
    const idOf = (key: string) => found.find(({ externalId }) => externalId === key)?.id ?? '';
    await anInquiry(t.db, { propertyId: idOf('Asked') });
    await aHeldMessage(t.db, { propertyId: idOf('Held') });
    await t.db.insert(favorites).values({ userId: agent, propertyId: idOf('Kept') });
    await aShare(t.db, { propertyId: idOf('Shared'), ownerId: boss, agentId: agent });
    expect(await act(id, 'undo')).toMatchObject({ undone: { gone: 1, restored: 1, kept: 6 } });
    expect((await stored()).map(({ key, name }) => `${key} ${name}`)).toEqual([
      'A Casa editada',
      'Asked Casa',
      'B Casa editada',
      'D Casa',
      'Held Casa',
      'Kept Casa',
      'Shared Casa',
    ]);
  });

  test('takes off a photo, too, of which it hears only afterwards', async () => {
    await imported([row('A', 'Casa azul', 1)]);
    const { id } = await imported([row('A', 'Casa verde', 5)]);
    const undone = { gone: 0, restored: 1, kept: 0 };
    expect(await act(id, 'undo')).toMatchObject({ state: 'undone', undone });
    const [listing] = await t.db.select().from(properties);
    const image = await anImage(t.db, { propertyId: listing?.id ?? '' });
    await notePhotos(asBoss(), { id, imageIds: [image.id] });
    await work(id);
    expect(await getImport(asBoss(), { id })).toMatchObject({ state: 'undone', undone, photos: 0 });
    expect(await t.db.select().from(propertyImages)).toEqual([]);
  });

  test('leaves photos that were there before, although they were sent once more', async () => {
    const first = await imported([row('A', 'Casa azul', 1)]);
    const [listing] = await t.db.select().from(properties);
    const photo = { propertyId: listing?.id ?? '' };
    const byHand = await anImage(t.db, { ...photo, createdAt: '2026-11-26T17:59:59Z' });
    const brought = await anImage(t.db, { ...photo, createdAt: '2026-11-26T18:00:00Z' });
    await notePhotos(asBoss(), { id: first.id, imageIds: [brought.id] });
    const { id } = await imported([row('A', 'Casa verde', 5)]);
    const imageIds = [byHand.id, brought.id];
    await notePhotos(asBoss(), { id, imageIds });
    expect(await act(id, 'undo')).toMatchObject({ state: 'undone', undone: { restored: 1 } });
    await notePhotos(asBoss(), { id, imageIds });
    expect(await getImport(asBoss(), { id })).toMatchObject({ state: 'undone', photos: 0 });
    expect(await t.db.select().from(propertyImages)).toHaveLength(2);
    expect((await getImport(asBoss(), first)).photos).toBe(1);
  });

  test('is possible for a day after an import that broke off, however old its file', async () => {
    const { id, choices } = await uploaded([row('A', 'Casa azul', 1)]);
    await arrangeImport(asBoss(), { id, choices: choices ?? never(), ownerId: agent });
    await act(id, 'import');
    // The process ended before it had written the rest.
    const running = { state: 'importing', finishedAt: null };
    await t.db.update(importRuns).set(running).where(eq(importRuns.id, id));
    await t.db.execute(sql`update users set is_active = false where id = ${agent}`);
    now = new Date('2026-11-28T18:00:00Z');
    await work(id);
    const undoUntil = '2026-11-29T18:00:00.000Z';
    expect(await getImport(asBoss(), { id })).toMatchObject({ state: 'failed', undoUntil });
    expect(await act(id, 'undo')).toMatchObject({ undone: { gone: 1 } });
  });

  test('is over after a day', async () => {
    const { id } = await imported([row('A', 'Casa azul', 1)]);
    now = new Date('2026-11-27T18:00:00Z');
    await expect(actOnImport(asBoss(), { id, action: 'undo' })).rejects.toThrow('Ya pasó un día');
    expect((await getImport(asBoss(), { id })).undoUntil).toBeNull();
  });
});

test('imports and their files are forgotten after a week', async () => {
  const { id } = await imported([row('A', 'Casa azul', 1)]);
  now = new Date('2026-12-04T18:00:00Z');
  await sweepImports(asBoss());
  expect(await files.folders()).toEqual([]);
  expect((await listImports(asBoss())).runs).toEqual([]);
  expect(await stored()).toHaveLength(1);
  await expect(getImport(asBoss(), { id })).rejects.toThrow('ya no está');
});

test.each([{ finishedAt: '2026-12-04T17:00:00Z' }, { finishedAt: null, state: 'importing' }])(
  'an old file stays while its import can be undone or goes on: %o',
  async (values) => {
    const { id } = await imported([row('A', 'Casa azul', 1)]);
    await t.db.update(importRuns).set(values).where(eq(importRuns.id, id));
    now = new Date('2026-12-04T18:00:00Z');
    await sweepImports(asBoss());
    expect(await files.folders()).toEqual([id]);
    expect(await getImport(asBoss(), { id })).toMatchObject({ id });
  },
);
