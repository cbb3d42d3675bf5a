import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors.ts';
import { toAppError } from '../lib/unexpected.ts';
import type { MapTiles } from '../map-tiles/open-map-tiles.ts';
import { makeableFileOf } from '../photos/photo-folders.ts';
import { isStorageKey, type Storage } from '../photos/storage.ts';

interface StaticFilesOptions {
  /** The folder of the built browser files; null when a development server compiles them. */
  clientRoot: string | null;
  storage: Pick<Storage, 'root' | 'bring'>;
  mapTiles: MapTiles | null;
  /** Makes the file of a photo that comes from a stored WebP, if the key names one: a JPEG, or one for phones. */
  makePhotoFile: (key: string) => Promise<void>;
}

const FOR_EVER = { maxAge: '365d', immutable: true };
const A_DAY_MS = 24 * 3_600_000;

/** Serves built assets and uploaded photos; both carry a digest in their name, so they never change. */
export const staticFiles = fp(
  async (app: FastifyInstance, { clientRoot, mapTiles, ...options }: StaticFilesOptions) => {
    await app.register(uploads, options);
    if (mapTiles) await app.register(serveMapTiles, mapTiles);
    if (clientRoot === null || !existsSync(clientRoot)) return;
    await app.register(fastifyStatic, {
      root: path.join(clientRoot, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      ...FOR_EVER,
    });
    await app.register(fastifyStatic, {
      root: path.join(clientRoot, 'placeholders'),
      prefix: '/placeholders/',
      index: false,
      decorateReply: false,
      maxAge: A_DAY_MS,
    });
    await serveRootFiles(app, clientRoot);
  },
  { name: 'static-files' },
);

async function uploads(
  app: FastifyInstance,
  { storage, makePhotoFile }: Pick<StaticFilesOptions, 'storage' | 'makePhotoFile'>,
): Promise<void> {
  // The folder itself may be a link to a disk with room; files inside it may not be links.
  const root = await realpath(storage.root).catch(() => storage.root);
  app.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params, log }, reply) => {
    const key = params['*'] ?? '';
    if (isStorageKey(key)) await storage.bring(key);
    const kind = await kindOf(root, key);
    if (kind === 'linked') throw new AppError('route.not_found');
    const made = kind === 'missing' ? makeableFileOf(key) : null;
    if (made) await storage.bring(made.source);
    if (!made || (await kindOf(root, made.source)) !== 'plain') return undefined;
    try {
      await makePhotoFile(key);
      return undefined;
    } catch (error) {
      if (!key.endsWith('.webp')) throw error;
      if (toAppError(error).code !== 'server.unavailable')
        log.warn({ err: error, key }, 'the file of a photo was not made');
      // Pages have their photos without the database, too: the stored one stands in.
      reply.header('cache-control', 'no-store');
      return reply.redirect(`/uploads/${made.source}`);
    }
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    // Whatever the file turns out to be, the browser shows it as a picture and runs nothing in it.
    if (reply.statusCode < 400)
      reply.header('content-security-policy', "default-src 'none'; sandbox");
    done();
  });
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, isOpen: true };
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    index: false,
    // Files being written lie behind a leading dot.
    dotfiles: 'ignore',
    decorateReply: false,
    ...FOR_EVER,
  });
}

/** Tells whether the path to a file leads over a link; 'missing' when there is no such file. */
async function kindOf(root: string, name: string): Promise<'plain' | 'linked' | 'missing'> {
  const file = path.join(root, name);
  try {
    return (await realpath(file)) === file ? 'plain' : 'linked';
  } catch {
    return 'missing';
  }
}

/** Serves the operator's file of streets, of which maps ask for pieces. */
async function serveMapTiles(app: FastifyInstance, tiles: MapTiles): Promise<void> {
  const { dir, base } = path.parse(tiles.file);
  await app.register(fastifyStatic, { root: dir, serve: false, ...FOR_EVER });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (reply.statusCode < 400) reply.type('application/vnd.pmtiles');
    if (reply.statusCode === 416) reply.header('content-range', `bytes */${tiles.size}`);
    done();
  });
  app.get(tiles.url, { config: { access: 'public' } }, async (_request, reply) => {
    if (!(await tiles.isUnchanged())) throw new AppError('route.not_found');
    return reply.sendFile(base);
  });
}

/** Serves icons and the web manifest, whose URLs browsers know by heart: the files directly in the folder. */
async function serveRootFiles(app: FastifyInstance, clientRoot: string): Promise<void> {
  await app.register(fastifyStatic, { root: clientRoot, serve: false });
  for (const file of await readdir(clientRoot, { withFileTypes: true })) {
    if (!file.isFile() || file.name.startsWith('.')) continue;
    app.get(`/${file.name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.sendFile(file.name, { maxAge: A_DAY_MS }),
    );
  }
}
