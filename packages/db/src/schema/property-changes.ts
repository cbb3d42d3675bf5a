import { FEED_CHANGES } from '@pbr/schemas/property/feed-values';
import { bigint, pgTable, uuid, varchar } from 'drizzle-orm/pg-core';
import { checkIsOneOf, timestamptz } from './columns.ts';

/**
 * The latest change of every listing that was ever on the public list, for programs that keep a copy of it. Triggers write it when a
 * transaction commits, one transaction at a time: a reader that has read up to a number has missed nothing before it.
 */
export const propertyChanges = pgTable(
  'property_changes',
  {
    /** The id stays when the listing is gone for good. */
    propertyId: uuid('property_id').primaryKey(),
    number: bigint({ mode: 'number' }).notNull().unique('property_changes_number_key'),
    change: varchar({ length: 10 }).notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (t) => [checkIsOneOf('property_changes_change_check', t.change, FEED_CHANGES)],
);
