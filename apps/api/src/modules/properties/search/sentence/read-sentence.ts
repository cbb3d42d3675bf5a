import type { OperationFilter } from '@pbr/schemas/property/search';
import type { PropertyType } from '@pbr/schemas/property/values';
import { amenityPhrases } from './amenity-phrases.ts';
import { buildFilters } from './build-filters.ts';
import type { Piece } from './pieces.ts';
import { priceLimits } from './prices.ts';
import { readPieces } from './read-pieces.ts';
import { tokensOf } from './tokens.ts';
import { unreadTexts } from './unread-texts.ts';

export interface SentenceFilters {
  operation?: OperationFilter;
  /** Any of them. */
  types: PropertyType[];
  /** Paths of places, any of them. */
  places: string[];
  /** Whole MXN. */
  minPrice?: number;
  maxPrice?: number;
  bedrooms?: number;
  maxBedrooms?: number;
  bathrooms?: number;
  parking?: number;
  /** Built square metres. */
  minArea?: number;
  maxArea?: number;
  /** Square metres of land. */
  minLandArea?: number;
  maxLandArea?: number;
  /** Names as in the given list. */
  amenities: string[];
  publishedWithin?: 1 | 7 | 30;
}

export interface SentenceReading {
  filters: SentenceFilters;
  /** Pieces of the text that were not understood, as typed, in order: 'con vibra'. */
  unread: string[];
}

export interface KnownPlaces {
  /** The paths of the places with this name in plain letters ('roma', 'la condesa', 'cdmx'); empty when none. */
  named: (plainName: string) => readonly string[];
}

/** Reads a sentence such as 'depa de 2 recámaras en la Condesa hasta 25 mil' by rules. */
export function readSentence(
  text: string,
  known: { places: KnownPlaces; amenities: readonly string[] },
): SentenceReading {
  const tokens = tokensOf(text);
  const amenities = amenityPhrases(known.amenities);
  const read = readPieces(tokens, { places: known.places, amenities });
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
