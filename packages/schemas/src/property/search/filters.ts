import * as z from 'zod/mini';
import { daySchema } from '../../days.ts';
import { lenient, searchedText, wholeNumber } from '../../lenient.ts';
import { valuesOf } from '../../values-of.ts';
import { FURNISHED, furnishedLabels, petsAllowedLabels } from '../values.ts';
import { amount, choice, count, type FilterSpec, list } from './filter-spec.ts';
import { frameSchema } from './frame.ts';
import { splitAmenities, splitPlaces, splitTypes } from './item-lists.ts';
import { nearSchema } from './near.ts';

/** The operation that a visitor looks for; listings of type `ambos` appear under both. */
const OPERATION_LABELS = { venta: 'Comprar', renta: 'Rentar' };
export const OPERATION_FILTERS = valuesOf(OPERATION_LABELS);
export type OperationFilter = keyof typeof OPERATION_LABELS;

/** The choices for days since publication. */
export const PUBLISHED_WITHIN_DAYS = [1, 7, 30] as const;

const MAX_PRICE = 9_999_999_999;
const MAX_AREA_M2 = 99_999_999;
/** People write higher counts in a sentence than the form offers. */
const MOST_COUNTED = 20;

const BEDROOMS = {
  part: 'bedrooms',
  counted: ['recámara', 'recámaras'],
  most: MOST_COUNTED,
  choices: 5,
} as const;
const AREA = { part: 'area', unit: 'area', most: MAX_AREA_M2 } as const;
const LAND_AREA = { part: 'landArea', unit: 'area', prefix: 'Terreno', most: MAX_AREA_M2 } as const;

/**
 * The filters of a search by their keys in the URL and in its order: values, limits and words. What the server does with each
 * stands in its own record. The list of places, types or amenities means any of the first two, and all of the last.
 */
export const FILTERS = {
  operation: choice(z.enum(OPERATION_FILTERS), {
    labels: OPERATION_LABELS,
    legend: 'Operación',
    none: 'Todas',
    choices: OPERATION_LABELS,
  }),
  type: list(splitTypes, 300),
  search: { kind: 'text', schema: searchedText },
  /** Paths of places ('ciudad-de-mexico/ciudad-de-mexico/condesa'). */
  places: list(splitPlaces, 4000),
  /** MXN; compared with the price of the chosen operation. */
  minPrice: amount({
    part: 'price',
    end: 'min',
    unit: 'price',
    most: MAX_PRICE,
    label: 'Mínimo',
    name: 'precio mínimo',
  }),
  maxPrice: amount({
    part: 'price',
    end: 'max',
    unit: 'price',
    most: MAX_PRICE,
    label: 'Máximo',
    name: 'precio máximo',
  }),
  bedrooms: count({
    ...BEDROOMS,
    end: 'min',
    legend: 'Recámaras (mínimo)',
    none: 'Todas',
  }),
  maxBedrooms: count({ ...BEDROOMS, end: 'max' }),
  /** Full bathrooms. */
  bathrooms: count({
    part: 'bathrooms',
    end: 'min',
    most: MOST_COUNTED,
    choices: 4,
    counted: ['baño', 'baños'],
    legend: 'Baños (mínimo)',
    none: 'Todos',
  }),
  parking: count({
    part: 'parking',
    end: 'min',
    most: MOST_COUNTED,
    choices: 3,
    counted: ['cajón', 'cajones'],
    legend: 'Cajones (mínimo)',
    none: 'Todos',
  }),
  /** Built square metres. */
  minArea: amount({
    ...AREA,
    end: 'min',
    legend: 'Construcción (m²)',
    label: 'Desde',
    name: 'construcción mínima',
  }),
  maxArea: amount({ ...AREA, end: 'max', label: 'Hasta', name: 'construcción máxima' }),
  /** Square metres of land. */
  minLandArea: amount({
    ...LAND_AREA,
    end: 'min',
    legend: 'Terreno (m²)',
    label: 'Desde',
    name: 'terreno mínimo',
  }),
  maxLandArea: amount({
    ...LAND_AREA,
    end: 'max',
    label: 'Hasta',
    name: 'terreno máximo',
  }),
  /** Years since the building was finished; listings that say nothing do not pass. */
  maxAge: amount({
    part: 'maxAge',
    end: 'max',
    unit: 'count',
    counted: ['año', 'años'],
    most: 100,
    legend: 'Antigüedad',
    label: 'Máxima (años)',
    name: 'antigüedad máxima',
    prefix: 'Antigüedad',
  }),
  pets: choice(z.literal('si'), {
    labels: petsAllowedLabels,
    legend: 'Mascotas',
    none: 'Sin preferencia',
    choices: { si: 'Aceptan mascotas' },
  }),
  furnished: choice(z.enum(FURNISHED), {
    labels: furnishedLabels,
    legend: 'Muebles',
    none: 'Sin preferencia',
    choices: furnishedLabels,
  }),
  /** A day: listings that are available by then, and those that say nothing. */
  availableBy: { kind: 'day', schema: lenient(daySchema), prefix: 'Disponible el' },
  /** Names of amenities. */
  amenities: list(splitAmenities, 300),
  /** In days. */
  publishedWithin: choice(z.pipe(wholeNumber(1, 30), z.literal(PUBLISHED_WITHIN_DAYS)), {
    labels: { 1: 'Últimas 24 horas', 7: 'Últimos 7 días', 30: 'Últimos 30 días' },
    legend: 'Publicada',
    none: 'Sin límite',
    choices: { 1: '24 horas', 7: '7 días', 30: '30 días' },
  }),
  /** A frame on the map ('west,south,east,north'), rounded; it holds the listings whose public point lies in it. */
  bbox: { kind: 'frame', schema: lenient(frameSchema), label: 'En la zona del mapa' },
  /** A distance around a rounded point or a place ('lat,lng,km' or 'path,km'), as far as the public points of listings tell. */
  near: { kind: 'near', schema: lenient(nearSchema) },
} as const satisfies Record<string, FilterSpec>;

