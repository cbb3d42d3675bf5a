import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { parseSearch, stringifySearch } from '../lib/lists/search-params.ts';
import { type AppRouter, trpc } from '../lib/trpc.ts';

/** What the server would answer, by the path of the procedure. A thrown error is a failed call. */
export type Answers = Record<string, (input: unknown) => unknown>;

interface RenderedRoute {
  /** The route's path as the router writes its id: '/properties/'. */
  path: string;
  component: RouteComponent;
  /** The address that is open. */
  at: string;
  answers: Answers;
  parseSearch?: (search: unknown) => object;
}

/** Shows one screen at one address, with a router of its own and a server that is only a table of answers. */
export async function renderRoute(options: RenderedRoute) {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const trpcClient = trpc.createClient({ links: [answering(options.answers)] });
  const history = createMemoryHistory({ initialEntries: [options.at] });
  const root = createRootRoute();
  const parse = options.parseSearch ?? (() => ({}));
  const route = createRoute({
    getParentRoute: () => root,
    path: options.path,
    validateSearch: parse,
    loaderDeps: ({ search }) => parse(search),
    component: options.component,
  });
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <p>Otra página</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([route, elsewhere]),
    history,
    parseSearch,
    stringifySearch,
  });
  await act(async () => {
    render(
      <trpc.Provider client={trpcClient} queryClient={queryClient}>
        {/* In the application it comes with the integration of the router. */}
        <QueryClientProvider client={queryClient}>
          <MantineProvider env="test">
            {/* The application's router type is registered; this one has two routes. */}
            <RouterProvider router={router as never} />
          </MantineProvider>
        </QueryClientProvider>
      </trpc.Provider>,
    );
    await router.load();
  });
  return { history, address: () => history.location.href };
}

function answering(answers: Answers): TRPCLink<AppRouter> {
  return () =>
    ({ op }) =>
      observable((observer) => {
        Promise.resolve()
          .then(() => {
            const answer = answers[op.path];
            if (!answer) throw new Error(`Nobody answers ${op.path}`);
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
