import type { MapQuery } from '@pbr/schemas/property/map';
import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { itemsOf } from '@pbr/schemas/property/search/item-lists';
import { keepPreviousData } from '@tanstack/react-query';
import { trpc } from '../../../lib/trpc.ts';

/** How the list has read the text of a search. */
export type ListReading = Pick<SearchPage, 'ignored' | 'suggestion' | 'textPlaces'>;

/** The search as the list has read it, because the map tries no other readings; undefined while the list has not read its text. */
export function mapQueryOf(
  search: CatalogueSearch,
  list: ListReading | undefined,
): MapQuery | undefined {
  const filters = filtersIn(search);
  if (search.search === undefined && search.unread === undefined) return filters;
  if (!list) return undefined;
  const { ignored, suggestion, textPlaces } = list;
  if (textPlaces) return { ...filters, search: undefined, places: textPlaces };
  const used = itemsOf(search.unread).filter((part) => !ignored.includes(part));
  const text = [suggestion ?? search.search ?? '', ...used].join(' ').trim();
  return { ...filters, search: text === '' ? undefined : text };
}

/** The map of what the list beside it shows; the map of the search before while the next one is on its way. */
export function useMap(search: CatalogueSearch, list: ListReading | undefined) {
  const asked = mapQueryOf(search, list);
  return trpc.property.map.useQuery(asked ?? filtersIn(search), {
    placeholderData: keepPreviousData,
    // The server has just tried this query.
    retryOnMount: false,
    enabled: asked !== undefined,
  });
}
