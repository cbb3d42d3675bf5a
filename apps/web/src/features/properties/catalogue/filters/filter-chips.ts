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
import { NEAR_KM, nearText, readNear } from '@pbr/schemas/property/search/near-parts';
import { itemsOf, splitPlaces, splitTypes } from '@pbr/schemas/property/search/item-lists';
import { labelOf, propertyTypeLabels } from '@pbr/schemas/property/values';
import { nameOfPlace, type PlaceNames } from '../place-names.ts';
import { nearWords } from '../search-title.ts';
import { isInWords, NO_WORDS } from './field-text.ts';
import { changeSearch } from './filter-state.ts';

export interface FilterChip {
  /** The name of the filter in `filter-parts.ts`. */
  key: string;
  label: string;
  /** The search without this filter. */
  without: CatalogueSearch;
}

/** The active filters that neither the search field nor the selects beside it show. */
export function filterChips(search: CatalogueSearch, placeNames?: PlaceNames): FilterChip[] {
  const shown = new Set([...IN_FORM, ...(isInWords(search) ? Object.keys(NO_WORDS) : [])]);
  return filterGroups(search, placeNames).filter(({ key }) => !shown.has(key));
}

const IN_FORM = ['search', 'operation', 'type'];

/** The active filters in the order of the form: 'Condesa o Roma Norte', 'Casa o Departamento'. */
export function filterGroups(search: CatalogueSearch, placeNames?: PlaceNames): FilterChip[] {
  const { unread } = search;
  const groups = activeParts(search).map((key): FilterChip => ({
    key,
    label: labelOfPart(search, key, placeNames),
    without: changeSearch(withoutPart(search, key), {}),
  }));
  if (unread === undefined) return groups;
  const without = changeSearch(search, { unread: undefined });
  const label = itemsOf(unread)
    .map((part) => `“${part}”`)
    .join(' ');
  groups.splice(search.search === undefined ? 0 : 1, 0, { key: 'unread', label, without });
  return groups;
}

function labelOfPart(search: CatalogueSearch, part: FilterPart, placeNames?: PlaceNames): string {
  if (part === 'places')
    return formatAny(splitPlaces(search.places).map((path) => nameOfPlace(path, placeNames)));
  if (part === 'type')
    return formatAny(splitTypes(search.type).map((type) => labelOf(propertyTypeLabels, type)));
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
    case 'frame':
      return spec.label;
    case 'near':
      return sentenceCase(nearWords(search.near ?? '', placeNames));
    case 'day':
      return `${spec.prefix} ${formatDay(String(search[key]))}`;
    default:
      return `“${search[key] ?? ''}”`;
  }
}

const sentenceCase = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** The other distances around the same point or place. */
export function otherDistances(search: CatalogueSearch): { km: number; search: CatalogueSearch }[] {
  const near = readNear(search.near ?? '');
  return NEAR_KM.flatMap((km) =>
    near && near.km !== km
      ? [{ km, search: changeSearch(search, { near: nearText({ ...near, km }) }) }]
      : [],
  );
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
