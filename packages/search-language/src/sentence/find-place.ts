import type { NamedPlace } from './choose-paths.ts';
import { longestPhrase, phrasesOf, wordSet, type Match } from './phrases.ts';
import type { Token } from './tokens.ts';

export interface PlacesByName {
  /** The paths of the places with this name in plain letters ('roma', 'la condesa', 'cdmx'); empty when none. */
  named: (plainName: string) => readonly string[];
}

const LONGEST_NAME = 6;
const SHORT_WORDS: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['sn', 'san'],
  ['nte', 'norte'],
  ['pte', 'poniente'],
  ['ote', 'oriente'],
  ['fco', 'francisco'],
  ['gral', 'general'],
  ['gpe', 'guadalupe'],
  ['ma', 'maria'],
]);

/** The words before a name that say what kind of place it is. */
const KINDS = phrasesOf([
  [
    `col|cols|colonia|colonias|alcaldia|delegacion|deleg|municipio|mpio|ciudad|cd|estado|edo|fracc|fraccionamiento|fracionamiento|
    barrio|pueblo|sector|zona|zonas|area|la zona|municipio de|ciudad de|cd de|estado de|edo de|barrio de|pueblo de|zona de|zona del|
    area de|delegacion de|alcaldia de`,
    true,
  ],
]);
const NEAR = phrasesOf([
  [
    `cerca|cerca a|cerca de|cerca del|cercano a|cercana a|cercanos a|cercanas a|cerquita de|alrededor de|alrededores de|los alrededores de|
    rumbo a|por el rumbo de|por rumbo de|por|por la zona de|cerca de la zona de|junto a|a un lado de|en las cercanias de`,
    true,
  ],
]);
const ARTICLES = wordSet('la el los las');

/** The longest known name that starts here. A point only ends a name where it is no abbreviation. */
export function nameAt(
  tokens: readonly Token[],
  at: number,
  places: PlacesByName,
): Match<NamedPlace> | null {
  let found: Match<NamedPlace> | null = null;
  let typed = '';
  let full = '';
  let words = 0;
  for (let next = at; next < tokens.length && words < LONGEST_NAME; next += 1) {
    const token = tokens[next];
    if (!token || (token.kind === 'mark' && (words === 0 || !isAbbreviated(tokens, next)))) break;
    if (token.kind === 'mark') continue;
    words += 1;
    typed = joined(typed, token.plain);
    const hyphen = token.isHyphened === true ? '-' : ' ';
    full = joined(full, SHORT_WORDS.get(token.plain) ?? token.plain, hyphen);
    const place = placeNamed(typed, places) ?? (full === typed ? null : placeNamed(full, places));
    if (place) found = { value: place, next: next + 1 };
  }
  return found;
}

const joined = (name: string, word: string, between = ' ') =>
  name === '' ? word : `${name}${between}${word}`;

function placeNamed(name: string, places: PlacesByName): NamedPlace | null {
  const paths = places.named(name);
  return paths.length === 0 ? null : { name, paths };
}

const isAbbreviated = (tokens: readonly Token[], at: number) =>
  tokens[at]?.plain === '.' && (tokens[at - 1]?.plain.length ?? 9) <= 3;

/** The place behind 'colonia', 'ciudad de', 'cerca de' or 'por'. */
export function placeBehind(
  tokens: readonly Token[],
  at: number,
  places: PlacesByName,
): Match<NamedPlace> | null {
  const near = longestPhrase(NEAR, tokens, at)?.next ?? at;
  const kindAt = skip(tokens, near);
  const kind = longestPhrase(KINDS, tokens, kindAt)?.next;
  if (near === at && kind === undefined) return null;
  const start = kind ?? near;
  const found = nameAt(tokens, start, places);
  if (found) return found;
  const next = skip(tokens, start);
  return next === start ? null : nameAt(tokens, next, places);
}

function skip(tokens: readonly Token[], at: number): number {
  const plain = tokens[at]?.plain ?? '';
  return ARTICLES.has(plain) || plain === '.' || plain === ':' ? at + 1 : at;
}

/** Whether the word before says that a name follows. */
export const isPlaceExpected = (tokens: readonly Token[], at: number) =>
  KINDS.meanings.has(tokens[at - 1]?.plain ?? '') || tokens[at - 1]?.plain === 'en';
