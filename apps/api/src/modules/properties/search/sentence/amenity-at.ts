import { singularWord } from './amenity-phrases.ts';
import { longestPhrase, wordSet, type Match } from './phrases.ts';
import type { Piece } from './pieces.ts';
import type { Token } from './tokens.ts';
import { TYPE_PHRASES } from './word-meanings.ts';
import { readParking } from './read-parking.ts';

/** Between two types they ask for either: 'departamento o estudio'. */
const EITHER = wordSet('o u tipo /');
const MOST_OF_ONE = 9;

/** The amenity named here. A word such as 'estudio' or 'bodega' is one only of a property with a type. */
export function amenityAt(
  tokens: readonly Token[],
  at: number,
  amenities: ReadonlyMap<string, string>,
  before: readonly Piece[],
): Match<string> | null {
  const start = isCount(tokens[at]) ? at + 1 : at;
  const found = longestAmenity(tokens, start, amenities);
  if (!found) return null;
  if (found.next > start + 1) return found;
  if (readParking(tokens, start)) return null;
  if (isViewOf(tokens, start)) return null;
  const isType = TYPE_PHRASES.has(tokens[start]?.plain ?? '');
  return isType && !isPart(tokens, start, before) ? null : found;
}

/** 'Vista al mar' is not any view. */
const isViewOf = (tokens: readonly Token[], at: number) =>
  /^vistas?$/u.test(tokens[at]?.plain ?? '') &&
  /^(?:a|al|del|de|hacia)$/u.test(tokens[at + 1]?.plain ?? '');

/** '2 terrazas' is one amenity. */
const isCount = (token: Token | undefined) =>
  token?.kind === 'number' && Number(token.plain) <= MOST_OF_ONE;

function longestAmenity(
  tokens: readonly Token[],
  at: number,
  amenities: ReadonlyMap<string, string>,
): Match<string> | null {
  const singulars = tokens
    .slice(at, at + 6)
    .map((token) => ({ ...token, plain: singularWord(token.plain) }));
  const found = longestPhrase(amenities, singulars, 0);
  return found && { value: found.value, next: at + found.next };
}

function isPart(tokens: readonly Token[], at: number, before: readonly Piece[]): boolean {
  const previous = tokens[at - 1]?.plain ?? '';
  if (EITHER.has(previous)) return false;
  return previous === 'con' || before.some(({ meaning }) => meaning.kind === 'type');
}
