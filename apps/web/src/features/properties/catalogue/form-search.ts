import { type CatalogueSearch, splitAmenities } from '@pbr/schemas/property/search';
import { cleanSearch, type FilterChange } from './filter-state.ts';

/**
 * What the fields of the form ask for beyond the search that they were drawn for: somebody has typed or chosen before the
 * scripts were there to notice.
 */
export function unnoticedChange(form: FormData, search: CatalogueSearch): FilterChange {
  const texts = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const before = texts.get(name);
    texts.set(name, before === undefined ? value : `${before},${value}`);
  }
  const { sort, ...filters } = cleanSearch(Object.fromEntries(texts));
  const asked: Record<string, unknown> = { ...filters, sort: sort === 'newest' ? undefined : sort };
  const current: Record<string, unknown> = search;
  return Object.fromEntries(
    [...texts.keys()]
      .filter((name) => comparable(name, asked[name]) !== comparable(name, current[name]))
      .map((name) => [name, asked[name]]),
  );
}

/** The address keeps amenities in the order in which they were chosen, the form in its own. */
function comparable(name: string, value: unknown): unknown {
  return name === 'amenities' && typeof value === 'string'
    ? splitAmenities(value).toSorted().join(',')
    : value;
}
