import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { isInWords } from './field-text.ts';

interface KeptFiltersProps {
  search: CatalogueSearch;
  /** The text of the search field. */
  asked: string;
}

/** Filters without a field of their own, so that a form that is sent without scripts keeps them. */
export function KeptFilters({ search, asked }: KeptFiltersProps) {
  const { maxBedrooms, places, unread, guessed, bbox, near, view } = search;
  const kept = {
    maxBedrooms,
    places,
    unread,
    guessed,
    bbox,
    near,
    view,
    asked: isInWords(search) && asked,
  };
  return Object.entries(kept).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}
