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
export function textConditions(search: string | undefined, checked: readonly string[]): SQL[] {
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
      ? holdsTerm(term)
      : sql`(${holdsTerm(term)}) is not false`,
  );
}

/** Listing `p` matches the term. */
export const holdsTerm = ({ anyOf }: Term): SQL => or(...anyOf.map(holds)) ?? sql`false`;

function holds(alternative: Alternative): SQL {
  if ('type' in alternative) return sql`p.property_type = ${alternative.type}`;
  if ('operation' in alternative)
    return sql`p.operation_type in (${alternative.operation}, 'ambos')`;
  if ('ids' in alternative) {
    const { first, last } = alternative.ids;
    return sql`p.id between ${first}::uuid and ${last}::uuid`;
  }
  return and(...alternative.texts.map(containsText)) ?? sql`true`;
}

const containsText = (text: string): SQL => sql`p.search_text like pbr_contains(${text})`;
