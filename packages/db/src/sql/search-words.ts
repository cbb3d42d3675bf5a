import { type SQL, sql } from 'drizzle-orm';

/** True when every word of the search occurs in the text, which `pbr_norm` has normalised; accents and case do not matter. */
export function holdsWords(text: SQL, search: string | undefined): SQL {
  if (search === undefined) return sql`true`;
  const words = sql.param(search.split(/\s+/u));
  return sql`${text} like all (array(select pbr_contains(word) from unnest(${words}::text[]) word))`;
}

/** The same for a text with a `barePhone`, also for the search with its telephones bare. */
export function holdsWordsOrPhone(
  text: SQL,
  search: string | undefined,
  bare: string | undefined,
): SQL {
  if (bare === search) return holdsWords(text, search);
  return sql`(${holdsWords(text, search)} or ${holdsWords(text, bare)})`;
}

/** A telephone without its spaces and punctuation. */
export const barePhone = (phone: SQL) => sql`translate(${phone}, ' ().-', '')`;
