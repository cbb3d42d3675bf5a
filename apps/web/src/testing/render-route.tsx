import { setTimeout as wait } from 'node:timers/promises';
import { WithMantine } from '@pbr/ui/with-mantine';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  type ErrorRouteComponent,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { createTRPCQueryUtils } from '@trpc/react-query';
import { observable } from '@trpc/server/observable';
import { parseSearch, stringifySearch } from '../lib/lists/search-params.ts';
import { signInAgainLink } from '../lib/lost-session/sign-in-again-link.ts';
import type { RouterContext } from '../lib/page/router-context.ts';
import { type AppRouter, trpc } from '../lib/trpc.ts';

/** The server's answers by procedure path. A thrown error makes the call fail. */
export type Answers = Record<string, (input: unknown) => unknown>;

export type RouteLoader = (asked: {
  context: Pick<RouterContext, 'trpcUtils'>;
  deps: never;
}) => Promise<object | undefined>;

interface RenderedRoute {
  /** The route's path as in the router's ids: '/properties/'. */
  path: string;
  component: RouteComponent;
  /** The URL to open. */
  at: string;
  answers: Answers;
  parseSearch?: (search: unknown) => object;
  /** The loader of the application's route; it gets the context that the application gives it. */
  loader?: RouteLoader;
  /** The part of the search parameters that the screen gets as `useLoaderDeps`; all of them if it is absent. */
  parseDeps?: (search: unknown) => object;
  /** The frame around every page, and the screens that replace one. */
  root?: { component: RouteComponent; errorComponent: ErrorRouteComponent };
}

/** Renders one screen at one URL, with its own router and a table of answers as the server. */
export async function renderRoute(options: RenderedRoute) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const trpcClient = trpc.createClient({ links: [signInAgainLink, answering(options.answers)] });
  const history = createMemoryHistory({ initialEntries: [options.at] });
  const trpcUtils = createTRPCQueryUtils<AppRouter>({ queryClient, client: trpcClient });
  const root = createRootRouteWithContext<Pick<RouterContext, 'publicOrigin' | 'trpcUtils'>>()(
    options.root,
  );
  const parse = options.parseSearch ?? (() => ({}));
  const route = createRoute({
    getParentRoute: () => root,
    path: options.path,
    validateSearch: parse,
    loaderDeps: ({ search }) => (options.parseDeps ?? parse)(search),
    component: options.component,
    loader: ({ context, deps }) => options.loader?.({ context, deps: deps as never }),
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <p>Otra página</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([route, elsewhere]),
    history,
    // A route's id may differ from its URL: '/inquiries_/requests' is at '/inquiries/requests'.
    rewrite: {
      input: ({ url }) => {
        if (url.pathname === options.path.replaceAll('_', '')) url.pathname = options.path;
        return url;
      },
    },
    parseSearch,
    stringifySearch,
    context: { publicOrigin: 'https://portal.test', trpcUtils },
  });
  await act(async () => {
    render(
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        {/* In the application the router integration provides it. */}
        <QueryClientProvider client={queryClient}>
          <WithMantine env="test">
            {/* The registered router type is the application's; this router has only two routes. */}
            <RouterProvider router={router as never} />
          </WithMantine>
        </QueryClientProvider>
      </trpc.Provider>,
    );
    await router.load();
  });
  // React shows what comes after a fallback only 300 ms later, unless it comes within act.
  for (let turns = 0; turns < 3; turns += 1) await act(() => wait(0));
  return { history, url: () => history.location.href, trpcUtils };
}

function answering(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        Promise.resolve()
          .then(() => {
            const answer = answers[op.path];
            if (!answer) throw new Error(`No answer is set up for ${op.path}`);
            return answer(op.input);
          })
          .then(
            (data) => {
              observer.next({ result: { data } });
              observer.complete();
            },
            (error: unknown) => observer.error(TRPCClientError.from(error as Error)),
          );
      });
}
