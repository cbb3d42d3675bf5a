import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { joinItems, splitAmenities } from '@pbr/schemas/property/search/item-lists';
import { heedAsked } from './field-text.ts';
import {
  chosenSort,
  cleanSearch,
  type FilterChange,
  TYPED_FIELDS,
  type TypedFilter,
  typedValue,
} from './filter-state.ts';

/**
 * The difference between the form's fields and the search they were rendered for: changes that somebody made before the
 * scripts could handle them.
 */
export function unnoticedChange(form: FormData, search: CatalogueSearch): FilterChange {
  const texts: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue;
    const before = texts[name];
    texts[name] = before === undefined ? value : `${before},${value}`;
  }
  const sent = heedAsked(Object.fromEntries(Object.entries(texts).map(understood)));
  const { sort, ...filters } = cleanSearch(sent);
  const asked: Record<string, unknown> = { ...filters, sort: chosenSort({ ...filters, sort }) };
  const current: Record<string, unknown> = search;
  return Object.fromEntries(
    // `cut` names the filters that were too long. The form has no field for it.
    [...Object.keys(sent), ...(filters.cut === undefined ? [] : ['cut'])]
      .filter((name) => comparable(name, asked[name]) !== comparable(name, current[name]))
      .map((name) => [name, asked[name]]),
  );
}

/** The texts of the number fields. */
export const typedNumbers = (form: FormData): [TypedFilter, string][] =>
  TYPED_FIELDS.filter((field) => field !== 'search').map((field) => {
    const text = form.get(field);
    return [field, typeof text === 'string' ? text : ''];
  });

/** A typed number as the fields understand it once the scripts are there. */
function understood([name, text]: [string, string]): [string, string | number | undefined] {
  const field = TYPED_FIELDS.find((typed) => typed === name);
  return [name, field ? typedValue(field, text) : text];
}

/** The URL lists amenities in the order of choice, the form in its own order. */
function comparable(name: string, value: unknown): unknown {
  return name === 'amenities' && typeof value === 'string'
    ? joinItems(splitAmenities(value).sort())
    : value;
}
