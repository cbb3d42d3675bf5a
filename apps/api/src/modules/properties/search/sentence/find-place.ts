import { longestPhrase, phrasesOf, wordSet, type Match } from './phrases.ts';
import type { KnownPlaces } from './read-sentence.ts';
import type { Token } from './tokens.ts';

export interface NamedPlace {
  name: string;
  paths: readonly string[];
}

const LONGEST_NAME = 6;
const SHORT_WORDS = phrasesOf([
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
  places: KnownPlaces,
): Match<NamedPlace> | null {
  const words: string[] = [];
  const ends: number[] = [];
  for (let next = at; next < tokens.length && words.length < LONGEST_NAME; next += 1) {
    const token = tokens[next];
    if (!token || (token.kind === 'mark' && !isAbbreviated(tokens, next))) break;
    if (token.kind === 'mark') continue;
    words.push(token.plain);
    ends.push(next + 1);
  }
  for (let length = words.length; length > 0; length -= 1) {
    const typed = words.slice(0, length);
    const next = ends[length - 1];
    const name = [typed, typed.map((word) => SHORT_WORDS.get(word) ?? word)]
      .map((candidate) => candidate.join(' '))
      .find((candidate) => places.named(candidate).length > 0);
    if (name !== undefined && next !== undefined)
      return { value: { name, paths: places.named(name) }, next };
  }
  return null;
}

const isAbbreviated = (tokens: readonly Token[], at: number) =>
  tokens[at]?.plain === '.' && (tokens[at - 1]?.plain.length ?? 9) <= 3;

/** The place behind 'colonia', 'ciudad de', 'cerca de' or 'por'. */
export function placeBehind(
  tokens: readonly Token[],
  at: number,
  places: KnownPlaces,
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
  KINDS.has(tokens[at - 1]?.plain ?? '') || tokens[at - 1]?.plain === 'en';
