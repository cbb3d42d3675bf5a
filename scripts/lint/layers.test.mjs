import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { refusal } from './layers.mjs';
import { roomOrder } from './room-order.mjs';

const m = 'apps/api/src/modules';

/** [importing file, specifier, what it may do: nothing, `import type` only, or any import] */
const table = [
  ['packages/schemas/src/property.ts', 'zod/mini', 'any'],
  ['packages/schemas/src/property.ts', './errors.ts', 'any'],
  ['packages/schemas/src/property.ts', 'drizzle-orm', 'nothing'],
  ['packages/schemas/src/property.ts', '@pbr/db/client', 'nothing'],
  ['packages/schemas/src/property.ts', 'node:fs', 'nothing'],

  ['packages/db/src/schema/properties.ts', '@pbr/schemas/property', 'any'],
  ['packages/db/src/schema/properties.ts', 'drizzle-orm/pg-core', 'any'],
  ['packages/db/src/client.ts', 'postgres', 'any'],
  ['packages/db/src/client.ts', 'fastify', 'nothing'],
  ['packages/db/src/client.ts', '@pbr/api/router', 'nothing'],
  ['packages/db/src/client.ts', '@pbr/ui/theme', 'nothing'],
  ['packages/db/src/client.ts', '../../../apps/api/src/env.ts', 'nothing'],
  ['packages/db/src/client.ts', '../../schemas/src/property.ts', 'nothing'],

  ['packages/ui/src/theme.tsx', '@mantine/core', 'any'],
  ['apps/web/src/app/shell.tsx', '@mantine/core', 'nothing'],
  ['packages/ui/src/theme.tsx', '@pbr/schemas/property', 'nothing'],
  ['packages/ui/src/theme.tsx', '@trpc/client', 'nothing'],
  ['packages/ui/src/theme.tsx', '@tanstack/react-router', 'nothing'],

  ['apps/api/src/lib/context.ts', '@pbr/db/client', 'any'],
  ['apps/api/src/lib/context.ts', '@pbr/db/schema/users', 'type'],
  ['apps/api/src/answers/ready-store.ts', 'drizzle-orm', 'nothing'],
  ['apps/api/src/lib/errors.ts', '@pbr/schemas/errors', 'any'],
  ['apps/api/src/rest/rest.ts', 'fastify', 'any'],
  ['apps/api/src/lib/context.ts', '../modules/properties/get-property.ts', 'nothing'],
  ['apps/api/src/lib/context.ts', '../env.ts', 'type'],

  [`${m}/properties/property.queries.ts`, 'drizzle-orm', 'any'],
  [`${m}/properties/property.queries.ts`, '@pbr/db/schema/properties', 'any'],
  [`${m}/properties/property.queries.ts`, '@pbr/schemas/property/fields', 'any'],
  [`${m}/properties/property.queries.ts`, './search.queries.ts', 'any'],
  [`${m}/properties/property.queries.ts`, './property.policy.ts', 'nothing'],
  [`${m}/properties/property.queries.ts`, '../users/user.queries.ts', 'nothing'],
  [`${m}/properties/property.queries.ts`, 'fastify', 'nothing'],
  [`${m}/properties/property.queries.ts`, '@trpc/server', 'nothing'],

  ['packages/search-language/src/sentence/grammar.ts', '../words/other-names.ts', 'any'],
  ['packages/search-language/src/sentence/grammar.ts', '@pbr/schemas/typed-number/quantity', 'any'],
  ['packages/search-language/src/sentence/grammar.ts', 'drizzle-orm', 'nothing'],
  [
    'apps/web/src/features/properties/home/home-search.tsx',
    '@pbr/search-language/words/plain-name',
    'nothing',
  ],
  ['packages/search-language/src/sentence/grammar.ts', '@pbr/db/client', 'nothing'],

  // Inside a feature the rooms have an order.
  [`${m}/commissions/shares/withdraw-share.ts`, '../mails/enqueue-share-mails.ts', 'any'],
  [`${m}/commissions/mails/enqueue-share-mails.ts`, '../shares/withdraw-share.ts', 'type'],
  [`${m}/commissions/shares/withdraw-share.ts`, './end-shares.ts', 'any'],
  [`${m}/commissions/shares/withdraw-share.test.ts`, '../doors/commission.router.ts', 'any'],
  [`${m}/commissions/commission.rows.ts`, './overviews/get-share.ts', 'type'],
  [`${m}/commissions/new-room/a.ts`, '../commission.rows.ts', 'type'],
  [`${m}/imports/run-import.ts`, './columns/read-column.ts', 'any'],
  [`${m}/imports/columns/read-column.ts`, '../run-import.ts', 'type'],
  [`${m}/employees/hand-over.ts`, '../properties/giving/give-listings.ts', 'any'],

  ['apps/api/src/jobs/enqueue-job.ts', './job.queries.ts', 'any'],
  ['apps/api/src/lib/context.ts', '../jobs/job.queries.ts', 'nothing'],

  [`${m}/properties/property.policy.ts`, '../../lib/context.ts', 'type'],
  [`${m}/properties/property.policy.ts`, '@pbr/db/client', 'nothing'],
  [`${m}/properties/property.policy.ts`, 'fastify', 'nothing'],
  [`${m}/properties/property.policy.ts`, './property.queries.ts', 'nothing'],

  [`${m}/properties/get-property.ts`, './property.queries.ts', 'any'],
  [`${m}/properties/get-property.ts`, './property.policy.ts', 'any'],
  [`${m}/properties/get-property.ts`, '../../lib/errors.ts', 'any'],
  [`${m}/properties/get-property.ts`, '@pbr/schemas/property', 'any'],
  [`${m}/inquiries/create-inquiry.ts`, '../properties/get-property.ts', 'any'],
  [`${m}/inquiries/create-inquiry.ts`, '../properties/property.queries.ts', 'nothing'],
  [`${m}/inquiries/create-inquiry.ts`, '../properties/property.policy.ts', 'nothing'],
  [`${m}/properties/get-property.ts`, './property.router.ts', 'nothing'],
  [`${m}/properties/get-property.ts`, '../../trpc.ts', 'nothing'],
  [`${m}/properties/get-property.ts`, '../../rest/rest.ts', 'nothing'],
  [`${m}/properties/get-property.ts`, 'drizzle-orm', 'nothing'],
  [`${m}/properties/get-property.ts`, '@pbr/db/sql/result-rows', 'nothing'],
  [`${m}/properties/property.queries.ts`, '@pbr/db/sql/result-rows', 'any'],
  ['apps/api/src/plugins/session-store.queries.ts', '@pbr/db/sql/result-rows', 'any'],
  ['apps/api/src/demo/seed.ts', '@pbr/db/sql/result-rows', 'nothing'],
  ['apps/api/src/start-server.ts', '@pbr/db/sql/result-rows', 'nothing'],
  ['packages/db/src/sql/people.ts', '../schema/users.ts', 'any'],
  ['packages/db/src/migrate.ts', './sql/result-rows.ts', 'nothing'],
  [`${m}/properties/get-property.ts`, 'fastify', 'nothing'],
  [`${m}/properties/get-property.ts`, '@trpc/server', 'nothing'],

  [`${m}/properties/property.router.ts`, './get-property.ts', 'any'],
  [`${m}/properties/property.router.ts`, '../../trpc.ts', 'any'],
  [`${m}/properties/property.router.ts`, '../../rest/rest.ts', 'nothing'],
  [`${m}/properties/property.router.ts`, './property.rest.ts', 'nothing'],
  [`${m}/properties/property.router.ts`, './property.queries.ts', 'nothing'],
  [`${m}/properties/property.router.ts`, './property.policy.ts', 'nothing'],
  [`${m}/properties/property.router.ts`, '../inquiries/create-inquiry.ts', 'nothing'],
  [`${m}/properties/property.rest.ts`, '../../rest/rest.ts', 'any'],
  [`${m}/properties/property.rest.ts`, './property.router.ts', 'nothing'],
  [`${m}/properties/property.rest.ts`, './property.queries.ts', 'nothing'],

  ['apps/api/src/router.ts', './modules/properties/doors/property.router.ts', 'any'],
  ['apps/api/src/router.ts', './modules/properties/get-property.ts', 'nothing'],
  ['apps/api/src/rest.ts', './modules/properties/doors/property.rest.ts', 'any'],
  ['apps/api/src/rest.ts', './modules/properties/doors/property.router.ts', 'nothing'],
  ['apps/api/src/app.ts', './plugins/security.ts', 'any'],
  ['apps/api/src/app.ts', './env.ts', 'type'],
  ['apps/api/src/app.ts', './modules/properties/get-property.ts', 'nothing'],
  ['apps/api/src/plugins/pages/pages.ts', '../../modules/properties/get-property.ts', 'nothing'],
  ['apps/api/src/demo/seed.ts', '../modules/properties/get-property.ts', 'any'],
  ['apps/api/src/demo/seed.ts', '../modules/properties/property.queries.ts', 'any'],
  ['apps/api/src/demo/seed.ts', '../modules/properties/property.policy.ts', 'nothing'],
  ['apps/api/src/demo/seed.ts', '../modules/properties/doors/property.router.ts', 'nothing'],
  ['apps/api/src/import/import-file.ts', 'csv-parse', 'any'],
  [`${m}/imports/run-import.job.ts`, '../../import/import-file.ts', 'any'],
  [`${m}/imports/import.router.ts`, './run-import.job.ts', 'any'],
  [`${m}/properties/get-property.ts`, '../../import/import-file.ts', 'nothing'],
  [
    'apps/api/src/import/import-file.ts',
    '../modules/properties/doors/property.router.ts',
    'nothing',
  ],
  ['apps/api/src/cli/import.ts', '../import/import-file.ts', 'any'],
  ['apps/api/src/main.ts', '@pbr/embedded-postgres/cluster', 'any'],
  ['apps/api/src/main.ts', './start-server.ts', 'any'],
  ['apps/api/src/start-server.ts', '@pbr/db/testing/database', 'nothing'],
  ['apps/api/src/app.ts', './start-server.ts', 'nothing'],
  ['apps/api/src/main.ts', '../../web/src/entry-server.tsx', 'nothing'],

  ['apps/web/src/routes/index.tsx', '../features/home/landing/landing.tsx', 'any'],
  ['apps/web/src/routes/index.tsx', '../app/shell.tsx', 'any'],
  ['apps/web/src/routes/index.tsx', '@pbr/schemas/property', 'any'],
  ['apps/web/src/routes/index.tsx', '../lib/trpc.ts', 'type'],
  ['apps/web/src/routes/index.tsx', '@trpc/client', 'nothing'],
  ['apps/web/src/features/home/landing/landing.tsx', './landing.module.css', 'any'],
  ['apps/web/src/features/home/landing/landing.tsx', '../../../lib/format/phone-links.ts', 'any'],
  ['apps/web/src/features/home/landing/landing.tsx', '@pbr/ui/theme', 'any'],
  ['apps/web/src/features/home/landing/landing.tsx', '../../properties/card.tsx', 'nothing'],
  ['apps/web/src/features/home/landing/landing.tsx', '@pbr/db/client', 'nothing'],
  ['apps/web/src/features/home/landing/landing.tsx', '@pbr/api/router', 'nothing'],
  ['apps/web/src/features/home/landing/landing.tsx', '../../../app/shell.tsx', 'nothing'],
  ['apps/web/src/lib/trpc.ts', '@pbr/api/router', 'type'],
  ['apps/web/src/lib/trpc.ts', '@pbr/db/client', 'nothing'],
  ['apps/web/src/lib/trpc.ts', '../features/home/landing/landing.tsx', 'nothing'],
  ['apps/web/src/app/shell.tsx', '../features/home/landing/landing.tsx', 'nothing'],

  ['apps/api/src/stray/thing.ts', 'node:fs', 'nothing'],
  ['apps/api/src/lib/context.ts', '@pbr/api/env', 'nothing'],
];

describe('the table of allowed imports', () => {
  it.each(table)('%s, %s: %s', (file, specifier, allowed) => {
    const asValue = refusal(file, specifier, false) === null;
    const asType = refusal(file, specifier, true) === null;
    expect({ asValue, asType }).toEqual({
      asValue: allowed === 'any',
      asType: allowed !== 'nothing',
    });
  });
});

describe('the order of rooms', () => {
  const foldersIn = (folder) =>
    readdirSync(join(resolve(import.meta.dirname, '../..'), folder), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);

  it.each(foldersIn(m))('of %s names its folders, each once', (feature) => {
    const listed = (roomOrder[feature] ?? []).filter((room) => room !== '.');
    expect(listed.toSorted()).toEqual(foldersIn(`${m}/${feature}`).toSorted());
  });
});
