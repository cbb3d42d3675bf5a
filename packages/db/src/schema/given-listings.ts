import { index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { properties } from './properties.ts';
import { users } from './users.ts';

/** The listings that the last deactivation of each person gave away, as they were then, so that all of them can be given back. */
export const givenListings = pgTable(
  'given_listings',
  {
    /** The person who was deactivated. */
    fromId: uuid('from_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    toId: uuid('to_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The listing's version, which a hand-over keeps. */
    version: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.fromId, t.propertyId] }),
    index('given_listings_property_idx').on(t.propertyId),
    index('given_listings_to_idx').on(t.toId),
  ],
);
