import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { type FilterKey, filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { namesOfPlaces, type PlaceNames } from './place-names.ts';
import { searchWords } from './search-title.ts';

const NEARLY = 'Ninguna cumple con todos los filtros. Esto es lo más cercano:';
const ADVICE = 'Prueba con otra zona, amplía el precio o quita alguno de los filtros.';

type Found = Alternatives | undefined;

/** 'No tenemos casas en renta en Monterrey'; for a name of several places: '¿Cuál Santiago?' */
export function nothingTitle(
  search: CatalogueSearch,
  placeNames: PlaceNames,
  found: Found,
): string {
  const { type, operation, places } = search;
  if (places === undefined) return 'No se encontraron propiedades';
  if (isWhich(found)) return `¿Cuál ${namesOfPlaces(splitPlaces(places), placeNames)}?`;
  const what = searchWords({ type, operation, places }, { placeNames, textPlaces: null });
  const isNarrow =
    found !== undefined && found.without.length > 0 && hasOthers(search, 'type', 'operation');
  const narrow = isNarrow ? ' con todo lo que pides' : '';
  return `No tenemos ${what.charAt(0).toLowerCase()}${what.slice(1)}${narrow}`;
}

/** The text below the title; none where the lists say it all. */
export function nothingText(search: CatalogueSearch, found: Alternatives): string | undefined {
  const { without, places, near, wider } = found;
  const helps = without.length + places.length + near.length > 0 || wider !== null;
  if (isWhich(found)) return 'Hay varios lugares con ese nombre. Elige uno y verás qué hay cerca.';
  if (search.places === undefined) return helps ? NEARLY : ADVICE;
  if (helps) return undefined;
  return hasOthers(search) ? 'Tampoco hay cerca con esos filtros.' : ADVICE;
}

/** Whether a search has filters besides its places and these. */
export const hasOthers = (search: CatalogueSearch, ...known: readonly FilterKey[]): boolean =>
  Object.keys(filtersIn(search)).some((key) => ![...known, 'places'].includes(key));

/** The title of the listings that are alike. */
export const alikeTitle = (
  { places }: CatalogueSearch,
  placeNames: PlaceNames,
  { without }: Alternatives,
): string =>
  places === undefined || without.length > 0
    ? 'Propiedades parecidas'
    : `Cerca de ${namesOfPlaces(splitPlaces(places), placeNames)}`;

/** Whether a name of several places has to be told apart first. */
export const isWhich = (found: Found): boolean => found !== undefined && found.which.length > 0;
