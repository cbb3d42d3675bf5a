import * as z from 'zod/mini';
import { daySchema } from '../days.ts';
import { cleanLine } from '../clean-text.ts';
import { lenient, MAX_SEARCH_LENGTH, searchedText, wholeNumber } from '../lenient.ts';
import { FURNISHED, PROPERTY_TYPES, type PropertyType } from './values.ts';
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
/** The choices of a search are counted up to here. */
export const FACET_CAP = 5_000;
export const LAST_PAGE = Math.ceil(COUNT_CAP / PAGE_SIZE);

/** Limits of the sliders, in MXN. The top stop means "this or more". */
export const PRICE_SLIDER = {
  sale: { max: 50_000_000, step: 100_000 },
  rent: { max: 200_000, step: 1_000 },
} as const;

const MAX_PRICE = 9_999_999_999;
const MAX_AREA_M2 = 99_999_999;
/** The most items of a list in the URL. */
const MOST_ITEMS = 20;

/** A list whose items are separated by commas, as `joinItems` writes it; a repeated query key is joined. `split` leaves out what is no item. */
function listOf(split: (list: string) => string[], maxLength: number) {
  return z.pipe(
    z.transform(joined),
    z.string().check(
      z.overwrite((value) => joinItems(split(cleanLine(value)))),
      z.maxLength(maxLength),
      z.minLength(1),
    ),
  );
}

const joined = (value: unknown) => (Array.isArray(value) ? value.join(',') : value);

/** The filters of the catalogue's URL and of every list of properties. */
export const propertyFiltersSchema = z.object({
  operation: lenient(z.enum(OPERATION_FILTERS)),
  /** Types of property; a listing has any of them. */
  type: lenient(listOf(splitTypes, 300)),
  search: searchedText,
  /** Paths of places ('ciudad-de-mexico/ciudad-de-mexico/condesa'); a listing lies in any of them. */
  places: lenient(listOf(splitPlaces, 4000)),
  /** MXN; compared with the price of the chosen operation. */
  minPrice: lenient(wholeNumber(1, MAX_PRICE)),
  maxPrice: lenient(wholeNumber(0, MAX_PRICE)),
  bedrooms: lenient(wholeNumber(1, 5)),
  maxBedrooms: lenient(wholeNumber(1, 5)),
  /** Full bathrooms. */
  bathrooms: lenient(wholeNumber(1, 4)),
  parking: lenient(wholeNumber(1, 3)),
  /** Built square metres. */
  minArea: lenient(wholeNumber(1, MAX_AREA_M2)),
  maxArea: lenient(wholeNumber(0, MAX_AREA_M2)),
  /** Square metres of land. */
  minLandArea: lenient(wholeNumber(1, MAX_AREA_M2)),
  maxLandArea: lenient(wholeNumber(0, MAX_AREA_M2)),
  pets: lenient(z.literal('si')),
  furnished: lenient(z.enum(FURNISHED)),
  /** A day: listings that are available by then, and those that say nothing. */
  availableBy: lenient(daySchema),
  /** Names of amenities; a listing has all of them. */
  amenities: lenient(listOf(splitAmenities, 300)),
  /** In days. */
  publishedWithin: lenient(z.pipe(wholeNumber(1, 30), z.literal(PUBLISHED_WITHIN_DAYS))),
});
export type PropertyFilters = z.output<typeof propertyFiltersSchema>;

/** The parts of the catalogue's URL: filters, order and page number. */
export const catalogueFieldsSchema = z.extend(propertyFiltersSchema, {
  /** The words of a sentence that the portal did not understand. They are searched as text, and ignored if that finds nothing. */
  unread: searchedText,
  /** The filters of which only the beginning counts, because they were too long. */
  cut: lenient(listOf(splitCut, 50)),
  /** Numbers that are not plain, as a form without scripts sends them: 'minPrice:4.5 M'. The page reads them, or says why it cannot. */
  unclear: lenient(listOf(unclearItems, 2000)),
  sort: lenient(z.enum(SORTS)),
  page: lenient(wholeNumber(1, LAST_PAGE)),
});

type RawSearch = z.input<typeof catalogueFieldsSchema>;

/** The catalogue's URL; its ranges are in order, what is too long is cut, and typed numbers are kept to be read. */
export const catalogueSearchSchema = z.pipe(
  z.transform((raw: RawSearch) => keepUnclear(cutSearch(raw))),
  z.pipe(catalogueFieldsSchema, z.transform(inOrder)),
);
export type CatalogueSearch = z.output<typeof catalogueSearchSchema>;

const CUT_LISTS = ['places', 'type', 'amenities'] as const;
const CUT_FIELDS = ['search', ...CUT_LISTS] as const;
export type CutField = (typeof CUT_FIELDS)[number];

