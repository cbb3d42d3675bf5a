import {
  dehydrate,
  type DehydratedState,
  hydrate,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import type { TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import type { ReactNode } from 'react';
import { ErrorScreen } from './app/screens/error-screen.tsx';
import { NotFoundScreen } from './app/screens/not-found-screen.tsx';
import { PendingScreen } from './app/screens/pending-screen.tsx';
import { parseSearch, stringifySearch } from './lib/lists/search-params.ts';
import type { RouterContext } from './lib/page/router-context.ts';
import { type AppRouter, trpc } from './lib/trpc.ts';
import { routeTree } from './routeTree.gen.ts';

interface AppRouterOptions {
  /** The way to the procedures: over HTTP in the browser, direct calls on the server. */
  links: TRPCLink<AppRouter>[];
  publicOrigin: string;
  /** The nonce of this response's Content-Security-Policy. The browser's router reads it from the page. */
  nonce?: string;
  /** The context that only the server has. */
  onServer?: Pick<RouterContext, 'partSheets' | 'refused'>;
}

/** Creates everything that holds one visitor's data: once per tab, and on the server once per request. */
export function createAppRouter({ links, publicOrigin, nonce, onServer }: AppRouterOptions) {
  const queryClient = createQueryClient();
  const trpcClient = trpc.createClient({ links });
  const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });

  // The first page of a tab stays where its visitor, or the script within it, has scrolled it before the router started.
  let movesPages = import.meta.env.SSR;
  const router = createRouter({
    routeTree,
    context: { queryClient, trpcUtils, publicOrigin, ...onServer },
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    // The query cache decides what is fresh, not the router.
    defaultPreloadStaleTime: 0,
    // Faster loads need no skeleton.
    defaultPendingMs: 200,
    defaultPendingMinMs: 300,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PendingScreen,
    scrollRestoration: () => movesPages,
    ...(nonce !== undefined && { ssr: { nonce } }),
    Wrap: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>
        <trpc.Provider client={trpcClient} queryClient={queryClient}>
          {children}
        </trpc.Provider>
      </QueryClientProvider>
    ),
  });
  router.subscribe('onRendered', () => {
    // The router keeps the place of a page that it has seen scrolled.
    if (!movesPages) document.dispatchEvent(new Event('scroll'));
    movesPages = true;
  });
  // The options' types accept only data that is provably serializable, and the key of a query is not: both functions are assigned.
  // All loaders have ended when the server calls `dehydrate`, and rendering fetches nothing, so no data needs to be streamed. Failed queries
  // are left out. The order does not tell which answer came first: one page has one tag.
  if (import.meta.env.SSR)
    router.options.dehydrate = (): PageData => ({
      publicOrigin,
      queries: dehydrate(queryClient).queries.sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1)),
    });
  router.options.hydrate = (page) => {
    const { publicOrigin: origin, queries } = page as PageData;
    router.options.context.publicOrigin = origin;
    hydrate(queryClient, { queries });
  };
  return router;
}

/** The data that the server sends with a page. */
interface PageData {
  /** URLs in `<head>` must use the server's origin, whatever host name the visitor used. */
  publicOrigin: string;
  queries: DehydratedState['queries'];
}

function createQueryClient() {
  return new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once instead of waiting for one.
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
