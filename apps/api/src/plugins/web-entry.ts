import type { ServiceContext } from '../lib/context.ts';
import type { AppRouter } from '../router.ts';

/** The exports of apps/web/src/entry-server.tsx. It is loaded by path: the API never imports the web. */
export interface WebEntry {
  createRenderer: (options: {
    router: AppRouter;
    publicOrigin: string;
    assets: { manifest: object } | { scripts: readonly object[] };
  }) => RenderPage;
}

export type RenderPage = (page: {
  request: Request;
  createContext: () => ServiceContext;
  nonce: string;
  onError: (error: unknown) => void;
}) => Promise<Response>;
