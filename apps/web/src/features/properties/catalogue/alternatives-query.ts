import type { CatalogueSearch, PropertyFilters } from '@pbr/schemas/property/search';

/** The input of `property.alternatives`, which needs neither the order nor the page. */
export function alternativesQuery({
  sort: _sort,
  page: _page,
  ...filters
}: CatalogueSearch): PropertyFilters {
  return filters;
}
