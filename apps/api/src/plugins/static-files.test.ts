import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '../lib/errors.ts';
import { handleError } from '../rest/send-app-error.ts';
import { staticFiles } from './static-files.ts';

/** Longer than what a text needs to be sent compressed. */
const TILES = 'streets '.repeat(1000);
const TILES_URL = '/assets/map-1-2.pmtiles';

const SECRET = 'a secret';
const PHOTO = 'a'.repeat(40);
const LINKED = 'b'.repeat(40);
let root: string;
const asked: string[] = [];
let isUnchanged = true;
let bring: (key: string) => Promise<void> = () => Promise.resolve();
let failure: Error | null = null;
const logged: unknown[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbr-static-'));
  for (const folder of ['uploads', 'client/assets', 'client/placeholders', 'client/.vite'])
    await mkdir(path.join(root, folder), { recursive: true });
  for (const name of ['favicon.ico', 'site.webmanifest', '.secret', '.vite/manifest.json'])
    await writeFile(path.join(root, 'client', name), '{}');
  await writeFile(path.join(root, 'secret.jpg'), SECRET);
  await writeFile(path.join(root, 'la ciudad.pmtiles'), TILES);
  const uploads = path.join(root, 'uploads');
  for (const folder of ['abc', '.tmp']) {
    await mkdir(path.join(uploads, folder));
    await writeFile(path.join(uploads, folder, '320.jpg'), folder === 'abc' ? 'a photo' : SECRET);
  }
  await symlink(path.join(root, 'secret.jpg'), path.join(uploads, 'abc', 'link.jpg'));
  await symlink(root, path.join(uploads, 'out'));
  await mkdir(path.join(uploads, PHOTO));
  for (const width of [320, 1600])
    await writeFile(path.join(uploads, PHOTO, `${width}.webp`), 'a photo');
  await symlink(path.join(uploads, PHOTO), path.join(uploads, LINKED));
  await symlink(path.join(uploads, PHOTO, '320.webp'), path.join(uploads, PHOTO, '640.webp'));
  // Stands for a folder of photos on another disk.
  await symlink(uploads, path.join(root, 'mounted'));
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      logged.push(JSON.parse(line.toString()));
      done();
    },
  });
  app = fastify({ logger: { level: 'warn', stream } });
  app.setErrorHandler(handleError);
  await app.register(staticFiles, {
    clientRoot: path.join(root, 'client'),
    mapTiles: {
      file: path.join(root, 'la ciudad.pmtiles'),
      size: TILES.length,
      url: TILES_URL,
      isUnchanged: async () => isUnchanged,
    },
    storage: { root: path.join(root, 'mounted'), bring: (key) => bring(key) },
    makePhotoFile: async (key) => {
      if (failure) throw failure;
      asked.push(key);
    },
  });
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true, force: true });
});

it.each([
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/site.webmanifest', 'application/manifest+json'],
])('%s is served from the root for a day, as %s', async (url, type) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.headers['cache-control']).toBe('public, max-age=86400');
});

it.each(['/.secret', '/.vite/manifest.json', '/nope.png'])('%s is not served', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});

