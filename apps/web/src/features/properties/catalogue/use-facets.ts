import type { Facets } from '@pbr/schemas/property/facets';
import { FACET_CAP, type CatalogueSearch } from '@pbr/schemas/property/search';
import { formatCount } from '@pbr/schemas/format/numbers';
import { trpc } from '../../../lib/trpc.ts';

/** The numbers beside the choices of a search with so many results, once somebody turns to the choices. They are left out when they are missing. */
export function useFacets(
  { sort: _sort, page: _page, cut: _cut, unread, ...filters }: CatalogueSearch,
  { isWanted, total }: { isWanted: boolean; total: number | undefined },
): Facets | undefined {
  const enabled = isWanted && unread === undefined && total !== undefined && total <= FACET_CAP;
  const { data } = trpc.property.facets.useQuery(filters, { enabled, retry: false });
  return (enabled && data) || undefined;
}

/** 'Casa (12)' */
export const withCount = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label} (${formatCount(count)})`;
