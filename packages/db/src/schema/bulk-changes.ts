import type { KeptListing } from '@pbr/schemas/bulk-change/bulk-change';
import { BULK_ACTIONS } from '@pbr/schemas/bulk-change/values';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';
import { users } from './users.ts';

/** Changes of several listings at once, kept for a day: each can be undone for ten minutes, and is made once however often it is sent. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    /** The key that the form sent. */
    id: uuid().primaryKey().defaultRandom(),
    /** The user who made the change, and the only one who may undo it. */
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: varchar({ length: 20 }).notNull(),
    /** Every listing that was sent: changed, with its version after the change and the values before it, or left out with the reason. */
    listings: jsonb().$type<readonly KeptListing[]>().notNull(),
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
