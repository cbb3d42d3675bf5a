import { and, or, type SQL, sql } from 'drizzle-orm';
import {
  type Alternative,
  isLookedUp,
  readSearch,
  type Term,
  textOf,
  wordsOf,
} from './read-search.ts';

/**
 * The conditions of a text on a listing `p`. A text of short words alone must be the name of a city or a state. The terms with these texts
 * are not looked up in an index.
 */
export function textConditions(
  search: string | undefined,
  checked: readonly string[],
  inStreets: boolean,
): SQL[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const terms = readSearch(search);
  if (terms.length === 0) {
    const phrase = sql`pbr_norm(${words.join(' ')})`;
    return [sql`(pbr_norm(p.city) = ${phrase} or pbr_norm(p.state) = ${phrase})`];
  }
  // "Is not false" means the same here, but no index can answer it.
  return terms.map((term) =>
    isLookedUp(term) && !checked.includes(textOf(term))
      ? holdsTerm(term, inStreets)
      : sql`(${holdsTerm(term, inStreets)}) is not false`,
  );
}

/** Listing `p` matches the term, if asked for also by the name of its street. */
export const holdsTerm = ({ anyOf }: Term, inStreets = false): SQL =>
  or(...anyOf.map((alternative) => holds(alternative, inStreets))) ?? sql`false`;

function holds(alternative: Alternative, inStreets: boolean): SQL {
  if ('type' in alternative) return sql`p.property_type = ${alternative.type}`;
  if ('operation' in alternative)
    return sql`p.operation_type in (${alternative.operation}, 'ambos')`;
  if ('ids' in alternative) {
    const { first, last } = alternative.ids;
    return sql`p.id between ${first}::uuid and ${last}::uuid`;
  }
  const inWords = and(...alternative.texts.map((text) => contains(sql`p.search_text`, text)));
  const inStreet = and(
    sql`not p.hide_street`,
    ...alternative.texts.map((text) => contains(sql`pbr_norm(p.street)`, text)),
  );
  return (inStreets ? or(inWords, inStreet) : inWords) ?? sql`true`;
}

const contains = (words: SQL, text: string): SQL => sql`${words} like pbr_contains(${text})`;
