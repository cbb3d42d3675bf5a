import type { OperationFilter } from '@pbr/schemas/property/search';
import type { PropertyType } from '@pbr/schemas/property/values';

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
  pets?: 'si';
  furnished?: 'amueblado';
  /** A day, '2026-12-15'. */
  availableBy?: string;
  /** Names as in the given list. */
  amenities: string[];
  publishedWithin?: 1 | 7 | 30;
}

export interface SentenceReading {
  filters: SentenceFilters;
  /** Pieces of the text that were not understood, as typed, in order: 'con vibra'. */
  unread: string[];
}

export interface PlacesByName {
  /** The paths of the places with this name in plain letters ('roma', 'la condesa', 'cdmx'); empty when none. */
  named: (plainName: string) => readonly string[];
}
