import { existsSync } from 'node:fs';
import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../lib/errors.ts';

interface StaticFilesOptions {
  /** The built browser files; null while a development server makes them. */
  clientRoot: string | null;
  uploadsRoot: string;
}

const A_YEAR_IMMUTABLE = 'public, max-age=31536000, immutable';

const A_DAY = 'public, max-age=86400';

/** Built assets and uploaded photos; both carry a digest in their name, so they never change. */
export const staticFiles = fp(
  async (app: FastifyInstance, { clientRoot, uploadsRoot }: StaticFilesOptions) => {
    await app.register(uploads, { uploadsRoot });
    if (clientRoot === null || !existsSync(clientRoot)) return;
    await app.register(fastifyStatic, {
      root: path.join(clientRoot, 'assets'),
      prefix: '/assets/',
      index: false,
      decorateReply: false,
      preCompressed: true,
      setHeaders: (reply) => {
        reply.header('cache-control', A_YEAR_IMMUTABLE);
      },
    });
    await app.register(fastifyStatic, {
      root: path.join(clientRoot, 'placeholders'),
      prefix: '/placeholders/',
      index: false,
      decorateReply: false,
      setHeaders: (reply) => {
        reply.header('cache-control', A_DAY);
      },
    });
    await serveRootFiles(app, clientRoot);
  },
  { name: 'static-files' },
);

async function uploads(
  app: FastifyInstance,
  { uploadsRoot }: Pick<StaticFilesOptions, 'uploadsRoot'>,
): Promise<void> {
  // The folder itself may be a link to where there is room; what lies in it may not.
  const root = await realpath(uploadsRoot).catch(() => uploadsRoot);
  app.addHook<{ Params: { '*'?: string } }>('onRequest', async ({ params }) => {
    if (!(await isPlain(root, params['*'] ?? ''))) throw new AppError('route.not_found');
  });
  await app.register(fastifyStatic, {
    root,
    prefix: '/uploads/',
    index: false,
    // Files being written have such names.
    dotfiles: 'ignore',
    decorateReply: false,
    setHeaders: (reply) => {
      // Whatever the file turns out to be, it is shown as a picture and runs nothing.
      reply.header('content-security-policy', "default-src 'none'; sandbox");
      reply.header('cache-control', A_YEAR_IMMUTABLE);
    },
  });
}

/** Whether the way to a file leads over no link. What is not there, or no name of a file, is plain. */
async function isPlain(root: string, name: string): Promise<boolean> {
  const file = path.join(root, name);
  try {
    return (await realpath(file)) === file;
  } catch {
    return true;
  }
}

/** Icons and the web manifest, whose addresses browsers know by heart: the files that lie openly in the folder itself. */
async function serveRootFiles(app: FastifyInstance, clientRoot: string): Promise<void> {
  await app.register(fastifyStatic, { root: clientRoot, serve: false });
  for (const file of await readdir(clientRoot, { withFileTypes: true })) {
    if (!file.isFile() || file.name.startsWith('.')) continue;
    app.get(`/${file.name}`, { config: { access: 'public' } }, (_request, reply) =>
      reply.header('cache-control', A_DAY).sendFile(file.name, { cacheControl: false }),
    );
  }
}
