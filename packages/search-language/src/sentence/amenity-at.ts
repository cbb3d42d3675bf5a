import { singularWord } from './word-lists/amenity-phrases.ts';
import { longestPhrase, wordSet, type Match, type Phrases } from './phrases.ts';
import type { Piece } from './pieces.ts';
import { readNumber } from './read-number.ts';
import type { Token } from './tokens.ts';
import { TYPE_PHRASES } from './word-lists/word-meanings.ts';
import { readParking } from './read-parking.ts';

/** Between two types they ask for either: 'departamento o estudio'. */
const EITHER = wordSet('o u tipo /');
const LONGEST_AMENITY = 6;
/** '2 terrazas' is one amenity. */
const MOST_OF_ONE = 9;

/** The amenity named here. A word such as 'estudio' or 'bodega' is one only of a property with a type. */
export function amenityAt(
  tokens: readonly Token[],
  at: number,
  amenities: Phrases<string>,
  before: readonly Piece[],
): Match<string> | null {
  const count = readNumber(tokens, at);
  const start = count && count.value.value <= MOST_OF_ONE ? count.next : at;
  const found = longestAmenity(tokens, start, amenities);
  if (!found) return null;
  if (found.next > start + 1) return found;
  if (readParking(tokens, start)) return null;
  if (isViewOf(tokens, start)) return null;
  const isType = TYPE_PHRASES.meanings.has(tokens[start]?.plain ?? '');
  return isType && !isPart(tokens, start, before) ? null : found;
}

/** 'Vista al mar' is not any view. */
const isViewOf = (tokens: readonly Token[], at: number) =>
  /^vistas?$/u.test(tokens[at]?.plain ?? '') &&
  /^(?:a|al|del|de|hacia)$/u.test(tokens[at + 1]?.plain ?? '');

function longestAmenity(
  tokens: readonly Token[],
  at: number,
  amenities: Phrases<string>,
): Match<string> | null {
  if (!amenities.lengths.has(singularWord(tokens[at]?.plain ?? ''))) return null;
  const singulars = tokens
    .slice(at, at + LONGEST_AMENITY)
    .map(({ kind, plain, start, end }) => ({ kind, plain: singularWord(plain), start, end }));
  const found = longestPhrase(amenities, singulars, 0);
  return found && { value: found.value, next: at + found.next };
}

function isPart(tokens: readonly Token[], at: number, before: readonly Piece[]): boolean {
  const previous = tokens[at - 1]?.plain ?? '';
  if (EITHER.has(previous)) return false;
  return previous === 'con' || before.some(({ meaning }) => meaning.kind === 'type');
}
