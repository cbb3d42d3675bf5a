import { amenityPhrases } from './word-lists/amenity-phrases.ts';
import { buildFilters } from './build-filters.ts';
import { readPieces } from './read-pieces.ts';
import type { PlacesByName } from './find-place.ts';
import type { SentenceFilters } from './sentence-filters.ts';
import { tokensOf } from './tokens.ts';
import { unreadTexts } from './unread-texts.ts';

export type { SentenceFilters } from './sentence-filters.ts';

export interface SentenceReading {
  filters: SentenceFilters;
  /** Pieces of the text that were not understood, as typed, in order: 'con vibra'. */
  unread: string[];
}

/** Reads a sentence such as 'depa de 2 recámaras en la Condesa hasta 25 mil' by rules. */
export function readSentence(
  text: string,
  known: { places: PlacesByName; amenities: readonly string[]; today: string },
): SentenceReading {
  const tokens = tokensOf(text);
  const amenities = amenityPhrases(known.amenities);
  const { filters, pieces } = buildFilters(readPieces(tokens, { ...known, amenities }));
  return { filters, unread: unreadTexts(text, tokens, pieces) };
}
