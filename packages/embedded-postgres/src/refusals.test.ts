import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeTestFolder, type TestFolder } from './testing/folder.ts';
import { findPackagedPostgres } from './binaries.ts';
import { EmbeddedPostgresError } from './embedded-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

let testFolder: TestFolder;
let dataDir: string;
beforeEach(async () => {
  testFolder = await makeTestFolder('pbr-refusal-');
  dataDir = testFolder.path;
});
afterEach(() => testFolder.remove());

const log = { info: () => {}, warn: () => {}, error: () => {} };
const start = () => startEmbeddedPostgres({ dataDir, log, durable: false });

/** Each entry: its name, the files to put into DATA_DIR, and the code and message of the refusal. */
const foreignFolders: [string, Record<string, string>, string, RegExp][] = [
  [
    'DATA_DIR is itself a Postgres folder',
    { PG_VERSION: '18\n' },
    'foreign_data',
    /no es de este portal \(contiene: PG_VERSION\).*No se cambió nada/,
  ],
  [
    'a Postgres folder where ours would be',
    { 'postgres/PG_VERSION': '15\n' },
    'foreign_data',
    /contiene: PG_VERSION/,
  ],
  ['somebody’s files', { 'postgres/fotos.zip': 'x' }, 'foreign_data', /contiene: fotos\.zip/],
  [
    'somebody’s files inside',
    { 'postgres/data/notas.txt': 'x' },
    'foreign_data',
    /contiene: notas\.txt/,
  ],
  [
    'the data of another program',
    { 'postgres/data/PG_VERSION': '18\n', 'postgres/data/base': '' },
    'foreign_data',
    /PostgreSQL 18 de otro programa/,
  ],
  [
    'the data of an older version',
    { 'postgres/data/PG_VERSION': '17\n', 'postgres/data/portal-pbr.json': '{}' },
    'other_version',
    /son de PostgreSQL 17 y este portal trae PostgreSQL 18/,
  ],
  [
    'a file where the folder should be',
    { postgres: 'x' },
    'foreign_data',
    /un archivo, no una carpeta/,
  ],
];

describe('a folder that is not ours is refused in plain words and left unchanged', () => {
  test.each(foreignFolders)('%s', async (_name, files, code, message) => {
    for (const [path, content] of Object.entries(files)) {
      await mkdir(join(dataDir, path, '..'), { recursive: true });
      await writeFile(join(dataDir, path), content);
    }
    const before = await readdir(dataDir, { recursive: true });
    const error: unknown = await start().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(error).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(await readdir(dataDir, { recursive: true })).toEqual(before);
  });
});

test('the leftovers of a first start that died halfway do no harm', async () => {
  await mkdir(join(dataDir, 'postgres/init-4194304-1/base'), { recursive: true });
  const postgres = await start();
  await postgres.stop();
  expect(await readdir(join(dataDir, 'postgres'))).toEqual(['data', 'socket']);
});

test('a platform without programs is told to bring its own PostgreSQL', async () => {
  await expect(findPackagedPostgres('win32-x64')).rejects.toMatchObject({
    code: 'unsupported_platform',
    message: expect.stringMatching(/\(win32-x64\).*DATABASE_URL/),
  });
});

test('an installation without the optional packages is told to install them', async () => {
  const notHere = process.platform === 'darwin' ? 'linux-x64' : 'darwin-arm64';
  await expect(findPackagedPostgres(notHere)).rejects.toMatchObject({
    code: 'binaries_missing',
    message: expect.stringMatching(/Faltan los programas .*opcionales.*DATABASE_URL/),
  });
});
