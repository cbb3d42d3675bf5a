import type { PropertyCard } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { kindsTitle } from '../landing/landing-words.ts';

/** The name of a search: 'Departamentos en renta en Condesa', and the portal's own while nothing is filtered. */
export function searchTitle(
  search: CatalogueSearch,
  items: readonly PropertyCard[] | undefined,
): string {
  const { sort: _sort, page: _page, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  return isFiltered ? searchWords(search, items) : 'Portal de Propiedades';
}

/** The same for titles of documents, which name the portal anyway. */
export function searchWords(
  { type, operation, search: text }: CatalogueSearch,
  items: readonly PropertyCard[] | undefined,
): string {
  const offered =
    operation === undefined && text === undefined
      ? ' en venta y renta'
      : operation
        ? ` en ${operation}`
        : '';
  return `${kindsTitle(type)}${offered}${text === undefined ? '' : placed(text, items ?? [])}`;
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
