import type { PropertyFilters } from '@pbr/schemas/property/search/filters';
import type { PropertyType } from '@pbr/schemas/property/values';

/** No words of a sentence are a text, a frame of the map or a distance. */
export type FilterName = Exclude<keyof PropertyFilters, 'search' | 'bbox' | 'near'>;

/** Any of the types, any of the paths of places, and all of the amenities, which are names of the given list. */
interface ListFilters {
  type: PropertyType[];
  places: string[];
  amenities: string[];
}
export type OtherFilters = {
  [Name in Exclude<FilterName, keyof ListFilters>]?: NonNullable<PropertyFilters[Name]>;
};
export type SentenceFilters = ListFilters & OtherFilters;

/** Filters that a piece of a sentence sets by itself. */
export type Fact = Partial<SentenceFilters>;
