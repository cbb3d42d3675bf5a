import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import { NO_PLACE_NAMES, type PlaceNames } from './place-names.ts';

/** The filters that a word may stand for by itself: 'elevador', 'mascotas', 'cochera doble'. */
export type NamedFact = Pick<PropertyFilters, 'parking' | 'pets' | 'furnished' | 'amenities'>;

/** Finds the fact that the words from a position on name, and the first word behind its name. */
export type FactFinder = (at: number) => { fact: NamedFact; next: number } | null;

/** The meanings of words, besides the texts of listings that contain them. */
export interface Vocabulary {
  names: PlaceNames;
  /** Reads the facts in the words of a text. REST's searches have none: its words are looked for as they are. */
  facts?: (words: readonly string[]) => FactFinder;
}

export const NO_VOCABULARY: Vocabulary = { names: NO_PLACE_NAMES };
