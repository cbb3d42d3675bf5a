import { dayInMexico } from '@pbr/schemas/format/moments';
import {
  FILTER_KEYS,
  type FilterKey,
  type PropertyFilters,
} from '@pbr/schemas/property/search/filters';
import { splitTypes } from '@pbr/schemas/property/search/item-lists';
import type { SearchPlan } from '@pbr/search-language/search-plan';
import { type SQL, sql } from 'drizzle-orm';
import { FACT_FILTERS } from './fact-filters.queries.ts';
import {
  FRAME_FILTER,
  locatedCondition,
  NEAR_FILTER,
  placeConditions,
} from './place-parts.queries.ts';
import { priceConditions } from './price-parts.queries.ts';
import { textConditions } from './text-conditions.queries.ts';
import {
  atLeast,
  constant,
  type HoldingIndex,
  IN_ALL,
  IN_PLACES_AND_POINTS,
  IN_POINTS,
  type ServerFilter,
  type ConditionOptions,
  valued,
} from './server-filter.queries.ts';
import { elsewhere, outside, outsidePrice } from './unlikeness.queries.ts';

const DAY_MS = 86_400_000;

/** The server's record of each filter, in the order in which the conditions stand in a statement. */
export const SERVER_FILTERS: { [Key in FilterKey]: ServerFilter<PropertyFilters[Key]> } = {
  operation: {
    ...valued('operation', (value) => sql`p.operation_type in (${value}, 'ambos')`, constant),
    isIn: IN_ALL,
    // Nobody who rents wants to buy.
    miss: () => [],
    says: 'La operación que se busca. Lo que está en venta y en renta sale con las dos.',
    drawn: { chance: 0.5, of: ['venta', 'venta', 'renta'] },
  },
  minPrice: {
    conditions: priceConditions,
    isIn: IN_ALL,
    miss: outsidePrice,
    says: 'Precio mínimo en pesos enteros; los precios en dólares se comparan en pesos. Con `operation=renta` es la renta de un mes. Lo que no tiene precio también sale. Solo cifras (`4500000`): otro texto no cuenta.',
    drawn: null,
  },
  maxPrice: {
    conditions: () => [],
    isIn: IN_ALL,
    miss: () => [],
    says: 'Precio máximo, como `minPrice`.',
    drawn: null,
  },
  search: {
    conditions: ({ search }, _now, options) => textConditions(search, options),
    isIn: { places: false, prices: true, points: true },
    miss: ({ search }) => (search ? [elsewhere(textConditions(search, {}))] : []),
    says: 'Palabras que deben estar todas en el nombre, la ciudad, el estado, la colonia, el municipio, el código postal o la clave interna, o el código de una propiedad (`PBR-B3B5C0DE`); no importan acentos ni mayúsculas. Un texto de más de 200 caracteres no cuenta.',
    drawn: null,
  },
  type: {
    ...valued(
      'type',
      (value) => sql`p.property_type = ${value}`,
      (list) => {
        const types = splitTypes(list);
        return types.length === 1 ? sql`${types[0]}` : sql`any(${sql.param(types)}::text[])`;
      },
    ),
    isIn: IN_ALL,
    miss: 0.7,
    says: 'El tipo de propiedad; varios separados por comas: sale lo que es de cualquiera de ellos.',
    drawn: {
      chance: 0.5,
      of: ['casa', 'casa', 'departamento', 'terreno', 'oficina', 'local', 'casa,departamento'],
    },
  },
  places: {
    conditions: ({ places }) => placeConditions(places),
    isIn: { places: true, prices: false, points: false },
    miss: 0.6,
    says: 'Lugares separados por comas, como en las páginas de cada lugar: `yucatan`, `yucatan/merida` o `yucatan/merida/centro`; sale lo que está en cualquiera de ellos. Hasta 20.',
    drawn: null,
  },
  bedrooms: {
    ...atLeast('bedrooms', sql`p.bed_key`, 0.25),
    says: 'Cuántas recámaras como mínimo.',
    drawn: { chance: 0.3, of: [1, 2, 3, 4, 5] },
  },
  maxBedrooms: {
    ...valued('maxBedrooms', (most) => sql`p.bed_key <= ${most}`),
    isIn: IN_ALL,
    miss: 0.25,
    says: 'Cuántas recámaras como máximo; lo que no dice cuántas tiene cuenta como 0.',
    drawn: { chance: 0.05, of: [1, 2, 3] },
  },
  bathrooms: {
    ...atLeast('bathrooms', sql`p.bath_key`, 0.2),
    says: 'Cuántos baños completos como mínimo.',
    drawn: { chance: 0.2, of: [1, 2, 3, 4] },
  },
  parking: FACT_FILTERS.parking,
  minArea: {
    ...valued('minArea', (least) => sql`p.construction_area >= ${least}`),
    isIn: IN_ALL,
    miss: ({ minArea, maxArea }) => outside(sql`p.construction_area`, [minArea, maxArea], 0.5),
    says: 'Superficie construida mínima, en metros cuadrados enteros.',
    drawn: { chance: 0.08, of: [60, 100, 150, 250, 400] },
  },
  maxArea: {
    ...valued('maxArea', (most) => sql`p.construction_area <= ${most}`),
    isIn: IN_ALL,
    miss: () => [],
    says: 'Superficie construida máxima, en metros cuadrados enteros.',
    drawn: { chance: 0.08, of: [60, 100, 150, 250, 400] },
  },
  minLandArea: {
    ...valued('minLandArea', (least) => sql`p.land_area >= ${least}`),
    isIn: IN_PLACES_AND_POINTS,
    miss: ({ minLandArea, maxLandArea }) =>
      outside(sql`p.land_area`, [minLandArea, maxLandArea], 0.5),
    says: 'Superficie mínima del terreno, en metros cuadrados enteros.',
    drawn: { chance: 0.04, of: [100, 200, 500, 1000] },
  },
  maxLandArea: {
    ...valued('maxLandArea', (most) => sql`p.land_area <= ${most}`),
    isIn: IN_PLACES_AND_POINTS,
    miss: () => [],
    says: 'Superficie máxima del terreno, en metros cuadrados enteros.',
    drawn: { chance: 0.04, of: [100, 200, 500, 1000] },
  },
  maxAge: {
    ...valued(
      'maxAge',
      (year) => sql`p.year_built >= ${year}`,
      (years, now) => sql`${Number(dayInMexico(now).slice(0, 4)) - years}::int`,
    ),
    isIn: IN_POINTS,
    miss: 0.2,
    says: 'Antigüedad máxima en años enteros, de 0 a 100, según el año de construcción. Lo que no lo dice no sale.',
    drawn: { chance: 0.06, of: [1, 5, 10, 20] },
  },
  pets: FACT_FILTERS.pets,
  furnished: FACT_FILTERS.furnished,
  availableBy: {
    ...valued(
      'availableBy',
      (day) => sql`(p.available_from is null or p.available_from <= ${day}::date)`,
    ),
    isIn: IN_PLACES_AND_POINTS,
    miss: 0.2,
    says: 'Un día (`2026-12-15`): lo que se puede ocupar a más tardar entonces, y lo que no dice desde cuándo.',
    drawn: { chance: 0.08, of: ['2026-12-01', '2027-02-28'] },
  },
  amenities: FACT_FILTERS.amenities,
  publishedWithin: {
    ...valued(
      'publishedWithin',
      (since) => sql`p.created_at >= ${since}`,
      (days, now) => sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`,
    ),
    isIn: IN_ALL,
    miss: 0.1,
    says: 'Publicadas en los últimos 1, 7 o 30 días.',
    drawn: { chance: 0.15, of: [1, 7, 30] },
  },
  bbox: FRAME_FILTER,
  near: NEAR_FILTER,
};

/** The conditions on a listing `p`; empty without filters. */
export function filterConditions(
  plan: SearchPlan,
  now: Date,
  options: ConditionOptions = {},
): SQL[] {
  const { updatedSince, isLocated } = plan;
  return [
    ...Object.values(SERVER_FILTERS).flatMap(({ conditions }) => conditions(plan, now, options)),
    ...(isLocated === undefined ? [] : [locatedCondition(isLocated, options)]),
    ...(updatedSince === undefined ? [] : [sql`p.updated_at >= ${updatedSince}::timestamptz`]),
  ];
}

/** Whether the plan has a filter that an index does not hold. */
export const hasFiltersOutside = (plan: SearchPlan, index: HoldingIndex): boolean =>
  FILTER_KEYS.some((key) => plan[key] !== undefined && !SERVER_FILTERS[key].isIn[index]);

/** The documentation of the REST API, by the parameter. */
export const filterWords: Readonly<Record<string, string>> = Object.fromEntries(
  FILTER_KEYS.map((key) => [key, SERVER_FILTERS[key].says]),
);
