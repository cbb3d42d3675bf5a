import type { Alternatives } from '@pbr/schemas/property/search/alternatives';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { type FilterKey, filtersIn } from '@pbr/schemas/property/search/filters';
import { splitPlaces } from '@pbr/schemas/property/search/item-lists';
import { readNear } from '@pbr/schemas/property/search/near-parts';
import { nameOfPlace, namesOfPlaces, type PlaceNames } from './place-names.ts';
import { searchWords } from './search-title.ts';

const NEARLY = 'Ninguna cumple con todos los filtros. Esto es lo más cercano:';
const ADVICE = 'Prueba con otra zona, amplía el precio o quita alguno de los filtros.';

type Found = Alternatives | undefined;

/** 'No tenemos casas en renta en Monterrey'; for a name of several places: '¿Cuál Guadalupe?' */
export function nothingTitle(
  search: CatalogueSearch,
  placeNames: PlaceNames,
  found: Found,
): string {
  const { type, operation, places, near } = search;
  if (isFrameAlone(found)) return 'No hay propiedades en esta zona';
  const asked = readNear(near ?? '');
  if (asked && 'path' in asked && !(asked.path in placeNames))
    return `No sabemos dónde está “${nameOfPlace(asked.path)}”`;
  if (places === undefined) return 'No se encontraron propiedades';
  if (isWhich(found)) return `¿Cuál ${namesOfPlaces(splitPlaces(places), placeNames)}?`;
  const names = unbrokenNames(places, placeNames);
  const isNarrow =
    found === undefined
      ? hasOthers(search, 'type', 'operation')
      : found.here !== null && found.here.ofKind.total > 0;
  if (isNarrow)
    return `Nada en ${namesOfPlaces(splitPlaces(places), names)} cumple todo lo que pides`;
  const what = searchWords({ type, operation, places }, { placeNames: names, textPlaces: null });
  return `No tenemos ${what.charAt(0).toLowerCase()}${what.slice(1)}`;
}

/** A longer name has to break where a phone is 320 px wide. */
const LONGEST_UNBROKEN = 22;

/** Names of two words stay on one line of a heading. */
const unbrokenNames = (places: string, names: PlaceNames): PlaceNames =>
  Object.fromEntries(
    splitPlaces(places).map((path) => {
      const name = nameOfPlace(path, names);
      const isShort = name.split(' ').length === 2 && name.length <= LONGEST_UNBROKEN;
      return [path, isShort ? name.replace(' ', '\u{a0}') : name];
    }),
  );

/** The text below the title; none where the lists say it all. */
export function nothingText(search: CatalogueSearch, found: Alternatives): string | undefined {
  const { without, places, near, wider, nearOfAny, here } = found;
  const helps =
    without.length + places.length + near.length + nearOfAny.length + (here?.ofAny.total ?? 0) >
      0 || wider !== null;
  if (isWhich(found)) return 'Hay varios lugares con ese nombre. Elige uno y verás qué hay cerca.';
  if (isFrameAlone(found)) return 'Fuera de ella hay propiedades que cumplen lo que pides.';
  if (search.places === undefined) return helps ? NEARLY : ADVICE;
  if (helps) return undefined;
  return hasOthers(search) ? 'Tampoco hay cerca con esos filtros.' : ADVICE;
}

/** Names a search without one of its filters: 'De cualquier tipo', 'Sin tope de precio', 'Sin “Alberca”'. */
export function withoutWords(search: CatalogueSearch, part: string, label: string): string {
  if (part === 'type') return 'De cualquier tipo';
  if (part === 'operation') return 'En venta o en renta';
  if (part === 'bbox') return 'Ver todas, sin la zona del mapa';
  if (part === 'near') return 'A cualquier distancia';
  if (part !== 'price') return `Sin “${label.replaceAll(/[“”]/gu, '')}”`;
  if (search.minPrice === undefined) return 'Sin tope de precio';
  return search.maxPrice === undefined ? 'Sin precio mínimo' : 'A cualquier precio';
}

/** Whether a search has filters besides its places and these. */
const hasOthers = (search: CatalogueSearch, ...known: readonly FilterKey[]): boolean =>
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

/** Whether the search finds something as soon as it leaves the frame of the map. */
const isFrameAlone = (found: Found): boolean =>
  found !== undefined && found.without.some(({ part }) => part === 'bbox');
