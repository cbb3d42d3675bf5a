import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { properties } from '@pbr/db/schema/properties';
import { propertyImages } from '@pbr/db/schema/property-images';
import { errorCatalogue } from '@pbr/schemas/errors';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { BucketError } from '../photos/bucket/bucket-error.ts';
import { storageKeyOf } from '../photos/photo-folders.ts';
import { aUser } from '../testing/data/factories.ts';
import { aPhoto } from '../testing/photos/a-photo.ts';
import { watchedStorage } from '../testing/photos/watched-storage.ts';
import { aGrainyPicture, withoutItsLast } from '../testing/photos/cut-photos.ts';
import { databaseSuite } from '../testing/suite.ts';
import { runImportCommand } from '../testing/tables/run-import-command.ts';
import { BASE_MAP } from './map.fixture.ts';

let files: Awaited<ReturnType<typeof watchedStorage>>;
let folder = '';
const test = await databaseSuite({ clear: ['properties', 'users', 'search_terms'] });
beforeAll(async () => {
  files = await watchedStorage();
});
afterAll(() => files.close());
beforeEach(async () => {
  await aUser(test.db, { email: 'jefa@prueba.mx', role: 'admin' });
  folder = await mkdtemp(path.join(tmpdir(), 'pbr-import-photos-'));
  await mkdir(path.join(folder, 'fotos'));
});
afterEach(async () => {
  files.beforePut();
  await files.clear();
  await rm(folder, { recursive: true, force: true });
});

