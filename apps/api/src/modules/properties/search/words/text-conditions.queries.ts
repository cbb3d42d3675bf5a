import { and, or, type SQL, sql } from 'drizzle-orm';
import { inPlace } from '../place-parts.queries.ts';
import type { PlaceNames } from './place-names.ts';
import {
  type Alternative,
  isLookedUp,
  readSearch,
  type Term,
  textOf,
  typeOf,
  wordsOf,
} from './read-search.ts';

type Streets = 'shown' | 'all';

export interface TextOptions {
  /** The terms with these texts are not looked up in an index. */
  checked?: readonly string[];
  /** The text may also name streets: those that everybody sees, or all with their numbers for who may edit the listings. */
  streets?: Streets | undefined;
  /** Names of places that an admin has added. */
  names?: PlaceNames | undefined;
  /** True keeps only listings of the type that the text names, false only other listings. */
  isOfNamedType?: boolean | undefined;
}

/** The conditions of a text on a listing `p`. A text of short words alone must be the name of a city or a state. */
export function textConditions(
  search: string | undefined,
  { checked = [], streets, names, isOfNamedType }: TextOptions,
): SQL[] {
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const terms = readSearch(search, names);
  if (terms.length === 0) {
    const phrase = words.join(' ');
    return [
      sql`p.deleted_at is null and (${isNamed(sql`p.state`, phrase)} or ${isNamed(sql`p.city`, phrase)})`,
    ];
  }
  // "Is not false" means the same here, but no index can answer it.
  const conditionOn = (term: Term) =>
    isLookedUp(term) && !checked.includes(textOf(term))
      ? holdsTerm(term, streets)
      : sql`(${holdsTerm(term, streets)}) is not false`;
  const naming = terms.find(typeOf);
  return terms.flatMap((term) => {
    const type = typeOf(term);
    if (term !== naming || isOfNamedType === undefined) return [conditionOn(term)];
    if (isOfNamedType) return [sql`p.property_type = ${type}`];
    const others = term.anyOf.filter((alternative) => !('type' in alternative));
    return [conditionOn({ ...term, anyOf: others }), sql`p.property_type <> ${type}`];
  });
}

/** Whether the search looks up a word that names a type, as 'oficina' does. */
export function looksUpType(
  search: string | undefined,
  { checked = [], names }: Pick<TextOptions, 'checked' | 'names'>,
): boolean {
  const naming = readSearch(search, names).find(typeOf);
  return naming !== undefined && !checked.includes(textOf(naming));
}

/** The words behind the slug are compared, too, because it leaves out signs; the slug is looked up in the index of municipalities. */
const isNamed = (place: SQL, name: string): SQL =>
  sql`(pbr_slug(${place}) = pbr_slug(${name}) and pbr_norm(${place}) = pbr_norm(${name}))`;

/** Listing `p` matches the term, if asked for also by the name of its street. */
export const holdsTerm = ({ anyOf }: Term, streets?: Streets): SQL =>
  or(...anyOf.map((alternative) => holds(alternative, streets))) ?? sql`false`;

function holds(alternative: Alternative, streets: Streets | undefined): SQL {
  if ('paths' in alternative) return or(...alternative.paths.map(inPlace)) ?? sql`false`;
  if ('type' in alternative) return sql`p.property_type = ${alternative.type}`;
  if ('operation' in alternative)
    return sql`p.operation_type in (${alternative.operation}, 'ambos')`;
  if ('ids' in alternative) {
    const { first, last } = alternative.ids;
    return sql`p.id between ${first}::uuid and ${last}::uuid`;
  }
  const inWords = and(...alternative.texts.map((text) => contains(sql`p.search_text`, text)));
  const inStreet = streets && IN_STREETS[streets](alternative.texts);
  return or(inWords, inStreet) ?? sql`true`;
}

const IN_STREETS: Record<Streets, (texts: readonly string[]) => SQL | undefined> = {
  shown: (texts) =>
    and(sql`not p.hide_street`, ...texts.map((text) => contains(sql`pbr_norm(p.street)`, text))),
  all: (texts) =>
    and(...texts.map((text) => contains(sql`pbr_norm(concat_ws(' ', p.street, p.number))`, text))),
};

const contains = (words: SQL, text: string): SQL => sql`${words} like pbr_contains(${text})`;
