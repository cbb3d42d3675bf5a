import { formatDay } from '@pbr/schemas/format/dates';
import { formatMoney } from '@pbr/schemas/format/money';
import { formatAny } from '@pbr/schemas/format/list';
import { formatArea, formatCounted } from '@pbr/schemas/format/numbers';
import {
  type CatalogueSearch,
  splitAmenities,
  splitPlaces,
  splitTypes,
} from '@pbr/schemas/property/search';
import {
  furnishedLabels,
  labelOf,
  petsAllowedLabels,
  propertyTypeLabels,
} from '@pbr/schemas/property/values';
import { nameOfPlace, type PlaceNames } from '../place-names.ts';
import {
  changeSearch,
  type FilterChange,
  operationFilterLabels,
  toggleAmenity,
} from './filter-state.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** The search without this filter. */
  without: CatalogueSearch;
}

const publishedWithinLabels: Record<number, string> = {
  1: 'Últimas 24 horas',
  7: 'Últimos 7 días',
  30: 'Últimos 30 días',
};

/** The active filters in the order of the form. Each of several types or places can be removed by itself. */
export function filterChips(search: CatalogueSearch, placeNames?: PlaceNames): FilterChip[] {
  return filterGroups(search, placeNames).flatMap(({ each, ...whole }) =>
    each.length > 1 ? each : [whole],
  );
}

/** A filter as a whole, with its single items if it is a list. */
interface FilterGroup extends FilterChip {
  each: readonly FilterChip[];
}

/** The active filters, each as a whole: 'Casa o Departamento'. Their keys are those of `filter-parts.ts`. */
export function filterGroups(search: CatalogueSearch, placeNames?: PlaceNames): FilterGroup[] {
  const without = (change: FilterChange) => changeSearch(search, change);
  const one = (
    key: string,
    label: string | null,
    change: FilterChange,
    each: readonly FilterChip[] = [],
  ): FilterGroup[] => (label === null ? [] : [{ key, label, without: without(change), each }]);
  const anyOf = (
    key: 'type' | 'places',
    items: readonly string[],
    nameOf: (item: string) => string,
  ) =>
    one(
      key,
      items.length === 0 ? null : formatAny(items.map(nameOf)),
      { [key]: undefined },
      items.map((item) => ({
        key: `${key} ${item}`,
        label: nameOf(item),
        without: without({ [key]: items.filter((other) => other !== item).join(',') }),
      })),
    );

  return [
    ...one('search', search.search ? `«${search.search}»` : null, { search: undefined }),
    ...one('unread', search.unread ? `«${search.unread}»` : null, { unread: undefined }),
    ...anyOf('places', splitPlaces(search.places), (path) => nameOfPlace(path, placeNames)),
    ...one('operation', search.operation ? operationFilterLabels[search.operation] : null, {
      operation: undefined,
    }),
    ...anyOf('type', splitTypes(search.type), (type) => labelOf(propertyTypeLabels, type)),
    ...one('price', rangeLabel(search.minPrice, search.maxPrice, mxn), {
      minPrice: undefined,
      maxPrice: undefined,
    }),
    ...one('bedrooms', bedroomsLabel(search), { bedrooms: undefined, maxBedrooms: undefined }),
    ...one('bathrooms', atLeast(search.bathrooms, 'baño', 'baños'), { bathrooms: undefined }),
    ...one('parking', atLeast(search.parking, 'cajón', 'cajones'), { parking: undefined }),
    ...one('area', rangeLabel(search.minArea, search.maxArea, formatArea), {
      minArea: undefined,
      maxArea: undefined,
    }),
    ...one('landArea', landLabel(search), { minLandArea: undefined, maxLandArea: undefined }),
    ...one('pets', search.pets ? petsAllowedLabels[search.pets] : null, { pets: undefined }),
    ...one('furnished', search.furnished ? furnishedLabels[search.furnished] : null, {
      furnished: undefined,
    }),
    ...one(
      'availableBy',
      search.availableBy ? `Disponible el ${formatDay(search.availableBy)}` : null,
      { availableBy: undefined },
    ),
    ...splitAmenities(search.amenities).map((amenity) => ({
      key: `amenity ${amenity}`,
      label: amenity,
      without: toggleAmenity(search, amenity),
      each: [],
    })),
    ...one(
      'publishedWithin',
      search.publishedWithin ? (publishedWithinLabels[search.publishedWithin] ?? null) : null,
      { publishedWithin: undefined },
    ),
  ];
}

/** '2 recámaras', 'De 2 a 3 recámaras', 'Hasta 3 recámaras', '2 recámaras o más' */
function bedroomsLabel({ bedrooms, maxBedrooms }: CatalogueSearch): string | null {
  if (maxBedrooms === undefined) return atLeast(bedrooms, 'recámara', 'recámaras');
  const most = formatCounted(maxBedrooms, 'recámara', 'recámaras');
  if (bedrooms === undefined) return `Hasta ${most}`;
  return bedrooms === maxBedrooms ? most : `De ${bedrooms} a ${most}`;
}

function landLabel({ minLandArea, maxLandArea }: CatalogueSearch): string | null {
  const range = rangeLabel(minLandArea, maxLandArea, formatArea);
  return range && `Terreno: ${range.charAt(0).toLowerCase()}${range.slice(1)}`;
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