/** Cuts a text that is too long behind a word, and names it and the lists with too many items in `cut`. */
function cutSearch(raw: RawSearch) {
  // Something else than an object is refused later.
  const sent: Partial<RawSearch> = typeof raw === 'object' ? { ...raw } : {};
  const { search } = sent;
  const isLong = typeof search === 'string' && search.trim().length > MAX_SEARCH_LENGTH;
  const cut: CutField[] = [
    ...(isLong ? (['search'] as const) : []),
    ...CUT_LISTS.filter((field) => distinctItems(joined(sent[field])).length > MOST_ITEMS),
  ];
  if (cut.length === 0) return raw;
  return { ...raw, ...(isLong && { search: beginningOf(search.trim()) }), cut: cut.join(',') };
}

const NUMBER_FILTERS = [
  'minPrice',
  'maxPrice',
  'bedrooms',
  'maxBedrooms',
  'bathrooms',
  'parking',
  'minArea',
  'maxArea',
  'minLandArea',
  'maxLandArea',
] as const satisfies readonly (keyof PropertyFilters)[];
export type NumberFilter = (typeof NUMBER_FILTERS)[number];

const LONGEST_NUMBER = 60;

function keepUnclear(raw: RawSearch): RawSearch {
  if (typeof raw !== 'object') return raw;
  const kept = NUMBER_FILTERS.flatMap((field) => {
    const text: unknown = raw[field];
    if (typeof text !== 'string' || /^[\s0]*$/u.test(text)) return [];
    const isRead = catalogueFieldsSchema.shape[field].parse(text.trim()) !== undefined;
    return isRead ? [] : [`${field}:${text.trim().slice(0, LONGEST_NUMBER)}`];
  });
  if (kept.length === 0) return raw;
  const before = typeof raw.unclear === 'string' ? `${raw.unclear},` : '';
  return { ...raw, unclear: before + joinItems(kept) };
}

function beginningOf(text: string): string {
  const start = text.slice(0, MAX_SEARCH_LENGTH + 1);
  // One long word has no end to stop at; an emoji is not cut in two.
  return /^.*\S(?=\s)/su.exec(start)?.[0] ?? start.slice(0, -1).replace(/\p{Surrogate}$/u, '');
}

/** The ranges of the filters, by the names of their ends. */
const RANGES = [
  ['minPrice', 'maxPrice'],
  ['bedrooms', 'maxBedrooms'],
  ['minArea', 'maxArea'],
  ['minLandArea', 'maxLandArea'],
] as const satisfies readonly (readonly (keyof PropertyFilters)[])[];

/** Turns inverted ranges round: somebody who asks for 5 to 3 million means 3 to 5. */
export function inOrder<Filters extends PropertyFilters>(filters: Filters): Filters {
  const turned: Partial<Record<keyof PropertyFilters, number | undefined>> = {};
  for (const [min, max] of RANGES) {
    if (!isInverted(filters[min], filters[max])) continue;
    turned[min] = filters[max] || undefined;
    turned[max] = filters[min];
  }
  return { ...filters, ...turned };
}

/** Whether the ends of a range are in the wrong order. */
export const hasInvertedRange = (filters: PropertyFilters): boolean =>
  RANGES.some(([min, max]) => isInverted(filters[min], filters[max]));

function isInverted(min: number | undefined, max: number | undefined): boolean {
  return min !== undefined && max !== undefined && min > max;
}

/** Whether a text may say more than one word of a search does. */
export const isSentence = (text: string): boolean => /\S\s+\S/u.test(text);

/** An item may hold a comma; a backslash before it says that the item goes on: `Bodega\\, chica`. */
export const joinItems = (items: readonly string[]): string =>
  items.map((item) => item.replaceAll(/[\\,]/gu, String.raw`\$&`)).join(',');

function distinctItems(list: unknown): string[] {
  const items = typeof list === 'string' ? (list.match(/(?:\\[\\,]|[^,])+/gu) ?? []) : [];
  const plain = items.map((item) => item.replaceAll(/\\([\\,])/gu, '$1').trim());
  return [...new Set(plain.filter((item) => item !== ''))];
}

const itemsOf = (list: string | undefined) => distinctItems(list).slice(0, MOST_ITEMS);

export function splitCut(list: string | undefined): CutField[] {
  const items: readonly string[] = itemsOf(list);
  return CUT_FIELDS.filter((field) => items.includes(field));
}

function unclearItems(list: string): string[] {
  return splitUnclear(list).map(([field, text]) => `${field}:${text}`);
}

/** The last text of each number that is not plain. */
export function splitUnclear(list: string | undefined): [NumberFilter, string][] {
  const texts = new Map<NumberFilter, string>();
  for (const item of itemsOf(list)) {
    const [, name, text] = /^(\w+):(.+)$/su.exec(item) ?? [];
    const field = NUMBER_FILTERS.find((one) => one === name);
    if (field && text) texts.set(field, text);
  }
  return [...texts];
}

/** In the order of the form. */
export function splitTypes(list: string | undefined): PropertyType[] {
  const items: readonly string[] = itemsOf(list);
  return PROPERTY_TYPES.filter((type) => items.includes(type));
}

const PLACE_PATH = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*){0,2}$/u;

export function splitPlaces(list: string | undefined): string[] {
  return itemsOf(list).filter((path) => PLACE_PATH.test(path));
}

export function splitAmenities(list: string | undefined): string[] {
  return itemsOf(list);
}
