import type { Db } from '@pbr/db/client';
import { preparedStatements } from '@pbr/db/prepared';
import { oneRow } from '@pbr/db/sql/result-rows';
import { correctedBy } from '@pbr/search-language/corrections';
import type { Vocabulary } from '@pbr/search-language/words/vocabulary';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { isRuledOut, wordsIn } from '@pbr/search-language/words/read-terms';
import { sql } from 'drizzle-orm';

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

/** The search with the nearest known words; null without a text, or when there is nothing to correct. */
export async function findCorrected(
  db: Db,
  plan: SearchPlan,
  vocabulary: Vocabulary,
): Promise<SearchPlan | null> {
  return plan.search
    ? correctedBy(plan, await findNearestWords(db, plan.search.words), vocabulary)
    : null;
}

/** The nearest known word for each word: itself when it is known, or has characters other than letters; null when none is near. */
async function findNearestWords(db: Db, words: readonly string[]): Promise<(string | null)[]> {
  const { nearest } = await oneRow<{ nearest: (string | null)[] }>(
    db,
    sql`
      select array_agg(case
          when word !~ '^[a-z]{3,}$' or exists (select from search_terms where term like pbr_contains(word)) then word
          else nearest_search_term(word) end order by pos) as nearest
      from (
        select pbr_norm(word) as word, pos from unnest(${sql.param(words)}::text[]) with ordinality as typed (word, pos)
      ) normalised`,
  );
  return nearest;
}

/** Whether one of the words stands in no listing: not in the texts of those on offer, and not in a street that visitors see. */
export async function hasUnknownWord(db: Db, { search }: SearchPlan): Promise<boolean> {
  const terms = search?.terms ?? [];
  const words = [...new Set(terms.flatMap(wordsIn))];
  const rows = await prepared(db, 'unknown words', () => prepareUnknown(db)).execute({ words });
  const unknown = rows.map(({ word }) => word);
  return terms.some((term) => isRuledOut(term, unknown));
}

const prepared = preparedStatements<ReturnType<typeof prepareUnknown>>();

/** The dictionary has words of three to forty letters. */
const prepareUnknown = (db: Db) =>
  db
    .select({ word: sql<string>`word` })
    .from(
      sql`(select word, pbr_norm(word) as plain from unnest(${sql.placeholder('words')}::text[]) as word offset 0) asked`,
    )
    .where(
      sql`plain ~ '^[a-z]{3,40}$'
        and not exists (select from search_terms where term like '%' || plain || '%')
        and not exists (select from properties p where p.listed and not p.hide_street and pbr_norm(p.street) like '%' || plain || '%')`,
    )
    .prepare('unknown_words');
