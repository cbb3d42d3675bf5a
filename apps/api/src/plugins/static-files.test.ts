import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { handleError } from '../rest/send-app-error.ts';
import { staticFiles } from './static-files.ts';

const SECRET = 'a secret';
const PHOTO = 'a'.repeat(40);
const LINKED = 'b'.repeat(40);
let root: string;
const asked: string[] = [];
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbr-static-'));
  for (const folder of ['uploads', 'client/assets', 'client/placeholders', 'client/.vite'])
    await mkdir(path.join(root, folder), { recursive: true });
  for (const name of ['favicon.ico', 'site.webmanifest', '.secret', '.vite/manifest.json'])
    await writeFile(path.join(root, 'client', name), '{}');
  await writeFile(path.join(root, 'secret.jpg'), SECRET);
  const uploads = path.join(root, 'uploads');
  for (const folder of ['abc', '.tmp']) {
    await mkdir(path.join(uploads, folder));
    await writeFile(path.join(uploads, folder, '320.jpg'), folder === 'abc' ? 'a photo' : SECRET);
  }
  await symlink(path.join(root, 'secret.jpg'), path.join(uploads, 'abc', 'link.jpg'));
  await symlink(root, path.join(uploads, 'out'));
  await mkdir(path.join(uploads, PHOTO));
  await writeFile(path.join(uploads, PHOTO, '320.webp'), 'a photo');
  await symlink(path.join(uploads, PHOTO), path.join(uploads, LINKED));
  await symlink(path.join(uploads, PHOTO, '320.webp'), path.join(uploads, PHOTO, '640.webp'));
  // Stands for a folder of photos on another disk.
  await symlink(uploads, path.join(root, 'mounted'));
  app = fastify();
  app.setErrorHandler(handleError);
  await app.register(staticFiles, {
    clientRoot: path.join(root, 'client'),
    uploadsRoot: path.join(root, 'mounted'),
    makeJpegTwin: async (key) => void asked.push(key),
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
