import { fastify, type FastifyInstance } from 'fastify';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

let root: string;
let app: FastifyInstance;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'pbr-static-'));
  for (const folder of ['uploads', 'client/assets', 'client/placeholders', 'client/.vite'])
    await mkdir(path.join(root, folder), { recursive: true });
  for (const name of ['favicon.ico', 'site.webmanifest', '.secret', '.vite/manifest.json'])
    await writeFile(path.join(root, 'client', name), '{}');
  app = fastify();
  await app.register(staticFiles, {
    clientRoot: path.join(root, 'client'),
    uploadsRoot: path.join(root, 'uploads'),
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

it.each(['/.secret', '/.vite/manifest.json', '/nope.png'])('%s is not', async (url) => {
  expect((await app.inject(url)).statusCode).toBe(404);
});
