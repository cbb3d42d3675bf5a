import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { changeSearch } from './filters/filter-state.ts';

/** The search with the filters that its text means instead of the text; null when the text is no sentence. */
export async function understoodSearch(
  { trpcUtils }: RouterContext,
  search: CatalogueSearch,
): Promise<CatalogueSearch | null> {
  const { filters } = await trpcUtils.property.understand.ensureData({ text: search.search ?? '' });
  return (
    filters &&
    changeSearch(search, {
      ...filters,
      search: undefined,
      // A sentence that names a place means all of it.
      bbox: filters.places === undefined ? search.bbox : undefined,
      cut: search.cut,
      unclear: search.unclear,
    })
  );
}
