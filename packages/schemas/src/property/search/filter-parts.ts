import { joinItems, type PropertyFilters, splitAmenities } from '../search.ts';

/** The fields that a person sees as one filter, in the order of the form. Each amenity is a filter of its own. */
const PART_FIELDS = {
  search: ['search'],
  places: ['places'],
  operation: ['operation'],
  type: ['type'],
  price: ['minPrice', 'maxPrice'],
  bedrooms: ['bedrooms', 'maxBedrooms'],
  bathrooms: ['bathrooms'],
  parking: ['parking'],
  area: ['minArea', 'maxArea'],
  landArea: ['minLandArea', 'maxLandArea'],
  pets: ['pets'],
  furnished: ['furnished'],
  availableBy: ['availableBy'],
  publishedWithin: ['publishedWithin'],
} as const satisfies Record<string, readonly (keyof PropertyFilters)[]>;

type Part = keyof typeof PART_FIELDS;
const AMENITY = 'amenity ';
export type FilterPart = Part | `${typeof AMENITY}${string}`;

const amenityPart = (amenity: string): FilterPart => `${AMENITY}${amenity}`;

/** The text may be as typed, or as it was read. */
type Filters = Omit<PropertyFilters, 'search'> & { search?: unknown };

/** The filters that are set. */
export function activeParts(filters: Filters): FilterPart[] {
  const parts = Object.keys(PART_FIELDS) as Part[];
  return [
    ...parts.filter((part) => PART_FIELDS[part].some((field) => filters[field] !== undefined)),
    ...splitAmenities(filters.amenities).map(amenityPart),
  ];
}

/** The search without one of its filters. */
export function withoutPart<Search extends Filters>(search: Search, part: FilterPart): Search {
  if (isAmenity(part)) {
    const others = splitAmenities(search.amenities).filter((name) => amenityPart(name) !== part);
    return { ...search, amenities: joinItems(others) || undefined };
  }
  // A monthly rent means nothing as a sale price.
  const isRent = part === 'operation' && search.operation === 'renta';
  const fields = isRent ? [...PART_FIELDS.operation, ...PART_FIELDS.price] : PART_FIELDS[part];
  return { ...search, ...Object.fromEntries(fields.map((field) => [field, undefined])) };
}

const isAmenity = (part: FilterPart): part is `${typeof AMENITY}${string}` =>
  part.startsWith(AMENITY);
