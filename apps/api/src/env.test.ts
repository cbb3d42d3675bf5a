import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnv } from './env.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_DIR: '/var/lib/portal',
  PUBLIC_ORIGIN: 'https://www.portal.mx/',
  SESSION_SECRET: 'x'.repeat(32),
};

describe('readEnv', () => {
  test('needs nothing outside production', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: path.resolve('.data'),
      PUBLIC_ORIGIN: 'http://localhost:3000',
      LIMIT_PUBLIC_FORMS: 60,
    });
  });

  test('accepts a photo quota of more than nine digits, or none', () => {
    expect(readEnv({}).LIMIT_PHOTO_BYTES).toBe(2 * 1024 ** 3);
    expect(readEnv({ LIMIT_PHOTO_BYTES: '10000000000' }).LIMIT_PHOTO_BYTES).toBe(1e10);
    expect(readEnv({ LIMIT_PHOTO_BYTES: '0' }).LIMIT_PHOTO_BYTES).toBe(0);
    expect(() => readEnv({ LIMIT_PHOTO_BYTES: '2GB' })).toThrow('LIMIT_PHOTO_BYTES: ');
  });

  test('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: ' ', DATABASE_URL: '' }).PORT).toBe(3000);
  });

  test('refuses the URL of Postgres behind a pool without that of the pool', () => {
    const direct = { DATABASE_DIRECT_URL: 'postgres://db/portal' };
    expect(() => readEnv(direct)).toThrow('DATABASE_DIRECT_URL: ');
    expect(readEnv({ ...direct, DATABASE_URL: 'postgres://pool/portal' })).toMatchObject(direct);
  });

  test('reads where photos are stored: HTTP stays on this machine, secrets may stand in files', async () => {
    expect(readEnv({}).STORAGE).toBeNull();
    const keys = { STORAGE_KEY: 'key', STORAGE_SECRET: 'secret' };
    const at = (STORAGE_URL: string, more = {}) =>
      readEnv({ STORAGE_URL, ...keys, ...more }).STORAGE;
    const account = { region: 'us-east-1', key: 'key', secret: 'secret' };
    expect(at('s3://127.0.0.1:9000/fotos')).toEqual({
      ...account,
      url: 'http://127.0.0.1:9000/fotos',
    });
    expect(at('s3://s3.mx/fotos/', { STORAGE_REGION: 'mx-1' })).toEqual({
      ...account,
      region: 'mx-1',
      url: 'https://s3.mx/fotos',
    });
    expect(at('s3://127.0.0.1.mx/fotos')?.url).toBe('https://127.0.0.1.mx/fotos');
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'pbr-env-')), 'secret');
    await writeFile(file, 'from a file\n');
    const fromFile = { STORAGE_SECRET: '', STORAGE_SECRET_FILE: file };
    expect(at('s3://s3.mx/fotos', fromFile)?.secret).toBe('from a file');
    await rm(path.dirname(file), { recursive: true });
    expect(() => at('s3://s3.mx/fotos', fromFile)).toThrow('STORAGE_SECRET_FILE: ');
  });

  test.each([
    [{ STORAGE_URL: 's3://s3.mx/fotos', STORAGE_KEY: 'key' }, 'STORAGE_SECRET: hace falta'],
    [{ STORAGE_URL: 's3://s3.mx/fotos', STORAGE_SECRET: 'hidden' }, 'STORAGE_KEY: hace falta'],
    [{ STORAGE_URL: 's3://key:hidden@s3.mx/fotos' }, 'STORAGE_URL: usa la forma s3://'],
    [{ STORAGE_URL: 'https://s3.mx/fotos' }, 'STORAGE_URL: usa la forma s3://'],
    [{ STORAGE_COPY_BYTES: '2 GB' }, 'STORAGE_COPY_BYTES: '],
  ])('refuses %o and says no secret', (source, words) => {
    expect(() => readEnv(source)).toThrow(words);
    expect(() => readEnv(source)).not.toThrow('hidden');
  });

  test('takes a database of several hosts, whose primary is the one that is used', () => {
    const url = 'postgres://ana:clave@uno:5432,dos:5433/portal';
    for (const good of [url, `${url}?target_session_attrs=read-write`])
      expect(readEnv({ DATABASE_URL: good }).DATABASE_URL).toBe(good);
    for (const bad of [`${url}?target_session_attrs=any`, 'postgres://uno:5432,dos:x/portal'])
      expect(() => readEnv({ DATABASE_URL: bad })).toThrow('DATABASE_URL: ');
  });

  test('reads the replicas, one URL each', () => {
    expect(readEnv({}).DATABASE_REPLICA_URL).toBeUndefined();
    const DATABASE_REPLICA_URL = 'postgres://uno/portal, postgres://dos/portal postgres://tres/x';
    expect(readEnv({ DATABASE_REPLICA_URL }).DATABASE_REPLICA_URL).toEqual([
      'postgres://uno/portal',
      'postgres://dos/portal',
      'postgres://tres/x',
    ]);
    expect(() => readEnv({ DATABASE_REPLICA_URL: 'dos' })).toThrow('DATABASE_REPLICA_URL: ');
  });

  test('derives the public origin from the port, and keeps only the origin of a given URL', () => {
    expect(readEnv({ PORT: '8080' }).PUBLIC_ORIGIN).toBe('http://localhost:8080');
    expect(readEnv(PRODUCTION).PUBLIC_ORIGIN).toBe('https://www.portal.mx');
  });

  test.each(['PUBLIC_ORIGIN', 'SESSION_SECRET'])(
    'refuses production without %s and names it',
    (name) => {
      expect(() => readEnv({ ...PRODUCTION, [name]: '' })).toThrow(
        `${name}: hace falta con NODE_ENV=production.`,
      );
    },
  );

  test('refuses production without a database or an explicit data folder', () => {
    expect(() => readEnv({ ...PRODUCTION, DATA_DIR: '' })).toThrow('DATABASE_URL (o DATA_DIR)');
    expect(
      readEnv({ ...PRODUCTION, DATA_DIR: '', DATABASE_URL: 'postgres://db/portal' }).DATABASE_URL,
    ).toBeDefined();
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['DATABASE_URL', 'mysql://db'],
    ['PUBLIC_ORIGIN', 'portal.mx'],
    ['SESSION_SECRET', 'corto'],
    ['REGISTRATION', 'si'],
    ['NODE_ENV', 'produccion'],
  ])('names %s in the message when it is %s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(`${name}: `);
  });
});
