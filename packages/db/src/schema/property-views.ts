import { sql } from 'drizzle-orm';
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { properties } from './properties.ts';

/** How often a listing was opened, per day in Mexico City. Nothing about the visitor is stored. */
export const propertyViews = pgTable(
  'property_views',
  {
    propertyId: uuid('property_id')
      .notNull()
      .references(() => properties.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    views: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.propertyId, t.day] }),
    check('property_views_views_check', sql`${t.views} > 0`),
  ],
);
