import type { PropertyCard } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import { kindsTitle } from '../landing/kinds.ts';
import { namesOfPlaces, type PlaceNames } from './place-names.ts';

/** The name of a search: 'Departamentos en renta en Condesa', and the portal's own while nothing is filtered. */
export function searchTitle(
  search: CatalogueSearch,
  items: readonly PropertyCard[] | undefined,
  placeNames: PlaceNames = {},
): string {
  return isFiltered(search) ? searchWords(search, items, placeNames) : 'Portal de Propiedades';
}

export const isFiltered = (search: CatalogueSearch): boolean =>
  search.unread !== undefined || Object.keys(filtersIn(search)).length > 0;

/** The same for titles of documents, which name the portal anyway. */
export function searchWords(
  { type, operation, places, search: text }: CatalogueSearch,
  items: readonly PropertyCard[] | undefined,
  placeNames: PlaceNames = {},
): string {
  const where = namesOfPlaces(splitPlaces(places), placeNames);
  const offered =
    operation === undefined && text === undefined && where === ''
      ? ' en venta y renta'
      : operation
        ? ` en ${operation}`
        : '';
  const inPlaces = where === '' ? '' : ` en ${where}`;
  const words = text === undefined ? '' : placed(text, items ?? []);
  return `${kindsTitle(...splitTypes(type))}${offered}${inPlaces}${words}`;
}

/** ' en Condesa' for text that is the name of a place, as the listings write it; ': terraza' for other text. */
function placed(text: string, items: readonly PropertyCard[]): string {
  const wanted = plain(text);
  for (const { neighborhood, city, state } of items)
    for (const name of [neighborhood, city, state])
      if (plain(name) === wanted) return ` en ${name}`;
  return `: ${text}`;
}

const plain = (text: string) =>
  text.trim().normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
