import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** The files that every page loads at its start. */
const ON_EVERY_PAGE = /assets\/(?:react|libraries|parts|small|entry-client|rolldown-runtime)-/u;

/** The scripts that several pages share, by their files. */
const SHARED_FILES = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/u },
  {
    name: 'libraries',
    // Only forms block the way out of a page.
    test: /node_modules[\\/](?:@tanstack|@trpc|zod)[\\/](?!.*useBlocker)/u,
  },
  // The readers of what people type: forms alone need them.
  {
    name: 'typed',
    test: /[\\/]schemas[\\/]src[\\/](?:text|email|telephone|person-name|readers|characters|number-schemas)\.ts$/u,
    includeDependenciesRecursively: false,
  },
  // Many small files cost more than a few bytes too much: what eight parts of the web share is one. Not so the few large
  // ones that lists do without, nor what every first script holds, nor what no first visit to a list of properties needs.
  {
    name: 'parts',
    test: /[\\/](?:packages|lib|card)[\\/](?!.*(?:[\\/](?:fields[\\/](?!(?:field|text-field|select-field|choice-group)\.)|overlays[\\/]|typed-number[\\/])|(?:property[\\/]search|nothing-words|listing-icons|form|form-parts|errors|page|card|query-error|tabs|theme|use-chosen-in-view|use-now|moments|durations|phone-links|with-mantine|use-confirm|or-sign-in-again|states|fold)\.))[^?]*\.tsx?$/u,
    minShareCount: 8,
  },
  // Small ones of the catalogue and the search field, which parts that come later need too. What they import stays where it is.
  {
    name: 'filters',
    test: /[\\/](?:(?:field-text|filter-state|typed-numbers|results-title|use-media-query)\.m?[jt]sx?$|(?:search-field|remember-search|type-choices|use-combobox)\.(?:module|tsx?$))/u,
    includeDependenciesRecursively: false,
  },
  // Too small for a file each, and on nearly every page.
  {
    name: 'small',
    test: /[\\/](?:photo-words|no-photos|inquiry[\\/]values|plain-form|use-inquiry-dialog|catalogue[\\/]place-names|property[\\/]search|landing[\\/]kinds)\.tsx?$/u,
  },
  // The small ones of forms, and of members' lists: each file more costs every page its name.
  {
    name: 'forms',
    test: /[\\/](?:form-parts|use-form|text-area|affix-field|email-field|name-fields|counted-field|password-field)\.(?:module|tsx?$)/u,
    includeDependenciesRecursively: false,
  },
  {
    name: 'lists',
    test: /[\\/](?:(?:search-form|status-links|filter-bar)\.(?:module|tsx?$)|(?:work-page|counts|fold|use-chosen-in-view|use-confirm|or-notify-failed|version-choice|form-changes|use-unsaved-changes|moments|use-now)\.)/u,
    includeDependenciesRecursively: false,
  },
  // The actions on an own listing, for the list and for its own page.
  {
    name: 'own',
    test: /[\\/](?:(?:my-properties|dialog|price)[\\/](?:use-price-dialog|use-commission-dialog|use-pause|use-listings-changed|deal-words)|property[\\/]deal-status)\.tsx?$/u,
    includeDependenciesRecursively: false,
  },
  {
    name: 'account',
    test: /[\\/]features[\\/]account[\\/](?:account-card|check-your-mail|account\.module|link[\\/]dead-link)/u,
    includeDependenciesRecursively: false,
  },
  // The small ones of a listing's page; last, so that it takes none of the parts.
  {
    name: 'listing',
    test: /[\\/](?:property[\\/]characteristics|lib[\\/]sharing|listing-icons|verified-badges|phone-links|breadcrumb|map[\\/]near-map|use-is-in-view)\.tsx?$/u,
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      codeSplittingOptions: {
        // One chunk a route, named '?tsr-split=component…': server-manifest.ts finds the route's sheets by it.
        defaultBehavior: [['component', 'pendingComponent', 'notFoundComponent', 'errorComponent']],
      },
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    fetchParts(),
    precompress(),
  ],
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // The oldest browsers that run the scripts: README.md names them, and plain-page.ts keeps older ones from trying.
    target: ['chrome111', 'edge111', 'firefox114', 'safari16.4'],
    manifest: !isSsrBuild,
    // Pictures and fonts keep their own URL: a data URL would need a wider Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: {
      resolveDependencies: (_file, names) => names.filter((name) => !ON_EVERY_PAGE.test(name)),
    },
    rolldownOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'src/entry-client.tsx',
      treeshake: {
        // Its package does not say this itself, and the browser would load the WebSocket link, which nothing uses.
        moduleSideEffects: [{ test: /[\\/]@trpc[\\/]/u, sideEffects: false }],
        // Making a schema changes nothing else, so the browser does without those that only the server reads. A call that begins
        // with `z` and whose result nobody uses is dropped.
        manualPureFunctions: ['z', 'lineSchema', 'paragraphSchema'],
      },
      output: {
        // They compress better than letters, and each script names dozens of files. Both builds give pictures and fonts one name.
        hashCharacters: 'hex',
        // The scripts of every page, in pieces that run one after the other: see late-start.ts.
        ...(!isSsrBuild && {
          codeSplitting: {
            groups: SHARED_FILES,
          },
        }),
      },
    },
  },
  // Modules, so that a worker loads the decoder of HEIC photos as a chunk of its own, when it needs it.
  worker: { format: 'es', plugins: () => [withoutNode()] },
  // The built renderer needs nothing but Node: React's production build is chosen here, not by an environment variable.
  ...(command === 'build' && {
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    ssr: { noExternal: true },
  }),
}));

/** Gives the decoder of HEIC photos nothing where it would ask for modules of Node, instead of a warning with every build. */
function withoutNode(): Plugin {
  return {
    name: 'without-node',
    enforce: 'pre',
    resolveId: (id) => (['fs', 'path', 'crypto'].includes(id) ? '\0nothing' : null),
    load: (id) => (id === '\0nothing' ? 'export default {};' : null),
  };
}

/** Replaces Vite's helper around each `import()`. */
function fetchParts(): Plugin {
  let isFound = false;
  return {
    name: 'fetch-parts',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    load(id) {
      if (!id.endsWith('vite/preload-helper.js')) return null;
      isFound = true;
      const own = JSON.stringify(join(import.meta.dirname, 'src/lib/page/fetch-part.ts'));
      return `export { fetchPart as __vitePreload } from ${own};`;
    },
    generateBundle() {
      if (!isFound) this.error("Vite's helper has another name now");
    },
  };
}

/** Writes a `.br` and a `.gz` beside every text asset, so that serving one costs no processor time. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir }) {
      const folder = join(dir ?? 'dist/client', 'assets');
      for (const name of await readdir(folder)) {
        if (/\.(js|css|svg)$/u.test(name)) await compressFile(join(folder, name));
      }
    },
  };
}

async function compressFile(path: string) {
  const bytes = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
