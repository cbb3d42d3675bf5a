import { index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** Counts that all processes share, and who has opened which listing lately. */
export const limitCounts = pgTable(
  'limit_counts',
  {
    /** The limit's name and a digest of the counted IP or e-mail, neither of which is stored. */
    key: varchar({ length: 120 }).primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (t) => [index('limit_counts_expires_idx').on(t.expiresAt)],
);
