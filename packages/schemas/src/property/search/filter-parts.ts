import { FILTER_KEYS, FILTERS, type FilterKey, type PropertyFilters } from './filters.ts';
import { joinItems, splitAmenities } from './item-lists.ts';

const partOf = (key: FilterKey) => ({ part: key, ...FILTERS[key] }).part;

/** The form begins with these. */
const FIRST = ['search', 'places'] as const;

/** The names of what a person sees as one filter, in the order of the form. A range is one filter. */
const PARTS = [...new Set([...FIRST, ...FILTER_KEYS.map(partOf)])];
const AMENITY = 'amenity ';

/** The name of what a person sees as one filter. */
export type FilterPart = ReturnType<typeof partOf> | `${typeof AMENITY}${string}`;

/** The amenity of a filter; null for every other filter. */
export const amenityOf = (part: FilterPart): string | null =>
  part.startsWith(AMENITY) ? part.slice(AMENITY.length) : null;

const amenityPart = (amenity: string): FilterPart => `${AMENITY}${amenity}`;

/** The text and the distance may be as typed, or as they were read. */
type Filters = Omit<PropertyFilters, 'search' | 'near'> & { search?: unknown; near?: unknown };

/** The names of the filters that are set; each amenity is a filter of its own. */
export function activeParts(filters: Filters): FilterPart[] {
  const isSet = (part: FilterPart) => keysOf(part).some((key) => filters[key] !== undefined);
  return PARTS.filter(isSet).flatMap((part) =>
    part === 'amenities' ? splitAmenities(filters.amenities).map(amenityPart) : [part],
  );
}

/** The search without one of its filters. */
export function withoutPart<Search extends Filters>(search: Search, part: FilterPart): Search {
  const amenity = amenityOf(part);
  if (amenity !== null) {
    const others = splitAmenities(search.amenities).filter((name) => name !== amenity);
    return { ...search, amenities: joinItems(others) || undefined };
  }
  // A monthly rent means nothing as a sale price.
  const isRent = part === 'operation' && search.operation === 'renta';
  const keys = isRent ? [part, ...keysOf('price')] : keysOf(part);
  return { ...search, ...Object.fromEntries(keys.map((key) => [key, undefined])) };
}

/** The keys of a filter in the URL. */
export const keysOf = (part: FilterPart): readonly FilterKey[] =>
  FILTER_KEYS.filter((key) => partOf(key) === part);
