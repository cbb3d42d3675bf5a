import { formatCount } from '@pbr/schemas/format/numbers';
import { type CatalogueSearch, catalogueSearchSchema } from '@pbr/schemas/property/search';
import { filtersOf } from '@pbr/schemas/property/search/filters';
import { joinItems, splitAmenities, splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { withoutNothing } from '../../../../lib/lists/search-params.ts';
import type { PlaceNames } from '../place-names.ts';
import { fieldText, textChange } from './field-text.ts';
import { readFilter } from './typed-numbers.ts';

/** Fields that people type into. The URL stores their values; the form keeps the text while it is being typed. */
export const TYPED_FIELDS = filtersOf('text', 'amount');
export type TypedFilter = (typeof TYPED_FIELDS)[number];

/** The filters in the panel behind 'Más filtros', but for the amenities. */
const ADVANCED_FIELDS = filtersOf('amount', 'count', 'choice', 'day').filter(
  (field) => field !== 'operation' && field !== 'maxBedrooms',
);

/** The text that a typed field shows for the search in the URL. */
export function typedText(search: CatalogueSearch, field: TypedFilter, names?: PlaceNames): string {
  if (field === 'search') return fieldText(search, names);
  const value = search[field];
  return value === undefined ? '' : formatCount(value);
}

/** The value of typed text: '$4,500,000', '25 mil' and '4.5 M' are whole pesos. Text that it cannot read sets no filter. */
export function typedValue(field: TypedFilter, text: string): string | number | undefined {
  if (field === 'search') return text.trim() === '' ? undefined : text.trim();
  return readFilter(field, text).value;
}

/** Why typed text sets no filter, with an example; undefined for text that does, and for none. */
export const typedProblem = (field: TypedFilter, text: string): string | undefined =>
  field === 'search' ? undefined : readFilter(field, text).problem;

/** The change that typed text makes. */
export const typedChange = (
  search: CatalogueSearch,
  field: TypedFilter,
  text: string,
  names?: PlaceNames,
): FilterChange =>
  field === 'search'
    ? textChange(search, text.trim(), names)
    : { [field]: typedValue(field, text) };

/** Whether a change leaves the search as it is. */
export const isSame = (search: CatalogueSearch, change: FilterChange): boolean =>
  Object.entries(change).every(([name, value]) => value === search[name as keyof CatalogueSearch]);

/** A change of some filters; `undefined` removes a filter. */
export type FilterChange = {
  [Field in keyof CatalogueSearch]?: CatalogueSearch[Field] | undefined;
};

/** The search after a change. Any change goes back to the first page; the default order is left out. */
export function changeSearch(search: CatalogueSearch, change: FilterChange): CatalogueSearch {
  const next: FilterChange = {
    ...search,
    cut: undefined,
    unclear: undefined,
    ...change,
    page: undefined,
  };
  if ('operation' in change && isRent(change) !== isRent(search)) {
    // A sale price means nothing as a monthly rent.
    if (!('minPrice' in change)) next.minPrice = undefined;
    if (!('maxPrice' in change)) next.maxPrice = undefined;
  }
  // The choices name a least number alone; a most comes from a sentence.
  if ('bedrooms' in change) next.maxBedrooms = change.maxBedrooms;
  // A guess is about the places, and an intent about the text; other ones say nothing of the kind.
  if (next.places === undefined || 'places' in change) next.guessed = change.guessed;
  if ('search' in change) next.intent = change.intent;
  // A place that is named is looked for where it is. The server reads whether a text names one (`understoodSearch`).
  const isElsewhere = change.places !== undefined && change.places !== search.places;
  if (isElsewhere) next.bbox = change.bbox;
  // A frame of the map is another part of it than a distance.
  if (isElsewhere || change.bbox) next.near = change.near;
  next.sort = chosenSort(next);
  return cleanSearch(next);
}

const isRent = ({ operation }: FilterChange) => operation === 'renta';

/** The order unless it is the default one: the best matches of words, or else the newest listings. */
export const chosenSort = ({ sort, search, unread }: FilterChange) =>
  sort === 'newest' && (search ?? unread) === undefined ? undefined : sort;

/** Removes empty keys and values that the URL does not allow. */
export function cleanSearch(search: {
  [Name in keyof CatalogueSearch]?: unknown;
}): CatalogueSearch {
  return withoutNothing(catalogueSearchSchema.parse(search));
}

/** Removes all filters but keeps the order and the view. */
export function clearedSearch(search: CatalogueSearch): CatalogueSearch {
  return changeSearch({}, { sort: search.sort, view: search.view });
}

/** Searches for a place as well, instead of the text that was typed to find it. */
export function addPlace(search: CatalogueSearch, path: string): CatalogueSearch {
  return changeSearch(search, {
    places: [...splitPlaces(search.places), path].join(','),
    search: undefined,
  });
}

/** Adds or removes an amenity. A list too long for the URL stays unchanged. */
export function toggleAmenity(search: CatalogueSearch, amenity: string): CatalogueSearch {
  const chosen = splitAmenities(search.amenities);
  if (chosen.includes(amenity)) {
    const rest = chosen.filter((name) => name !== amenity);
    return changeSearch(search, { amenities: joinItems(rest) || undefined });
  }
  const next = changeSearch(search, { amenities: joinItems([...chosen, amenity]) });
  return splitAmenities(next.amenities).includes(amenity) ? next : changeSearch(search, {});
}

/** The number of active filters in the panel. */
export function countAdvanced(search: CatalogueSearch): number {
  const single = ADVANCED_FIELDS.filter((field) => search[field] !== undefined);
  return single.length + splitAmenities(search.amenities).length;
}
