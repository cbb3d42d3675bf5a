import type { ReadText } from '@pbr/search-language/search-plan';
import { plainName } from '@pbr/search-language/words/plain-name';
import { type Term, typedTextOf } from '@pbr/search-language/words/read-terms';
import { and, or, type SQL, sql } from 'drizzle-orm';
import { holdsTerm } from './text-conditions.queries.ts';

/** More matches than these are not ranked: reading them would take long, and the newest are as good. */
const RANKED_AT_MOST = sql.raw('500');

/** The names of a listing, from the title to the state, with a sign between them that no name has. */
const NAMES = sql`pbr_norm(concat_ws(chr(1), p.name, p.neighborhood, p.city, p.municipality, p.state))`;

/**
 * How well the listing of the row `matched` fits the text: its title has the whole phrase, or a place is called so, before every term fits by
 * itself, before the rest.
 */
export function relevanceOf({ words, terms }: ReadText): SQL {
  const phrase = words.join(' ');
  const [first, ...others] = terms;
  const isOneName = first !== undefined && others.length === 0;
  const isWhole = isOneName ? fits(first, phrase) : isCalled(phrase);
  const ranks = isOneName
    ? sql`case when ${isWhole} then 1 else 0 end`
    : sql`case when ${isWhole} then 2 when ${and(...terms.map((term) => fits(term))) ?? sql`false`} then 1 else 0 end`;
  // Without the offset the names would be made again for every comparison.
  return sql`case when (select n from total) <= ${RANKED_AT_MOST} then (
    select ${ranks} from properties p cross join lateral (select ${NAMES} as names offset 0) called
    where p.id = matched.id) else 0 end`;
}

/** The listing is called so, or what the term means besides its letters is true of it. */
function fits(term: Term, phrase = typedTextOf(term)): SQL {
  const typed = typedTextOf(term);
  const meanings = term.anyOf.filter((one) => !('texts' in one) || one.texts.join(' ') !== typed);
  const means = meanings.length === 0 ? undefined : holdsTerm({ ...term, anyOf: meanings });
  return or(isCalled(phrase), means) ?? sql`false`;
}

/** The words stand side by side in the title or the colonia, or are the whole name of another place. */
function isCalled(text: string): SQL {
  const words = plainName(text).replaceAll(' ', '[^a-z0-9\\u0001]+');
  if (words === '') return sql`false`;
  const inTitleOrColonia = String.raw`^[^\u0001]*(?:\u0001[^\u0001]*)?\m${words}\M`;
  const isPlace = String.raw`\u0001${words}(?:\u0001|$)`;
  return sql`called.names ~ ${`(?:${inTitleOrColonia})|(?:${isPlace})`}`;
}
