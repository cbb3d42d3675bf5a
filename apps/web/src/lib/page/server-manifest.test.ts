import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../router.tsx';
import { lateScripts, startLate } from './late-start.ts';
import { partSheets, toRouteId, toRouterManifest } from './server-manifest.ts';

const ROOT = '__root__';
const split = 'tsr-split=component---pendingComponent';
const vite = {
  'src/entry-client.tsx': {
    file: 'assets/entry.js',
    css: ['assets/entry.css'],
    imports: ['_react.js'],
    isEntry: true,
  },
  '_react.js': { file: 'assets/react.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'], imports: ['_react.js'] },
  [`src/routes/index.tsx?${split}`]: { file: 'assets/home.js', imports: ['_card.js'] },
  [`src/routes/properties/$id.tsx?${split}`]: {
    file: 'assets/detail.js',
    css: ['assets/detail.css'],
    imports: ['src/entry-client.tsx'],
  },
};

describe('the files that a page names for its start', () => {
  const { routes } = toRouterManifest(vite);

  it('are the entry with all its imports, for every page', () => {
    expect(routes[ROOT]).toEqual({
      // Each after those that it imports.
      scripts: [startLate(['/assets/react.js', '/assets/entry.js'])],
      css: ['/assets/entry.css'],
    });
  });

  it('include those that its route adds, with their parts', () => {
    expect(routes['/']).toEqual({
      scripts: [lateScripts(['/assets/card.js', '/assets/home.js'])],
      css: ['/assets/card.css'],
    });
    expect(routes['/properties/$id']).toEqual({
      scripts: [lateScripts(['/assets/detail.js'])],
      css: ['/assets/detail.css'],
    });
  });

  it('are unknown without an entry', () => {
    expect(() => toRouterManifest({})).toThrow('no entry');
  });
});

describe('the style sheets of a part that loads later', () => {
  const sheetsOf = partSheets({
    ...vite,
    'src/features/empty-page.tsx': {
      name: 'empty-page',
      file: 'assets/empty-page.js',
      css: ['assets/empty-page.css'],
      imports: ['_card.js'],
      isDynamicEntry: true,
    },
  });

  it('are its own and those of what it imports', () => {
    expect(sheetsOf('empty-page')).toEqual(['/assets/card.css', '/assets/empty-page.css']);
  });

  it('are none for an unknown name', () => {
    expect(sheetsOf('card')).toEqual([]);
  });
});

describe('the id of a route', () => {
  const files = Object.keys(import.meta.glob('../../routes/**/*.tsx'))
    .map((path) => path.replace(/^.*\/routes\/(.+)\.tsx$/u, '$1'))
    .filter((name) => !/(?:^|\/)(?:-|__)/u.test(name));

  it('is that of the router for every file, else its page comes without its style sheets', () => {
    const router = createAppRouter({ links: [], publicOrigin: '' });
    const ids = Object.keys(router.routesById).filter((id) => id !== ROOT);
    expect(files.map(toRouteId).toSorted()).toEqual(ids.toSorted());
  });
});
