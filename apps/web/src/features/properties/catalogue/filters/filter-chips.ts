import { formatDay } from '@pbr/schemas/format/dates';
import { formatAny } from '@pbr/schemas/format/list';
import { formatMoney } from '@pbr/schemas/format/money';
import { formatArea, formatCounted } from '@pbr/schemas/format/numbers';
import {
  activeParts,
  amenityOf,
  type FilterPart,
  keysOf,
  withoutPart,
} from '@pbr/schemas/property/search/filter-parts';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { AmountSpec, CountSpec } from '@pbr/schemas/property/search/filter-spec';
import { FILTERS, NUMBER_FILTERS } from '@pbr/schemas/property/search/filters';
import {
  itemsOf,
  joinItems,
  splitPlaces,
  splitTypes,
} from '@pbr/schemas/property/search/item-lists';
import { labelOf, propertyTypeLabels } from '@pbr/schemas/property/values';
import { nameOfPlace, type PlaceNames } from '../place-names.ts';
import { changeSearch } from './filter-state.ts';

export interface FilterChip {
  key: string;
  label: string;
  /** The search without this filter. */
  without: CatalogueSearch;
}

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
  const groups = activeParts(search).map((key): FilterGroup => {
    const items = choicesOf(search, key, placeNames);
    return {
      key,
      label: items ? formatAny(items.map(({ name }) => name)) : labelOfPart(search, key),
      without: changeSearch(withoutPart(search, key), {}),
      each: (items ?? []).map(({ item, name }) => ({
        key: `${key} ${item}`,
        label: name,
        without: changeSearch(search, {
          [key]: items?.flatMap((other) => (other.item === item ? [] : other.item)).join(','),
        }),
      })),
    };
  });
  const unread = unreadGroup(search);
  if (unread) groups.splice(search.search === undefined ? 0 : 1, 0, unread);
  return groups;
}

/** The parts of a sentence that were not understood. */
function unreadGroup(search: CatalogueSearch): FilterGroup | null {
  const parts = itemsOf(search.unread);
  if (parts.length === 0) return null;
  const quoted = (part: string) => `«${part}»`;
  const only = (some: readonly string[]) =>
    changeSearch(search, { unread: joinItems(some) || undefined });
  return {
    key: 'unread',
    label: parts.map(quoted).join(' '),
    without: only([]),
    each: parts.map((part) => ({
      key: `unread ${part}`,
      label: quoted(part),
      without: only(parts.filter((other) => other !== part)),
    })),
  };
}

interface Item {
  item: string;
  name: string;
}

/** The items of a list of which a listing has any; null for every other filter. */
function choicesOf(
  search: CatalogueSearch,
  part: FilterPart,
  placeNames?: PlaceNames,
): Item[] | null {
  if (part === 'places')
    return splitPlaces(search.places).map((item) => ({
      item,
      name: nameOfPlace(item, placeNames),
    }));
  if (part === 'type')
    return splitTypes(search.type).map((item) => ({
      item,
      name: labelOf(propertyTypeLabels, item),
    }));
  return null;
}

function labelOfPart(search: CatalogueSearch, part: FilterPart): string {
  const [key] = keysOf(part);
  if (key === undefined) return amenityOf(part) ?? '';
  const spec = FILTERS[key];
  switch (spec.kind) {
    case 'amount':
      return amountLabel(spec, rangeOf(search, part));
    case 'count':
      return countLabel(spec.counted, rangeOf(search, part));
    case 'choice':
      return labelOf(spec.labels, String(search[key]));
    case 'day':
      return `${spec.prefix} ${formatDay(String(search[key]))}`;
    default:
      return `«${search[key] ?? ''}»`;
  }
}

interface Range {
  min?: number | undefined;
  max?: number | undefined;
}

const rangeOf = (search: CatalogueSearch, part: FilterPart): Range =>
  Object.fromEntries(
    NUMBER_FILTERS.filter((key) => FILTERS[key].part === part).map((key) => [
      FILTERS[key].end,
      search[key],
    ]),
  );

function formatAmount(spec: AmountSpec, amount: number): string {
  if (spec.unit === 'count') return formatCounted(amount, ...spec.counted);
  return spec.unit === 'area' ? formatArea(amount) : formatMoney(amount, 'MXN');
}

/** 'De 80 m² a 120 m²', 'Terreno: desde 200 m²', 'Hasta $1,000' */
function amountLabel(spec: AmountSpec, { min, max }: Range) {
  const upTo = max === undefined ? '' : formatAmount(spec, max);
  const from = min === undefined ? '' : formatAmount(spec, min);
  const only = from === '' ? `Hasta ${upTo}` : `Desde ${from}`;
  const range = from !== '' && upTo !== '' ? `De ${from} a ${upTo}` : only;
  return spec.prefix ? `${spec.prefix}: ${range.charAt(0).toLowerCase()}${range.slice(1)}` : range;
}

/** '2 recámaras', 'De 2 a 3 recámaras', 'Hasta 3 recámaras', '2 recámaras o más' */
function countLabel([one, many]: CountSpec['counted'], { min, max }: Range): string {
  if (max === undefined) return `${formatCounted(min ?? 0, one, many)} o más`;
  const most = formatCounted(max, one, many);
  if (min === undefined) return `Hasta ${most}`;
  return min === max ? most : `De ${min} a ${most}`;
}
