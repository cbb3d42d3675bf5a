import type { Db } from '@pbr/db/client';
import { oneRow } from '@pbr/db/sql/result-rows';
import { sql } from 'drizzle-orm';
import { isSlipOf } from '@pbr/search-language/words/nearness';
import { ORDINARY_WORDS } from '@pbr/search-language/words/ordinary-words';
import type { PlaceNames } from '@pbr/search-language/places/place-names';
import { plainLetters } from '@pbr/search-language/words/plain-name';
import { isKnownWord } from '@pbr/search-language/words/read-terms';
import type { ReadText } from '@pbr/search-language/search-plan';

/** Words with the number of listed properties in which each occurs. */
export type WordCounts = Readonly<Record<string, number>>;

interface CountedSlice {
  /** The number of listings that were read, listed or not. */
  read: number;
  /** The id of the last one; null after the end. */
  last: string | null;
  words: WordCounts;
}

/** Counts the words of the next listings after that id. */
export function countWords(db: Db, after: string | null, limit: number): Promise<CountedSlice> {
  return oneRow(
    db,
    sql`
      with slice as materialized (
        select id, listed, search_text from properties
        where id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000') order by id limit ${limit}
      ), counted as (
        select word, count(distinct id)::int as n from slice, regexp_split_to_table(search_text, '[^a-z]+') as word
        where listed and length(word) between 3 and 40 group by word
      )
      select (select count(*)::int from slice) as read, (select id from slice order by id desc limit 1) as last,
        (select coalesce(json_object_agg(word, n), '{}') from counted) as words`,
  );
}

export async function findTerms(db: Db): Promise<string[]> {
  const rows = await db.execute<{ term: string }>(sql`select term from search_terms order by term`);
  return rows.map(({ term }) => term);
}

/** Stores the counts of these words, in their order, so that two writers cannot lock each other out. */
export async function storeTerms(db: Db, words: WordCounts): Promise<void> {
  await db.execute(sql`
    insert into search_terms (term, n)
    select term, n::int from json_each_text(${JSON.stringify(words)}::json) as counted (term, n) order by term
    on conflict (term) do update set n = excluded.n where search_terms.n <> excluded.n`);
}

export async function forgetTerms(db: Db, terms: readonly string[]): Promise<void> {
  await db.execute(sql`delete from search_terms where term = any(${sql.param(terms)}::text[])`);
}

/** Fresh statistics, and a visibility map for index-only reads, after a bulk write. */
export async function vacuumProperties(db: Db): Promise<void> {
  await db.execute(sql`VACUUM (ANALYZE) properties`);
  await db.execute(sql`ANALYZE search_terms`);
}

/**
 * Replaces every unknown word by the nearest known one; null when there is nothing to correct. Words with characters other than letters
 * stay, and so do ordinary words: a search for 'mascotas' means no other word.
 */
export async function findCorrection(
  db: Db,
  { words: typed }: ReadText,
  names: PlaceNames,
): Promise<string | null> {
  const words = sql`unnest(${sql.param(typed)}::text[]) with ordinality as typed (word, pos)`;
  const { nearest } = await oneRow<{ nearest: (string | null)[] }>(
    db,
    sql`
      select array_agg(case
          when word !~ '^[a-z]{3,}$' or exists (select from search_terms where term like pbr_contains(word)) then word
          else nearest_search_term(word) end order by pos) as nearest
      from (select pbr_norm(word) as word, pos from ${words}) normalised`,
  );
  const corrected = typed.map((word, index) => correctionOf(word, nearest[index] ?? null, names));
  const isChanged = corrected.some((word, index) => word !== plainLetters(typed[index] ?? ''));
  return isChanged && !corrected.includes(null) ? corrected.join(' ') : null;
}

/** Null for a word that is neither known nor nearly known. */
function correctionOf(word: string, nearest: string | null, names: PlaceNames): string | null {
  const plain = plainLetters(word);
  if (ORDINARY_WORDS.has(plain) || isKnownWord(plain, names)) return plain;
  return nearest !== null && isSlipOf(plain, nearest) ? nearest : null;
}
