import type { ServiceContext } from '../../../lib/context.ts';
import {
  countWords,
  findTerms,
  forgetTerms,
  storeTerms,
  vacuumProperties,
} from '../search/search-terms.queries.ts';

/** Listings counted, and words written, by one statement, so that nobody waits for it. */
const AT_ONCE = 1000;

/** Brings search words and statistics up to date after a bulk write of listings. */
export async function refreshCatalogue(
  { db }: Pick<ServiceContext, 'db'>,
  atOnce = AT_ONCE,
): Promise<void> {
  const known = await findTerms(db);
  const counts = await countAllWords(db, atOnce);
  for (const some of slices([...counts], atOnce)) await storeTerms(db, Object.fromEntries(some));
  // A word that somebody publishes again while it is being forgotten comes back with the next count.
  const unused = known.filter((term) => !counts.has(term));
  for (const some of slices(unused, atOnce)) await forgetTerms(db, some);
  await vacuumProperties(db);
}

async function countAllWords(
  db: ServiceContext['db'],
  atOnce: number,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  let after: string | null = null;
  for (;;) {
    const { read, last, words } = await countWords(db, after, atOnce);
    for (const [word, n] of Object.entries(words)) counts.set(word, (counts.get(word) ?? 0) + n);
    if (read < atOnce) return counts;
    after = last;
  }
}

function slices<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, n) =>
    all.slice(n * size, (n + 1) * size),
  );
}
