import { apiRooms } from './api-rooms.mjs';

/**
 * The allowed imports. Every source file belongs to a room, every room lists what it may import, and any other import
 * is an error. The rule `pbr/layers` (plugin.mjs) reads this table.
 *
 *   files    the room's files, from the root of the repository; the first room that matches owns the file,
 *            and a group in the pattern captures the feature
 *   rooms    rooms of this repository that it may import
 *   outside  packages from the registry and `node:` modules that it may import
 *
 * Entries may hold `*`; `type x` allows only `import type`, `own x` only the same feature, `!x` takes something away.
 */

const react = ['react', 'react/*', '@tanstack/react-router', '@tanstack/react-query'];

export const rooms = [
  // Tests may import the code they test and any tool; the fences are for code that ships.
  {
    name: 'package test',
    files: /^packages\/[\w-]+\/.*\.test\.tsx?$/,
    rooms: ['schemas', 'search language', 'db*', 'embedded postgres*', 'ui', 'package test'],
    outside: ['*'],
  },
  {
    name: 'api test',
    files: /^apps\/api\/.*\.test\.ts$/,
    rooms: ['api *', 'db*', 'embedded postgres*', 'schemas', 'search language'],
    outside: ['*'],
  },
  {
    name: 'web test',
    files: /^apps\/web\/.*\.test\.tsx?$/,
    rooms: ['web *', 'schemas', 'ui'],
    outside: ['*'],
  },
  {
    name: 'web testing',
    files: /^apps\/web\/src\/testing\//,
    rooms: ['web *', 'schemas', 'ui'],
    outside: ['*'],
  },

  {
    name: 'schemas',
    files: /^packages\/schemas\/src\//,
    rooms: ['schemas'],
    // The other half of Zod compiles schemas with `eval`, which the Content-Security-Policy of the pages forbids.
    outside: ['zod/mini', 'zod/mini/*'],
  },
  // Reads what visitors type, on the server only.
  {
    name: 'search language',
    files: /^packages\/search-language\/src\//,
    rooms: ['search language', 'schemas'],
    outside: [],
  },
  {
    name: 'db testing',
    files: /^packages\/db\/src\/testing\//,
    rooms: ['db*', 'embedded postgres*', 'schemas'],
    outside: ['vitest', 'vitest/*', 'drizzle-orm*', 'postgres', 'node:*'],
  },
  // Fragments that the queries of several features share.
  {
    name: 'db sql',
    files: /^packages\/db\/src\/sql\//,
    rooms: ['db sql', 'db'],
    outside: ['drizzle-orm'],
  },
  {
    name: 'db',
    files: /^packages\/db\/src\//,
    rooms: ['db', 'schemas', 'type embedded postgres'],
    outside: ['drizzle-orm*', 'postgres', 'node:*'],
  },
  {
    name: 'embedded postgres testing',
    files: /^packages\/embedded-postgres\/src\/testing\//,
    rooms: ['embedded postgres*'],
    outside: ['vite', 'postgres', 'node:*'],
  },
  {
    name: 'embedded postgres',
    files: /^packages\/embedded-postgres\/src\//,
    rooms: ['embedded postgres'],
    outside: ['@embedded-postgres/*', 'postgres', 'node:*'],
  },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    rooms: ['ui'],
    outside: ['react', 'react/*', '@mantine/*'],
  },

  ...apiRooms,

  {
    name: 'web entry',
    files: /^apps\/web\/src\/(entry-\w+|router)\.tsx?$/,
    rooms: ['web *', 'schemas', 'ui'],
    outside: ['*'],
  },
  {
    name: 'web route tree',
    files: /^apps\/web\/src\/routeTree\.gen\.ts$/,
    rooms: ['web routes', 'type web *'],
    outside: ['*'],
  },
  {
    name: 'web routes',
    files: /^apps\/web\/src\/routes\//,
    rooms: ['web routes', 'web feature', 'web app', 'schemas', 'type web lib', 'type web entry'],
    outside: ['react', '@tanstack/react-router'],
  },
  {
    // Maps that a person moves; pages load them when one is opened.
    name: 'web feature',
    files: /^apps\/web\/src\/features\/(properties)\/map\/live\//,
    rooms: ['own web feature', 'web lib', 'schemas', 'ui'],
    // The marks lie inside of MapLibre's own element, which hears what they do not.
    outside: [...react, 'react-dom', 'type maplibre-gl'],
  },
  {
    name: 'web feature',
    files: /^apps\/web\/src\/features\/([^/]+)\//,
    rooms: ['own web feature', 'web lib', 'schemas', 'ui'],
    outside: react,
  },
  {
    name: 'web app',
    files: /^apps\/web\/src\/app\//,
    rooms: ['web app', 'web lib', 'schemas', 'ui'],
    outside: [...react, '@fontsource-variable/*'],
  },
  {
    // The only room that knows the library of the map.
    name: 'web lib',
    files: /^apps\/web\/src\/lib\/map\/base\//,
    rooms: ['web lib', 'schemas', 'ui'],
    outside: [...react, 'maplibre-gl', 'maplibre-gl/*', 'pmtiles', '@protomaps/basemaps'],
  },
  {
    name: 'web lib',
    files: /^apps\/web\/src\/lib\//,
    rooms: ['web lib', 'schemas', 'ui', 'type api router'],
    outside: [
      ...react,
      'react-dom',
      '@trpc/*',
      'zod/mini',
      // Photos are judged and made ready in the browser.
      'image-dimensions',
      'libheif-js/*',
    ],
  },

  { name: 'e2e', files: /^e2e\//, rooms: ['e2e'], outside: ['*'] },
  {
    name: 'drills',
    files: /^drills\//,
    rooms: ['drills', 'e2e', 'embedded postgres'],
    outside: ['*'],
  },
  {
    name: 'bench',
    files: /^bench\//,
    rooms: ['bench', 'db*', 'embedded postgres', 'api demo', 'api queries'],
    outside: ['*'],
  },
  { name: 'scripts', files: /^scripts\//, rooms: ['scripts'], outside: ['*'] },
  {
    name: 'configuration',
    files: /^((apps|packages)\/[\w-]+\/)?[^/]+\.[cm]?[jt]s$/,
    rooms: ['*'],
    outside: ['*'],
  },
];

/** The room that each package name of this repository leads to; the first match counts. */
export const packages = [
  { name: /^@pbr\/schemas\//, room: 'schemas' },
  { name: /^@pbr\/search-language\//, room: 'search language' },
  { name: /^@pbr\/db\/(?:client|deadline|hosts|outage)$/, room: 'db client' },
  { name: /^@pbr\/db\/testing\//, room: 'db testing' },
  { name: /^@pbr\/db\/sql\//, room: 'db sql' },
  { name: /^@pbr\/db\//, room: 'db' },
  { name: /^@pbr\/embedded-postgres\/testing\//, room: 'embedded postgres testing' },
  { name: /^@pbr\/embedded-postgres\//, room: 'embedded postgres' },
  { name: /^@pbr\/ui\//, room: 'ui' },
  { name: /^@pbr\/api\/router$/, room: 'api router' },
  { name: /^@pbr\/api\/demo\//, room: 'api demo' },
  { name: /^@pbr\/api\/search\//, room: 'api queries' },
  { name: /^@pbr\/e2e\//, room: 'e2e' },
];
