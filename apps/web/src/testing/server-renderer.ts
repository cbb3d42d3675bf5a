import type { inferRouterContext } from '@trpc/server';
import { createRenderer } from '../entry-server.tsx';
import type { AppRouter } from '../lib/trpc.ts';
import { fakeRouter } from './fake-server.ts';

export const ORIGIN = 'https://portal.test';
const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/entry.css'], isEntry: true },
  'src/features/properties/catalogue/empty-page.tsx': {
    name: 'empty-page',
    file: 'assets/empty-page.js',
    css: ['assets/empty-page.css'],
    isDynamicEntry: true,
  },
};

/** Draws pages as the server does, with these answers. The visitor's name is in the context and in the nonce. */
export function renderer(
  answers: Parameters<typeof fakeRouter>[0] = {},
  { isForEverybody = false }: { isForEverybody?: boolean } = {},
) {
  const render = createRenderer({
    router: fakeRouter(answers),
    publicOrigin: ORIGIN,
    assets: { manifest },
  });
  return async (path: string, visitor = 'Ana') => {
    const errors: unknown[] = [];
    const rendered = await render({
      request: new Request(ORIGIN + path),
      createContext: () => ({ visitor }) as unknown as inferRouterContext<AppRouter>,
      nonce: `nonce-of-${visitor}`,
      isForEverybody,
      onError: (error) => errors.push(error),
    });
    return { ...rendered, errors };
  };
}

/** A search that found nothing. */
export const emptyPage = {
  total: 0,
  totalIsCapped: false,
  page: 1,
  pageCount: 0,
  suggestion: null,
  placeNames: {},
  textPlaces: null,
  withNeighbours: null,
  inWords: 0,
  ignored: [],
};
