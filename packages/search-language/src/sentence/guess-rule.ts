import { gazetteerPlace } from '../gazetteer/gazetteer.ts';
import type { NamedPlace } from '../places/choose-paths.ts';
import { spellingsOf, withoutDiminutive } from '../places/name-spellings.ts';
import type { PlaceCandidate } from '../places/place-candidates.ts';
import { unitAt } from './around-numbers.ts';
import {
  isKind,
  isOffered,
  isPlaceExpected,
  placeNamed,
  type PlacesByName,
  windowsAt,
} from './names/named-places.ts';
import type { Here, PieceMeaning, Rule } from './pieces.ts';
import { type Match, singularWord } from './tokens/phrases.ts';
import { type Token, wordAt } from './tokens/tokens.ts';
import { isCommon } from './word-lists/common-words.ts';

const ARTICLES = /^(?:la|el|los|las|de|del|[.:])$/u;
const SHORTEST_GUESS = 5;
const SHORTEST_UNEXPECTED = 6;
const FEWEST_PEOPLE = 50_000;

/** A name with a letter wrong, where a place is likely: 'en Monterey', 'sta. maria la rivera', 'polanquito'. */
export function guessAt(here: Here, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at, known } = here;
  if (tokens[at]?.kind !== 'word' || unitAt(tokens, at)) return null;
  const word = wordAt(tokens, at);
  const isOneWordCommon = isCommon(word) || isCommon(singularWord(word)) || isKind(word);
  const isExpected = isExpectedAt(tokens, at);
  for (const { typed, next } of windowsAt(tokens, at).toReversed()) {
    const isCommonWord = typed.length === 1 && isOneWordCommon;
    if (isCommonWord || (next > at + 1 && ordinary({ ...here, at: next - 1 }) !== null)) continue;
    const place = nearestPlace(typed, isExpected, known.places);
    if (place && (isExpected || place.candidates.some((one) => isWellKnown(one, tokens.length))))
      return { value: { kind: 'place', place, isGuess: true }, next };
  }
  return null;
}

/** 'En Monterey' and 'en la Condeza'; 'en renta temporal' expects no place. */
const isExpectedAt = (tokens: readonly Token[], at: number) =>
  isPlaceExpected(tokens, at) ||
  (ARTICLES.test(wordAt(tokens, at - 1)) && isPlaceExpected(tokens, at - 1));

/** A longer name with a letter wrong, of which only the beginning is known: 'Santiago Papazquiaro' is not every Santiago. */
export function longerGuess(here: Here, known: number, ordinary: Rule): Match<PieceMeaning> | null {
  const { tokens, at } = here;
  if (tokens[known]?.kind !== 'word') return null;
  for (const { typed, next } of windowsAt(tokens, at).toReversed()) {
    if (next <= known) break;
    if (ordinary({ ...here, at: next - 1 }) !== null) continue;
    const place = nearestPlace(typed, true, here.known.places);
    if (place) return { value: { kind: 'place', place, isGuess: true }, next };
  }
  return null;
}

function nearestPlace(
  typed: readonly string[],
  isExpected: boolean,
  places: PlacesByName,
): NamedPlace | null {
  const name = spellingsOf(typed).at(-1) ?? '';
  if (name.length < (isExpected ? SHORTEST_GUESS : SHORTEST_UNEXPECTED)) return null;
  const near = places.nearName?.(name);
  const meant = near === undefined ? withoutDiminutive(name) : [near];
  return placeNamed(meant, places);
}

/** In a text of few words a colonia is likely, too. */
const FEW_WORDS = 3;

function isWellKnown(candidate: PlaceCandidate, words: number): boolean {
  const { kind, population = 0 } = gazetteerPlace(candidate.path) ?? {};
  if (isOffered(candidate) || kind === 'state') return true;
  return population >= FEWEST_PEOPLE || (kind === 'colonia' && words <= FEW_WORDS);
}