/** Puts a file among the photos; answers the key under which the portal stores it. */
async function put(name: string, content?: Uint8Array | string): Promise<string> {
  const bytes = content ?? (await aPhoto());
  const file = path.join(folder, 'fotos', name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return storageKeyOf(createHash('sha256').update(bytes).digest('hex'));
}

interface Run {
  args?: string[];
  signal?: AbortSignal;
  photoBytes?: number;
  owner?: string;
}

const catalogue = () => path.join(folder, 'catalogo.csv');
async function run({ args = [], signal, photoBytes = 0 }: Run = {}) {
  const result = await runImportCommand(test.db, {
    file: catalogue(),
    content: 'clave,titulo\nA-1,Casa azul\nA-10,Casa roja\n',
    map: BASE_MAP,
    args: ['--photos', path.join(folder, 'fotos'), ...args],
    photoStore: { storage: files.storage, limits: { photoBytes }, log: { warn: () => {} } },
    ...(signal && { signal }),
  });
  const count = (label: string) =>
    Number(new RegExp(`^  ${label} +(\\d+)$`, 'mu').exec(result.text)?.[1]);
  const labels = ['Archivos', 'Agregadas', 'Ya estaban', 'No se aceptaron', 'Sin propiedad'];
  return { ...result, photos: labels.map(count) };
}

async function aBrokenPhoto(kind: string): Promise<Buffer> {
  const [width, height] = kind === 'half of a portrait' ? [300, 900] : [400, 300];
  const picture = aGrainyPicture(width, height);
  const whole = await (kind === 'half of a PNG' ? picture.png() : picture.jpeg()).toBuffer();
  return withoutItsLast(whole.byteLength / 2, whole);
}

const stored = () =>
  test.db
    .select({ listing: properties.externalId, key: propertyImages.storageKey })
    .from(propertyImages)
    .innerJoin(properties, eq(properties.id, propertyImages.propertyId))
    .orderBy(asc(properties.externalId), asc(propertyImages.order));
const report = () => readFile(`${catalogue()}.reporte.csv`, 'utf8');

describe('the photos of an import', () => {
  it('go to the listing with whose key their name or folder begins, in natural order', async () => {
    const tenth = await put('a-1 10.png');
    const second = await put('A-1 2.png');
    const first = await put('A-1.png');
    const inFolder = await put('Á 10 centro/sala.png');
    const { code, photos } = await run();
    expect([code, photos]).toEqual([0, [4, 4, 0, 0, 0]]);
    expect(await stored()).toEqual([
      { listing: 'A-1', key: first },
      { listing: 'A-1', key: second },
      { listing: 'A-1', key: tenth },
      { listing: 'A-10', key: inFolder },
    ]);
    expect(await files.folders()).toHaveLength(4);
    expect(await files.drafts()).toEqual([]);
  });

  it('are added once, however often the command is repeated', async () => {
    await put('A-1 1.png');
    const copied = await aPhoto();
    await put('A-1 2.png', copied);
    await put('A-1 copia.png', copied);
    expect((await run()).photos).toEqual([3, 2, 1, 0, 0]);
    const before = await stored();
    await put('A-1 3.png');
    expect((await run()).photos).toEqual([4, 1, 3, 0, 0]);
    expect((await run()).photos).toEqual([4, 0, 4, 0, 0]);
    expect((await stored()).slice(0, 2)).toEqual(before);
  });

  it('are named with their reason when they cannot be read, and the others go on', async () => {
    const whole = await aGrainyPicture(400, 300).jpeg().toBuffer();
    await put('A-1 1.jpg', withoutItsLast(whole.byteLength / 2, whole));
    await put('A-1 2.png', 'ninguna foto');
    const good = await put('A-1 3.png');
    const { code, photos, text } = await run();
    expect([code, photos]).toEqual([0, [3, 1, 0, 2, 0]]);
    expect(await stored()).toEqual([{ listing: 'A-1', key: good }]);
    expect(text).toContain(`  A-1 1.jpg: ${errorCatalogue['image.incomplete'].es}`);
    expect(text).toContain('  A-1 2.png: El archivo no es una foto que podamos leer.');
    expect((await report()).split('\r\n')[2]).toBe(
      ',"A-1","foto rechazada","","A-1 2.png","El archivo no es una foto que podamos leer."',
    );
  });

  it.each([['half of a JPEG'], ['half of a portrait'], ['half of a PNG']])(
    'are judged by a dry run as by the import: %s',
    async (kind) => {
      await put('A-1 1.jpg', await aBrokenPhoto(kind));
      await put('A-1 2.png');
      const lines = async (args: string[]) => {
        const { photos, text } = await run({ args });
        return { photos, refusals: text.split('\n').filter((line) => line.includes('A-1 1.jpg')) };
      };
      const foreseen = await lines(['--dry-run']);
      const listed = await report();
      expect(foreseen).toMatchObject({ photos: [2, 1, 0, 1, 0], refusals: [expect.any(String)] });
      expect(await files.folders()).toEqual([]);
      expect(foreseen).toEqual(await lines([]));
      expect(listed).toBe(await report());
    },
  );

  it('are refused as HEIC, already by a dry run', async () => {
    const heic = '../../../web/src/testing/house.heic';
    await put('A-1.jpg', await readFile(path.join(import.meta.dirname, heic)));
    for (const args of [['--dry-run'], []]) {
      const { photos, text } = await run({ args });
      expect(photos).toEqual([1, 0, 0, 1, 0]);
      expect(text).toContain('  A-1.jpg: Es una foto HEIC: conviértela a JPEG');
    }
  });

  it('are reported when no listing has their key', async () => {
    await put('B-7 sala.png');
    await put('sueltas/fachada.png');
    await put('.DS_Store', 'x');
    const { photos, text } = await run();
    expect(photos).toEqual([2, 0, 0, 0, 2]);
    expect(text).toContain(
      '  B-7 sala.png: Su nombre no empieza con la clave de ninguna propiedad.',
    );
    expect(await report()).toContain(',"","foto sin propiedad","","sueltas/fachada.png",');
  });

  it('are not looked for behind links', async () => {
    await writeFile(path.join(folder, 'secreto.png'), await aPhoto());
    await symlink(path.join(folder, 'secreto.png'), path.join(folder, 'fotos', 'A-1.png'));
    await symlink(folder, path.join(folder, 'fotos', 'A-10'));
    const { photos, text } = await run();
    expect(photos).toEqual([2, 0, 0, 2, 0]);
    expect(text).toContain('  A-1.png: Es un enlace');
    expect(await stored()).toEqual([]);
  });

  it('are at most forty for a listing, and keep to the quota of its owner', async () => {
    await put('A-1 1.png');
    await run();
    await test.db.execute(sql`
      insert into property_images (property_id, storage_key, width, height, "order", is_primary)
      select property_id, md5(n::text), width, height, n, false from property_images, generate_series(1, 38) n`);
    for (const name of ['A-1 2.png', 'A-1 3.png']) await put(name);
    expect((await run({ args: ['--dry-run'] })).photos).toEqual([3, 1, 1, 1, 0]);
    const full = await run({ photoBytes: 1 });
    expect(full.photos).toEqual([3, 0, 1, 2, 0]);
    expect(full.text).toContain('Ya no hay espacio para más fotos en esta cuenta.');
    const { photos, text } = await run();
    expect(photos).toEqual([3, 1, 1, 1, 0]);
    expect(text).toContain('  A-1 3.png: Una propiedad puede tener 40 fotos como máximo.');
  });

  it('enter listings whose owner is somebody else', async () => {
    await run();
    await aUser(test.db, { email: 'agente@prueba.mx' });
    await put('A-1.png');
    const { photos } = await run({ args: ['--owner', 'agente@prueba.mx'] });
    expect(photos).toEqual([1, 1, 0, 0, 0]);
  });

  it('stop after the current one when interrupted, and the next command continues', async () => {
    for (const name of ['A-1 1.png', 'A-1 2.png', 'A-1 3.png']) await put(name);
    const interruption = new AbortController();
    files.beforePut(() => interruption.abort());
    const cut = await run({ signal: interruption.signal });
    expect([cut.code, cut.photos]).toEqual([1, [1, 1, 0, 0, 0]]);
    expect(cut.text).toContain('Importación interrumpida: repite la orden para seguir.');
    files.beforePut();
    expect((await run()).photos).toEqual([3, 2, 1, 0, 0]);
  });

  it('stop when the object storage does not answer, and the next command continues', async () => {
    for (const name of ['A-1 1.png', 'A-1 2.png', 'A-1 3.png']) await put(name);
    const photos = new Set<string>();
    files.beforePut((key) => {
      if (photos.add(key.split('/')[0] ?? '').size < 2) return;
      const cause = new BucketError('object storage, PUT', null);
      throw new AppError('server.unavailable', { cause });
    });
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain(
      'Las fotos se detuvieron en A-1 2.png: El almacenamiento no responde o no acepta la clave (object storage, PUT: no answer). Lo anterior ya quedó guardado; repite la orden para seguir.',
    );
    expect(await stored()).toHaveLength(1);
    expect(await report().catch(() => '')).not.toContain('A-1 2.png');
    files.beforePut();
    expect((await run()).photos).toEqual([3, 2, 1, 0, 0]);
  });

  it('stop with advice when nothing can be stored', async () => {
    await put('A-1.png');
    files.beforePut(() => {
      throw Object.assign(new Error('broken disk'), { code: 'EIO' });
    });
    const { code, text } = await run();
    expect(code).toBe(1);
    expect(text).toContain('Las fotos se detuvieron en A-1.png: No se pudo guardar.');
    expect(await stored()).toEqual([]);
  });
});

describe('a dry run with photos', () => {
  it('counts what would be added to new and to known listings, and writes nothing', async () => {
    await put('A-1.png');
    const copied = await aPhoto();
    await put('A-10 1.png', copied);
    await put('A-10 2.png', copied);
    await put('A-1 plano.pdf', '%PDF-1.4');
    const first = await run({ args: ['--dry-run'] });
    expect(first.photos).toEqual([4, 2, 1, 1, 0]);
    expect([await stored(), await files.folders()]).toEqual([[], []]);
    await run();
    expect((await run({ args: ['--dry-run'] })).photos).toEqual([4, 0, 3, 1, 0]);
  });
});

describe('a folder of photos that is of no use', () => {
  it('is refused before the database is opened', async () => {
    await rm(path.join(folder, 'fotos'), { recursive: true });
    const { code, text, opened } = await run();
    expect([code, opened]).toEqual([1, 0]);
    expect(text).toContain(
      `No hay una carpeta en ${path.join(folder, 'fotos')}. Corrige --photos.`,
    );
  });
});
