import { BULK_ACTIONS } from '@pbr/schemas/property/bulk-values';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Changes of several listings at once, kept while they can be undone. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The user who made the change, and the only one who may undo it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: varchar({ length: 20 }).notNull(),
    /** For each changed listing its id, its version after the change, and the values before it. */
    listings: jsonb().$type<readonly unknown[]>().notNull(),
    createdAt: timestamptz('created_at').notNull().defaultNow(),
    undoneAt: timestamptz('undone_at'),
  },
  (t) => [
    index('bulk_changes_actor_idx').on(t.actorId),
    index('bulk_changes_created_idx').on(t.createdAt),
    checkIsOneOf('bulk_changes_action_check', t.action, BULK_ACTIONS),
    check('bulk_changes_listings_check', sql`jsonb_typeof(${t.listings}) = 'array'`),
  ],
);
