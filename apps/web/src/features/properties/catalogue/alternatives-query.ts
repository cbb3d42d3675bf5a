import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { PropertyFilters } from '@pbr/schemas/property/search/filters';

/** The input of `property.alternatives`, which needs neither the order, the page nor words that nobody understood. */
export function alternativesQuery({
  sort: _sort,
  page: _page,
  unread: _unread,
  ...filters
}: CatalogueSearch): PropertyFilters {
  return filters;
}
