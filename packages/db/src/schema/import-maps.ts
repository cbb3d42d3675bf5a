import type { ImportChoices } from '@pbr/schemas/import/choices';
import { jsonb, pgTable, uniqueIndex, uuid, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Maps of imports that admins keep for the next file. */
export const importMaps = pgTable(
  'import_maps',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: varchar({ length: 80 }).notNull(),
    /** The mapping file, as the command reads it. */
    map: jsonb().$type<object>().notNull(),
    /** Null for a map that was not made in the browser. */
    choices: jsonb().$type<ImportChoices>(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('import_maps_name_key').on(t.name)],
);
