import { and, or, type SQL, sql } from 'drizzle-orm';
import { holdsFact } from './fact-filters.queries.ts';
import { inPlace } from './place-parts.queries.ts';
import type { ConditionOptions } from './server-filter.queries.ts';
import type { ReadText, Streets } from '@pbr/search-language/search-plan';
import {
  type Alternative,
  hasLongTexts,
  isLookedUp,
  type Term,
  typedTextOf,
  typeOf,
} from '@pbr/search-language/words/read-terms';
import type { NamedAddress } from '@pbr/search-language/words/vocabulary';

/** The conditions of a text on a listing `p`. A text of short words alone must be the name of a city or a state. */
export function textConditions(
  search: ReadText | undefined,
  { checked = [], isOfNamedType }: ConditionOptions,
): SQL[] {
  if (search === undefined) return [];
  const { words, terms, streets } = search;
  if (terms.length === 0) {
    const phrase = words.join(' ');
    return [
      sql`p.deleted_at is null and (${isNamed(sql`p.state`, phrase)} or ${isNamed(sql`p.city`, phrase)})`,
    ];
  }
  const isChecked = (text: string) => checked.includes(text);
  if (areFoundByStreet(search)) {
    const inStreets = lookups(search).map(({ text, condition }) =>
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
const areFoundByStreet = ({ terms, streets }: ReadText) =>
  streets === 'shown' && terms.every(hasLongTexts);

/** No index can answer it. */
const onlyChecked = (condition: SQL) => sql`(${condition}) is not false`;

interface Lookup {
  text: string;
  condition: SQL;
  /** The condition is a text in the words of a listing, and nothing else. */
  isAlone: boolean;
}

/** The conditions of a text that an index can answer: each of its terms, or that a street has one of them. */
export function lookups(search: ReadText | undefined): Lookup[] {
  if (search === undefined) return [];
  const { terms, streets } = search;
  if (areFoundByStreet(search))
    return [
      {
        text: terms.map(typedTextOf).join(' '),
        condition: or(...terms.map(inShownStreet)) ?? sql`false`,
        isAlone: false,
      },
    ];
  return terms.filter(isLookedUp).map((term) => ({
    text: typedTextOf(term),
    condition: holdsTerm(term, streets),
    isAlone:
      streets === undefined && term.anyOf.every((one) => 'texts' in one) && term.anyOf.length === 1,
  }));
}

const inShownStreet = ({ anyOf }: Term): SQL | undefined =>
  or(
    ...anyOf.flatMap((alternative) =>
      'texts' in alternative ? [IN_STREETS.shown(alternative.texts)] : [],
    ),
  );

/** Whether the search looks up a word that names a type, as 'oficina' does. */
export function looksUpType(search: ReadText | undefined, checked: readonly string[]): boolean {
  if (search === undefined || areFoundByStreet(search)) return false;
  const naming = search.terms.find(typeOf);
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
  if ('address' in alternative) return isAt(alternative.address);
  if ('fact' in alternative) return holdsFact(alternative.fact);
  if ('ids' in alternative) {
    const { first, last } = alternative.ids;
    return sql`p.id between ${first}::uuid and ${last}::uuid`;
  }
  const inWords = and(...alternative.texts.map((text) => contains(sql`p.search_text`, text)));
  const inStreet = streets && IN_STREETS[streets](alternative.texts);
  return or(inWords, inStreet) ?? sql`true`;
}

/** Listing `p` shows everybody this address. A number is compared from its beginning: '87' is 'No. 87 int. 4', and not 187. */
function isAt({ street, number }: NamedAddress): SQL {
  const inStreet = street.split(' ').map((word) => contains(sql`pbr_norm(p.street)`, word));
  const [digits = '', letter = ''] = number.split(/(?<=\d)(?=[a-z])/u);
  const written = letter === '' ? `${digits}(?![0-9])` : `${digits}[ -]*${letter}(?![a-z0-9])`;
  return sql`(not p.hide_street and ${and(...inStreet)} and (
    pbr_norm(coalesce(p.number, '')) ~ ${`^(?:(?:no|num|numero|#)[. ]*)?${written}`} or pbr_norm(p.street) ~ ${`[^0-9]${written}$`}))`;
}

const IN_STREETS: Record<Streets, (texts: readonly string[]) => SQL | undefined> = {
  shown: (texts) =>
    and(sql`not p.hide_street`, ...texts.map((text) => contains(sql`pbr_norm(p.street)`, text))),
  all: (texts) =>
    and(...texts.map((text) => contains(sql`pbr_norm(concat_ws(' ', p.street, p.number))`, text))),
};

const contains = (words: SQL, text: string): SQL => sql`${words} like pbr_contains(${text})`;
