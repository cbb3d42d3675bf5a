import { amenityPhrases } from './word-lists/amenity-phrases.ts';
import { buildFilters } from './build-filters.ts';
import type { Piece } from './pieces.ts';
import { priceLimits } from './prices.ts';
import { readPieces } from './read-pieces.ts';
import type { PlacesByName, SentenceReading } from './sentence-reading.ts';
import { tokensOf } from './tokens.ts';
import { unreadTexts } from './unread-texts.ts';

export type { PlacesByName, SentenceFilters, SentenceReading } from './sentence-reading.ts';

/** Reads a sentence such as 'depa de 2 recámaras en la Condesa hasta 25 mil' by rules. */
export function readSentence(
  text: string,
  known: { places: PlacesByName; amenities: readonly string[]; today: string },
): SentenceReading {
  const tokens = tokensOf(text);
  const amenities = amenityPhrases(known.amenities);
  const read = readPieces(tokens, { ...known, amenities });
  const pieces = withoutContradiction(read);
  return { filters: buildFilters(pieces), unread: unreadTexts(text, tokens, pieces) };
}

/** Prices that contradict each other are not understood. */
function withoutContradiction(pieces: readonly Piece[]): readonly Piece[] {
  const prices = pieces.flatMap(({ meaning }) =>
    meaning.kind === 'amount' && isPrice(meaning) ? [meaning.amount] : [],
  );
  if (priceLimits(prices) !== null) return pieces;
  return pieces.map((piece) =>
    piece.meaning.kind === 'amount' && isPrice(piece.meaning)
      ? { ...piece, meaning: { kind: 'unread', isAlone: true } }
      : piece,
  );
}

const isPrice = ({ amount: { unit } }: Extract<Piece['meaning'], { kind: 'amount' }>) =>
  typeof unit === 'object' && unit.measure === 'price';
