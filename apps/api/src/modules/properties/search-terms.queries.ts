import type { Db } from '@pbr/db/client';
import { sql } from 'drizzle-orm';

/**
 * Counts anew in how many listed properties each word stands and forgets the words that stand in none. The trigger that adds words
 * leaves known ones alone, so that a word forgotten while somebody publishes it comes back with the next count.
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

/** Fresh statistics, and a visibility map for the index-only reads, after a great many rows were written at once. */
export async function vacuumProperties(db: Db): Promise<void> {
  await db.execute(sql`VACUUM (ANALYZE) properties`);
  await db.execute(sql`ANALYZE search_terms`);
}