type Filters = typeof FILTERS;
export type FilterKey = keyof Filters;
export const FILTER_KEYS = Object.keys(FILTERS) as readonly FilterKey[];

type KeyOf<Kind> = {
  [Key in FilterKey]: Filters[Key]['kind'] extends Kind ? Key : never;
}[FilterKey];

/** The filters of these kinds. */
export const filtersOf = <const Kind extends FilterSpec['kind']>(
  ...kinds: readonly Kind[]
): readonly KeyOf<Kind>[] =>
  FILTER_KEYS.filter((key): key is KeyOf<Kind> => {
    const wanted: readonly string[] = kinds;
    return wanted.includes(FILTERS[key].kind);
  });

export type NumberFilter = KeyOf<'amount' | 'count'>;
export const NUMBER_FILTERS = filtersOf('amount', 'count');

/** The ranges, by the names of their ends. */
export const RANGES = NUMBER_FILTERS.flatMap((min) =>
  NUMBER_FILTERS.filter((max) => {
    const [low, high] = [FILTERS[min], FILTERS[max]];
    return low.end === 'min' && high.end === 'max' && low.part === high.part;
  }).map((max) => [min, max] as const),
);

type FilterSchemas = { [Key in FilterKey]: Filters[Key]['schema'] };
const schemas = Object.entries(FILTERS).map(([key, { schema }]) => [key, schema]);

/** The filters of the catalogue's URL and of every list of properties. */
export const propertyFiltersSchema = z.object(
  // The entries of an object lose which key has which schema.
  Object.fromEntries(schemas) as FilterSchemas,
);
export type PropertyFilters = z.output<typeof propertyFiltersSchema>;

/** The filters of a search, without what else stands in its URL. */
export const filtersIn = (search: PropertyFilters): PropertyFilters =>
  Object.fromEntries(
    FILTER_KEYS.filter((key) => search[key] !== undefined).map((key) => [key, search[key]]),
  );
