import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { NO_PLACE_NAMES, type PlaceNames } from './place-names.ts';

/** The filters that a word may stand for by itself: 'elevador', 'mascotas', 'cochera doble'. */
export type NamedFact = Pick<PropertyFilters, 'parking' | 'pets' | 'furnished' | 'amenities'>;

/** A street and a house number. */
export interface NamedAddress {
  street: string;
  /** Digits, and perhaps a letter. */
  number: string;
}

/** Finds what the words from a position on name together, and the first word behind them. */
export type FactFinder = (
  at: number,
) => { means: { fact: NamedFact } | { address: NamedAddress }; next: number } | null;

/** The meanings of words, besides the texts of listings that contain them. */
export interface Vocabulary {
  names: PlaceNames;
  /** Reads the facts and the address in the words of a text. REST's searches have none: its words are looked for as they are. A comma ends an address. */
  facts?: (words: readonly string[], withMarks: readonly string[]) => FactFinder;
}

export const NO_VOCABULARY: Vocabulary = { names: NO_PLACE_NAMES };