it('a photo is served as nothing but a picture, for ever', async () => {
  const { body, headers } = await app.inject('/uploads/abc/320.jpg');
  expect(body).toBe('a photo');
  expect(headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

it('a photo that is not here is brought from its storage first; one that cannot be is no 404', async () => {
  const brought: string[] = [];
  bring = async (key) => {
    brought.push(key);
    await writeFile(path.join(root, 'uploads', key), 'brought');
  };
  expect((await app.inject('/uploads/abc/640.webp')).body).toBe('brought');
  bring = () => Promise.reject(new AppError('server.unavailable'));
  expect((await app.inject('/uploads/abc/1024.webp')).statusCode).toBe(503);
  expect((await app.inject('/uploads/..%2fsecret.jpg')).statusCode).not.toBe(503);
  bring = () => Promise.resolve();
  expect(brought).toEqual(['abc/640.webp']);
});

it.each([
  '/uploads/../secret.jpg',
  '/uploads/../../etc/passwd',
  '/uploads/%2e%2e/secret.jpg',
  '/uploads/%2e%2e%2fsecret.jpg',
  '/uploads/abc/..%2f..%2fsecret.jpg',
  '/uploads/..%5csecret.jpg',
  '/uploads/..%255c..%255csecret.jpg',
  '/uploads//etc/passwd',
  '/uploads/%2fetc%2fpasswd',
  '/uploads/.tmp/320.jpg',
  '/uploads/%2etmp/320.jpg',
  '/uploads/abc/link.jpg',
  '/uploads/out/secret.jpg',
  '/uploads/out/uploads/abc/320.jpg',
  '/uploads/abc',
  '/uploads/abc/',
  '/uploads/',
])('%s is 404', async (url) => {
  const answer = await app.inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.body).not.toContain(SECRET);
});

it.each(['/uploads/%00', '/uploads/abc/320.jpg%00.png', '/uploads/%ff'])(
  '%s is not the URL of a file',
  async (url) => {
    const answer = await app.inject(url);
    expect([400, 404]).toContain(answer.statusCode);
  },
);

it('a JPEG is made only beside a WebP file that is no link', async () => {
  for (const key of [`${PHOTO}/320`, `${PHOTO}/640`, `${LINKED}/320`, 'out/320'])
    expect((await app.inject(`/uploads/${key}.jpg`)).statusCode).toBe(404);
  expect(asked).toEqual([`${PHOTO}/320.jpg`]);
});

it('a file that cannot be made now is the stored one for once, unless it is a JPEG', async () => {
  failure = new AppError('server.unavailable');
  const { statusCode, headers } = await app.inject(`/uploads/${PHOTO}/1080.webp`);
  expect([statusCode, headers.location]).toEqual([302, `/uploads/${PHOTO}/1600.webp`]);
  expect(headers['cache-control']).toBe('no-store');
  expect((await app.inject(`/uploads/${PHOTO}/320.jpg`)).statusCode).toBe(503);
  failure = null;
});

it('a file that the server fails to make is told in the log, but not that the database is away', async () => {
  const ask = async () => (await app.inject(`/uploads/${PHOTO}/1080.webp`)).statusCode;
  logged.length = 0;
  failure = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  expect(await ask()).toBe(302);
  expect(logged).toEqual([]);
  failure = new Error('no space left');
  expect(await ask()).toBe(302);
  expect(logged).toMatchObject([{ key: `${PHOTO}/1080.webp`, err: { message: 'no space left' } }]);
  failure = null;
});

describe('the tiles of the map', () => {
  const tiles = (headers = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: TILES_URL, headers: { 'accept-encoding': 'gzip, br', ...headers } });

  it('are served for ever and as they are', async () => {
    const { body, statusCode, headers } = await tiles();
    expect([statusCode, body]).toEqual([200, TILES]);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
    });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it.each([
    ['bytes=0-6', 'streets', '0-6'],
    ['bytes=7992-', 'streets ', '7992-7999'],
    ['bytes=-3', 'ts ', '7997-7999'],
    ['bytes=7996-99999', 'ets ', '7996-7999'],
  ])('are served in pieces: %s', async (range, piece, place) => {
    const { body, statusCode, headers } = await tiles({ range });
    expect([statusCode, body]).toEqual([206, piece]);
    expect(headers).toMatchObject({
      'content-range': `bytes ${place}/8000`,
      'content-length': String(piece.length),
      'content-type': 'application/vnd.pmtiles',
    });
  });

  it('say how long they are to whom asks for more', async () => {
    const { statusCode, headers } = await tiles({ range: 'bytes=8000-' });
    expect(statusCode).toBe(416);
    expect(headers['content-range']).toBe('bytes */8000');
  });

  it('are served whole to whom has a piece of another file', async () => {
    const { headers } = await tiles();
    const ask = async (tag: unknown) =>
      (await tiles({ range: 'bytes=0-6', 'if-range': String(tag) })).statusCode;
    expect(await ask(headers.etag)).toBe(206);
    expect(await ask(headers['last-modified'])).toBe(206);
    expect(await ask('"another"')).toBe(200);
    expect(await ask('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(200);
  });

  it('tell their length to whom asks for the head', async () => {
    const { body, statusCode, headers } = await tiles({}, 'HEAD');
    expect([statusCode, body]).toEqual([200, '']);
    expect(headers).toMatchObject({
      'content-length': '8000',
      'content-type': 'application/vnd.pmtiles',
    });
  });

  it('are gone once another file is in their place, and so is every other name', async () => {
    isUnchanged = false;
    expect((await tiles({ range: 'bytes=0-6' })).statusCode).toBe(404);
    isUnchanged = true;
    for (const url of ['/assets/map-1-3.pmtiles', '/assets/la%20ciudad.pmtiles'])
      expect((await app.inject(url)).statusCode).toBe(404);
  });
});
