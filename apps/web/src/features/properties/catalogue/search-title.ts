import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import { kindsTitle } from '../landing/kinds.ts';
import { namesOfPlaces, type PlaceNames, spokenName } from './place-names.ts';

/** The part of an answer about the places of a search; unknown while it loads. */
export type FoundPlaces = Pick<SearchPage, 'placeNames' | 'textPlaces'> | undefined;

/** The name of a search: 'Departamentos en renta en Condesa', and the portal's own while nothing is filtered. */
export const searchTitle = (search: CatalogueSearch, found: FoundPlaces): string =>
  isFiltered(search) ? searchWords(search, found) : 'Portal de Propiedades';

export const isFiltered = (search: CatalogueSearch): boolean =>
  search.unread !== undefined || Object.keys(filtersIn(search)).length > 0;

/** The search for the places that its text names. */
export const asPlaces = (search: CatalogueSearch, found: FoundPlaces): CatalogueSearch =>
  found?.textPlaces ? { ...search, search: undefined, places: found.textPlaces } : search;

/** The same for titles of documents, which name the portal anyway. */
export function searchWords(asked: CatalogueSearch, found: FoundPlaces): string {
  const { type, operation, places, search: text, bbox, near } = asPlaces(asked, found);
  const names = namesOfPlaces(splitPlaces(places), found?.placeNames);
  const where = names === '' && bbox ? 'la zona del mapa' : names;
  const around = near === undefined ? '' : ` ${nearWords(near, found?.placeNames)}`;
  const offered =
    operation === undefined && text === undefined && where + around === ''
      ? ' en venta y renta'
      : operation
        ? ` en ${operation}`
        : '';
  const inPlaces = where === '' ? '' : ` en ${where}`;
  const words = text === undefined ? '' : `: ${text}`;
  return `${kindsTitle(...splitTypes(type))}${offered}${inPlaces}${around}${words}`;
}

/** 'a 2 km de Condesa'. A URL is shared, so it says of a point 'de este punto' and never 'de mí'. */
export function nearWords(near: string, names?: PlaceNames): string {
  const around = near.slice(0, -2);
  return `a ${near.at(-1)} km de ${around.includes(',') ? 'este punto' : spokenName(around, names)}`;
}
