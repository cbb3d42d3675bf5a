import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/rows';
import { sql } from 'drizzle-orm';
import { wordsOf } from './property-filters.queries.ts';

/**
 * Counts anew how many listed properties each word occurs in, and forgets words that occur in none. The trigger that adds words leaves
 * known ones alone, so a word forgotten while somebody publishes it comes back with the next count.
 */
export async function refreshSearchTerms(db: Db): Promise<void> {
  await db.execute(sql`
    WITH counted AS MATERIALIZED (
      SELECT word AS term, count(DISTINCT id)::integer AS n
      FROM properties, regexp_split_to_table(search_text, '[^a-z]+') AS word
      WHERE listed AND length(word) BETWEEN 3 AND 40
      GROUP BY word
    ), forgotten AS (
      DELETE FROM search_terms WHERE NOT EXISTS (SELECT FROM counted WHERE counted.term = search_terms.term)
    )
    INSERT INTO search_terms (term, n)
    SELECT term, n FROM counted ORDER BY term
    ON CONFLICT (term) DO UPDATE SET n = excluded.n WHERE search_terms.n <> excluded.n
  `);
}

/** Fresh statistics, and a visibility map for index-only reads, after a bulk write. */
export async function vacuumProperties(db: Db): Promise<void> {
  await db.execute(sql`VACUUM (ANALYZE) properties`);
  await db.execute(sql`ANALYZE search_terms`);
}

/**
 * The text with every unknown word replaced by the nearest known one, or null when there is nothing to correct. Words with characters
 * other than letters stay.
 */
export async function findCorrection(db: Db, search: string): Promise<string | null> {
  const words = sql`unnest(${sql.param(wordsOf(search))}::text[]) with ordinality as typed (word, pos)`;
  const { corrected } = await oneRow<{ corrected: string | null }>(
    db,
    sql`
      select case when bool_and(term is not null) and bool_or(term <> word) then string_agg(term, ' ' order by pos) end as corrected
      from (
        select pos, word, case
          when word !~ '^[a-z]{3,}$' or exists (select from search_terms where term like pbr_contains(word)) then word
          else nearest_search_term(word) end as term
        from (select pbr_norm(word) as word, pos from ${words}) normalised
      ) corrected`,
  );
  return corrected;
}
