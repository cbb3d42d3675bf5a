import { sql } from 'drizzle-orm';
import { check, index, pgTable, varchar } from 'drizzle-orm/pg-core';

/** The settlements (colonias, pueblos, ejidos …) of the postal service's own file; an import replaces them all. */
export const settlements = pgTable(
  'settlements',
  {
    /** The codes of state, municipality and settlement in the file: '09-014-0001'. */
    key: varchar({ length: 30 }).primaryKey(),
    postalCode: varchar('postal_code', { length: 5 }).notNull(),
    name: varchar({ length: 120 }).notNull(),
    kind: varchar({ length: 60 }).notNull(),
    municipality: varchar({ length: 120 }).notNull(),
    /** Null where the file knows no city, as in the country. */
    city: varchar({ length: 120 }),
    state: varchar({ length: 60 }).notNull(),
  },
  (t) => [
    index('settlements_postal_code_idx').on(t.postalCode),
    index('settlements_name_idx')
      .on(sql`pbr_slug(${t.name})`, t.state)
      .concurrently(),
    index('settlements_municipality_idx')
      .on(sql`pbr_slug(${t.municipality})`, t.state)
      .concurrently(),
    check('settlements_postal_code_check', sql`${t.postalCode} ~ '^[0-9]{5}$'`),
  ],
);

export type Settlement = typeof settlements.$inferSelect;
