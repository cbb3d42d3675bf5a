import {
  type CatalogueSearch,
  joinItems,
  type NumberFilter,
  propertyFiltersSchema,
  splitUnclear,
} from '@pbr/schemas/property/search';
import { readTypedIn, valueOf } from '@pbr/schemas/typed-number/read-typed';

/** In the words of 'No usamos «4.5» como …'. */
export const NUMBER_WORDS: Readonly<Record<NumberFilter, string>> = {
  minPrice: 'precio mínimo',
  maxPrice: 'precio máximo',
  bedrooms: 'mínimo de recámaras',
  maxBedrooms: 'máximo de recámaras',
  bathrooms: 'mínimo de baños',
  parking: 'mínimo de cajones',
  minArea: 'construcción mínima',
  maxArea: 'construcción máxima',
  minLandArea: 'terreno mínimo',
  maxLandArea: 'terreno máximo',
};

/** The search with the numbers that the reader understands as filters; null if it understands none. */
export function readUnclear(search: CatalogueSearch): CatalogueSearch | null {
  const left: string[] = [];
  const read: Partial<Record<NumberFilter, number | undefined>> = {};
  for (const [field, text] of splitUnclear(search.unclear)) {
    const { value, problem } = readUnclearNumber(field, text);
    if (problem === undefined) read[field] = value;
    else left.push(`${field}:${text}`);
  }
  const isSame = Object.keys(read).length === 0;
  return isSame ? null : { ...search, ...read, unclear: joinItems(left) || undefined };
}

/** Reads a number as the field does: whole pesos or square metres, and why not. */
export function readUnclearNumber(
  field: NumberFilter,
  text: string,
): { value?: number | undefined; problem?: string } {
  const reading = readTypedIn(kindOf(field), text, 'MXN');
  if (reading.is === 'refused') return { problem: reading.reason };
  const value = Math.floor(Number(valueOf(reading)));
  if (value === 0) return {};
  const isWithin = propertyFiltersSchema.shape[field].parse(value) !== undefined;
  return isWithin ? { value } : { problem: 'Escribe un número menor.' };
}

function kindOf(field: NumberFilter) {
  if (field.endsWith('Price')) return 'price';
  return field.endsWith('Area') ? 'area' : 'count';
}
