import { and, or, type SQL, sql } from 'drizzle-orm';
import { inPlace } from '../place-parts.queries.ts';
import type { PlaceNames } from './place-names.ts';
import {
  type Alternative,
  hasLongTexts,
  isLookedUp,
  readSearch,
  type Term,
  typedTextOf,
  typeOf,
  wordsOf,
} from './read-search.ts';

type Streets = 'shown' | 'all';

export interface TextOptions {
  /** The terms with these texts are not looked up in an index. */
  checked?: readonly string[];
  /**
   * The text may also name streets. `shown` is for what a search without streets has not found: it may leave out listings that have none of the
   * terms in their street, as everybody sees it. `all` adds those with the street or number for who may edit the listings.
   */
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
  const isChecked = (text: string) => checked.includes(text);
  if (areFoundByStreet(terms, streets)) {
    const inStreets = lookups(terms, streets).map(({ text, condition }) =>
      isChecked(text) ? onlyChecked(condition) : condition,
    );
    return [...inStreets, ...terms.map((term) => onlyChecked(holdsTerm(term, streets)))];
  }
  const conditionOn = (term: Term) =>
    isLookedUp(term) && !isChecked(typedTextOf(term))
      ? holdsTerm(term, streets)
      : onlyChecked(holdsTerm(term, streets));
  const naming = terms.find(typeOf);
  return terms.flatMap((term) => {
    const type = typeOf(term);
    if (term !== naming || isOfNamedType === undefined) return [conditionOn(term)];
    if (isOfNamedType) return [sql`p.property_type = ${type}`];
    const others = term.anyOf.filter((alternative) => !('type' in alternative));
    return [conditionOn({ ...term, anyOf: others }), sql`p.property_type <> ${type}`];
  });
}

/** Then one of the terms has to be in a street. No index finds the streets with a short text. */
const areFoundByStreet = (terms: readonly Term[], streets: Streets | undefined) =>
  streets === 'shown' && terms.every(hasLongTexts);

/** No index can answer it. */
const onlyChecked = (condition: SQL) => sql`(${condition}) is not false`;

interface Lookup {
  text: string;
  condition: SQL;
}

/** The conditions of a text that an index can answer: each of its terms, or that a street has one of them. */
export function lookups(terms: readonly Term[], streets: Streets | undefined): Lookup[] {
  if (areFoundByStreet(terms, streets))
    return [
      {
        text: terms.map(typedTextOf).join(' '),
        condition: or(...terms.map(inShownStreet)) ?? sql`false`,
      },
    ];
  return terms
    .filter(isLookedUp)
    .map((term) => ({ text: typedTextOf(term), condition: holdsTerm(term, streets) }));
}

const inShownStreet = ({ anyOf }: Term): SQL | undefined =>
  or(
    ...anyOf.flatMap((alternative) =>
      'texts' in alternative ? [IN_STREETS.shown(alternative.texts)] : [],
    ),
  );

/** Whether the search looks up a word that names a type, as 'oficina' does. */
export function looksUpType(
  search: string | undefined,
  { checked = [], names, streets }: Pick<TextOptions, 'checked' | 'names' | 'streets'>,
): boolean {
  const terms = readSearch(search, names);
  if (areFoundByStreet(terms, streets)) return false;
  const naming = terms.find(typeOf);
  return naming !== undefined && !checked.includes(typedTextOf(naming));
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
