import type { ImportChoices } from '@pbr/schemas/import/choices';
import { IMPORT_STATES } from '@pbr/schemas/import/values';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { properties } from './properties.ts';
import { propertyImages } from './property-images.ts';
import { users } from './users.ts';

/** Imports that admins make in the browser. The file stands in the storage of imports, under the id. */
export const importRuns = pgTable(
  'import_runs',
  {
    id: uuid().primaryKey().defaultRandom(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The agent who gets the new listings. */
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: varchar('file_name', { length: 200 }).notNull(),
    /** The name of the file in the storage; its ending tells the kind of file. */
    fileKey: varchar('file_key', { length: 60 }).notNull(),
    /** How the file has to be read, where it does not say so itself. */
    settings: jsonb().$type<Readonly<Record<string, string>>>(),
    state: varchar({ length: 20 }).notNull().default('reading'),
    /** Header, sample and words of the file; null until it is read. */
    profile: jsonb().$type<object>(),
    choices: jsonb().$type<ImportChoices>(),
    /** A mapping file that was chosen instead. */
    map: jsonb().$type<object>(),
    mapName: varchar('map_name', { length: 200 }),
    /** Rows that the present step has done. */
    done: integer().notNull().default(0),
    totals: jsonb().$type<object>(),
    /** The first refused rows. */
    refusals: jsonb().$type<readonly object[]>().notNull().default([]),
    notices: jsonb().$type<readonly object[]>().notNull().default([]),
    undone: jsonb().$type<object>(),
    failure: varchar({ length: 2000 }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    /** The end of the import, from which the time for undoing counts. */
    finishedAt: timestamptz('finished_at'),
  },
  (t) => [
    index('import_runs_created_idx').on(t.createdAt),
    index('import_runs_actor_idx').on(t.actorId),
    index('import_runs_owner_idx').on(t.ownerId),
    checkIsOneOf('import_runs_state_check', t.state, IMPORT_STATES),
    check('import_runs_refusals_check', sql`jsonb_typeof(${t.refusals}) = 'array'`),
  ],
);

/** The listings that an import wrote, with what undoing needs. */
export const importRunChanges = pgTable(
  'import_run_changes',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    /** The columns before the import; null for a listing that it made. */
    before: jsonb().$type<object>(),
    /** The listing's version after the import: a different one by now means that somebody has edited it. */
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.propertyId] }),
    index('import_run_changes_property_idx').on(t.propertyId),
  ],
);

/** The photos that an import added. */
export const importRunPhotos = pgTable(
  'import_run_photos',
  {
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id, { onDelete: 'cascade' }),
    imageId: uuid('image_id')
      .notNull()
      .references(() => propertyImages.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.imageId] }),
    index('import_run_photos_image_idx').on(t.imageId),
  ],
);
