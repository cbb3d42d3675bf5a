import * as z from 'zod/mini';
import { isCleanText, lenient, searchedText, wholeNumber } from '../lenient.ts';
import { PROPERTY_TYPES } from './values.ts';
import { valuesOf } from '../values-of.ts';

export const sortLabels = {
  newest: 'Más recientes',
  'price-low': 'Precio: menor a mayor',
  'price-high': 'Precio: mayor a menor',
  bedrooms: 'Más recámaras',
};
export const SORTS = valuesOf(sortLabels);
export type Sort = keyof typeof sortLabels;

/** The operation that a visitor looks for; listings of type `ambos` appear under both. */
export const OPERATION_FILTERS = ['venta', 'renta'] as const;
export type OperationFilter = (typeof OPERATION_FILTERS)[number];

/** The choices for days since publication. */
export const PUBLISHED_WITHIN_DAYS = [1, 7, 30] as const;

export const PAGE_SIZE = 24;
/** Counts are exact up to here; above it the answer is "more than". Numbered pages end here as well. */
export const COUNT_CAP = 10_000;
export const LAST_PAGE = Math.ceil(COUNT_CAP / PAGE_SIZE);

/** Limits of the sliders, in MXN. The top stop means "this or more". */
export const PRICE_SLIDER = {
  sale: { max: 50_000_000, step: 100_000 },
  rent: { max: 200_000, step: 1_000 },
} as const;

const MAX_PRICE = 9_999_999_999;
const MAX_AREA_M2 = 99_999_999;

/** Names of amenities, separated by commas; a repeated query key is joined. */
const amenityList = z.pipe(
  z.transform((value: unknown) => (Array.isArray(value) ? value.join(',') : value)),
  z.string().check(
    z.maxLength(300),
    z.refine(isCleanText),
    z.overwrite((value) => splitAmenities(value).join(',')),
    z.minLength(1),
  ),
);

/** The filters of the catalogue's address and of every list of properties. */
export const propertyFiltersSchema = z.object({
  operation: lenient(z.enum(OPERATION_FILTERS)),
  type: lenient(z.enum(PROPERTY_TYPES)),
  search: searchedText,
  /** MXN; compared with the price of the chosen operation. */
  minPrice: lenient(wholeNumber(1, MAX_PRICE)),
  maxPrice: lenient(wholeNumber(0, MAX_PRICE)),
  bedrooms: lenient(wholeNumber(1, 5)),
  /** Full bathrooms. */
  bathrooms: lenient(wholeNumber(1, 4)),
  parking: lenient(wholeNumber(1, 3)),
  /** Built square metres. */
  minArea: lenient(wholeNumber(1, MAX_AREA_M2)),
  maxArea: lenient(wholeNumber(0, MAX_AREA_M2)),
  amenities: lenient(amenityList),
  /** In days. */
  publishedWithin: lenient(z.pipe(wholeNumber(1, 30), z.literal(PUBLISHED_WITHIN_DAYS))),
});
export type PropertyFilters = z.output<typeof propertyFiltersSchema>;

/** The parts of the catalogue's address: filters, order and page number. */
export const catalogueFieldsSchema = z.extend(propertyFiltersSchema, {
  sort: lenient(z.enum(SORTS)),
  page: lenient(wholeNumber(1, LAST_PAGE)),
});

/** The catalogue's address; its ranges are in order. */
export const catalogueSearchSchema = z.pipe(catalogueFieldsSchema, z.transform(inOrder));
export type CatalogueSearch = z.output<typeof catalogueSearchSchema>;

/** Turns an inverted range round: somebody who asks for 5 to 3 million means 3 to 5. */
export function inOrder<Filters extends PropertyFilters>(filters: Filters): Filters {
  const { minPrice, maxPrice, minArea, maxArea } = filters;
  return {
    ...filters,
    ...(isInverted(minPrice, maxPrice) && { minPrice: maxPrice || undefined, maxPrice: minPrice }),
    ...(isInverted(minArea, maxArea) && { minArea: maxArea || undefined, maxArea: minArea }),
  };
}

export function isInverted(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max;
}

export function splitAmenities(list: string | undefined): string[] {
  const names = (list ?? '').split(',').map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== ''))].slice(0, 20);
}
