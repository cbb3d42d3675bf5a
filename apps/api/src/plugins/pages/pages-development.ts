import path from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { AppRouter } from '../../router.ts';
import type { RenderPage, WebEntry } from './web-entry.ts';

interface DevelopmentOptions {
  webRoot: string;
  router: AppRouter;
  publicOrigin: string;
}

/** Runs one process on one port: Vite serves the sources, the same renderer makes the pages, and both reload on a change. */
export async function startDevelopmentRenderer(
  app: FastifyInstance,
  { webRoot, router, publicOrigin }: DevelopmentOptions,
): Promise<RenderPage> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: webRoot,
    configFile: path.join(webRoot, 'vite.config.ts'),
    configLoader: 'runner',
    appType: 'custom',
    server: { middlewareMode: true, ws: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  await app.register(middie);
  app.use(vite.middlewares);

  return async (page) => {
    try {
      const { createRenderer } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as WebEntry;
      return await createRenderer({
        router,
        publicOrigin,
        assets: { scripts: DEVELOPMENT_SCRIPTS },
      })(page);
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      throw error;
    }
  };
}

/** The scripts that Vite would add to an HTML file of its own. */
const DEVELOPMENT_SCRIPTS = [
  { src: '/@vite/client' },
  {
    children: [
      "import { injectIntoGlobalHook } from '/@react-refresh';",
      'injectIntoGlobalHook(window);',
      'window.$RefreshReg$ = () => {};',
      'window.$RefreshSig$ = () => (type) => type;',
    ].join('\n'),
  },
  { src: '/src/entry-client.tsx' },
];
