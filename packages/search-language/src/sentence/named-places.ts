import type { PlaceCandidate } from '../places/place-candidates.ts';
import { longestPhrase, phrasesOf, wordSet, type Match } from './phrases.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import * as words from './word-lists/grammar-words.ts';

export interface NamedPlace {
  name: string;
  candidates: readonly PlaceCandidate[];
}

export interface PlacesByName {
  /** The places that this name in plain letters may mean ('roma', 'la condesa', 'cdmx'); empty when none. */
  candidates: (plainName: string) => readonly PlaceCandidate[];
}

/** 'La Unión de Isidoro Montes de Oca' */
const LONGEST_NAME = 7;
const KINDS = phrasesOf([[words.KINDS, true]]);
const NEAR = phrasesOf([[words.NEAR, true]]);
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
  let length = 0;
  for (let next = at; next < tokens.length && length < LONGEST_NAME; next += 1) {
    const token = tokens[next];
    if (!token || (token.kind === 'mark' && (length === 0 || !isAbbreviated(tokens, next)))) break;
    if (token.kind === 'mark') continue;
    length += 1;
    typed = joined(typed, token.plain);
    const hyphen = token.isHyphened ? '-' : ' ';
    full = joined(full, words.SHORT_WORDS.get(token.plain) ?? token.plain, hyphen);
    const place = placeNamed(typed, places) ?? (full === typed ? null : placeNamed(full, places));
    if (place) found = { value: place, next: next + 1 };
  }
  return found;
}

const joined = (name: string, word: string, between = ' ') =>
  name === '' ? word : `${name}${between}${word}`;

function placeNamed(name: string, places: PlacesByName): NamedPlace | null {
  const candidates = places.candidates(name);
  return candidates.length === 0 ? null : { name, candidates };
}

const isAbbreviated = (tokens: readonly Token[], at: number) =>
  wordAt(tokens, at) === '.' && (tokens[at - 1]?.plain.length ?? 9) <= 3;

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
  const plain = wordAt(tokens, at);
  return ARTICLES.has(plain) || plain === '.' || plain === ':' ? at + 1 : at;
}

/** Whether the word before is 'colonia' or another kind of place. */
export const isKindBefore = (tokens: readonly Token[], at: number) =>
  KINDS.meanings.has(wordAt(tokens, at - 1));

/** Whether the word before says that a name follows. */
export const isPlaceExpected = (tokens: readonly Token[], at: number) =>
  isKindBefore(tokens, at) || wordAt(tokens, at - 1) === 'en';
