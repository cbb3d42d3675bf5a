import { formatMoney } from '@pbr/schemas/format/money';
import { formatArea } from '@pbr/schemas/format/numbers';
import { type CatalogueSearch, splitAmenities } from '@pbr/schemas/property/search';
import { labelOf, propertyTypeLabels } from '@pbr/schemas/property/values';
import { changeSearch, type FilterChange, toggleAmenity } from './filter-state.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** The search without this filter. */
  without: CatalogueSearch;
}

export const operationFilterLabels = { venta: 'Comprar', renta: 'Rentar' } as const;

const publishedWithinLabels: Record<number, string> = {
  1: 'Últimas 24 horas',
  7: 'Últimos 7 días',
  30: 'Últimos 30 días',
};

/** The active filters in the order of the form. */
export function filterChips(search: CatalogueSearch): FilterChip[] {
  const chip = (key: string, label: string | null, change: FilterChange): FilterChip[] =>
    label === null ? [] : [{ key, label, without: changeSearch(search, change) }];

  return [
    ...chip('search', search.search ? `«${search.search}»` : null, { search: undefined }),
    ...chip('operation', search.operation ? operationFilterLabels[search.operation] : null, {
      operation: undefined,
    }),
    ...chip('type', search.type ? labelOf(propertyTypeLabels, search.type) : null, {
      type: undefined,
    }),
    ...chip('price', rangeLabel(search.minPrice, search.maxPrice, mxn), {
      minPrice: undefined,
      maxPrice: undefined,
    }),
    ...chip('bedrooms', atLeast(search.bedrooms, 'recámara', 'recámaras'), { bedrooms: undefined }),
    ...chip('bathrooms', atLeast(search.bathrooms, 'baño', 'baños'), { bathrooms: undefined }),
    ...chip('parking', atLeast(search.parking, 'cajón', 'cajones'), { parking: undefined }),
    ...chip('area', rangeLabel(search.minArea, search.maxArea, formatArea), {
      minArea: undefined,
      maxArea: undefined,
    }),
    ...splitAmenities(search.amenities).map((amenity) => ({
      key: `amenity ${amenity}`,
      label: amenity,
      without: toggleAmenity(search, amenity),
    })),
    ...chip(
      'publishedWithin',
      search.publishedWithin ? (publishedWithinLabels[search.publishedWithin] ?? null) : null,
      { publishedWithin: undefined },
    ),
  ];
}

const mxn = (amount: number) => formatMoney(amount, 'MXN');

function rangeLabel(
  min: number | undefined,
  max: number | undefined,
  format: (value: number) => string,
): string | null {
  if (min !== undefined && max !== undefined) return `De ${format(min)} a ${format(max)}`;
  if (min !== undefined) return `Desde ${format(min)}`;
  return max === undefined ? null : `Hasta ${format(max)}`;
}

function atLeast(count: number | undefined, one: string, many: string): string | null {
  return count === undefined ? null : `${count} ${count === 1 ? one : many} o más`;
}
