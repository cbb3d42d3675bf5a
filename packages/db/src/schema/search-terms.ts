import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The distinct words of listed properties, for 'Quizás quisiste decir'. A trigger adds new words; `n` is refreshed in bulk. */
export const searchTerms = pgTable(
  'search_terms',
  {
    term: text().primaryKey(),
    n: integer().notNull().default(1),
  },
  (t) => [index('search_terms_trgm_idx').using('gin', sql`${t.term} gin_trgm_ops`)],
);
