import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Names that people use for places beside those of the listings: 'La Condechi'. An admin adds them. */
export const placeNames = pgTable(
  'place_names',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: varchar({ length: 60 }).notNull(),
    /** The name in plain letters and without its article: 'condechi'. */
    key: varchar({ length: 120 }).notNull().unique('place_names_key_key'),
    /** The paths of the places that the name means. */
    paths: text().array().notNull(),
    createdById: uuid('created_by_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
  },
  (t) => [check('place_names_paths_check', sql`cardinality(${t.paths}) between 1 and 20`)],
);
