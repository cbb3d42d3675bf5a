import * as z from 'zod/mini';
import { lenient, MAX_SEARCH_LENGTH, searchedText, wholeNumber } from '../lenient.ts';
import { valuesOf } from '../values-of.ts';
import {
  filtersOf,
  NUMBER_FILTERS,
  type NumberFilter,
  type PropertyFilters,
  propertyFiltersSchema,
  RANGES,
} from './search/filters.ts';
import {
  distinctItems,
  itemsOf,
  joinedKeys,
  joinItems,
  listOf,
  MOST_ITEMS,
} from './search/item-lists.ts';

export const sortLabels = {
  newest: 'Más recientes',
  'price-low': 'Precio: menor a mayor',
  'price-high': 'Precio: mayor a menor',
  bedrooms: 'Más recámaras',
};
export const SORTS = valuesOf(sortLabels);
export type Sort = keyof typeof sortLabels;

export const PAGE_SIZE = 24;
/** Counts are exact up to here; above it the answer is "more than". Numbered pages end here as well. */
export const COUNT_CAP = 10_000;
/** The choices of a search are counted up to here. */
export const FACET_CAP = 5_000;
export const LAST_PAGE = Math.ceil(COUNT_CAP / PAGE_SIZE);

/** The parts of the catalogue's URL: filters, order and page number. */
export const catalogueFieldsSchema = z.extend(propertyFiltersSchema, {
  /** The parts of a sentence that the portal did not understand. They are searched as text, and ignored if that finds nothing. */
  unread: lenient(listOf(itemsOf, 250)),
  /** The typed words that were read as the nearest name of a place. `places` holds that place. */
  guessed: searchedText,
  /** A wish that the catalogue does not serve: to sell or let one's own property, or to rent a single room. */
  intent: lenient(z.enum(['sell', 'room'])),
  /** The filters of which only the beginning counts, because they were too long. */
  cut: lenient(listOf(splitCut, 50)),
  /** Numbers that are not plain, as a form without scripts sends them: 'minPrice:4.5 M'. The page reads them, or says why it cannot. */
  unclear: lenient(listOf(unclearItems, 2000)),
  sort: lenient(z.enum(SORTS)),
  /** The listings are shown on the map as well. */
  view: lenient(z.enum(['map'])),
  page: lenient(wholeNumber(1, LAST_PAGE)),
});

type RawSearch = z.input<typeof catalogueFieldsSchema>;

/** The catalogue's URL; its ranges are in order, what is too long is cut, and typed numbers are kept to be read. */
export const catalogueSearchSchema = z.pipe(
  z.transform((raw: RawSearch) => keepUnclear(cutSearch(raw))),
  z.pipe(catalogueFieldsSchema, z.transform(inOrder)),
);
export type CatalogueSearch = z.output<typeof catalogueSearchSchema>;

const CUT_LISTS = filtersOf('list');
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
    ...CUT_LISTS.filter((field) => distinctItems(joinedKeys(sent[field])).length > MOST_ITEMS),
  ];
  if (cut.length === 0) return raw;
  return { ...raw, ...(isLong && { search: beginningOf(search.trim()) }), cut: cut.join(',') };
}

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
