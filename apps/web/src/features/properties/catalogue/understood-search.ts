import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { changeSearch } from './filters/filter-state.ts';

/**
 * The search with the filters that its text means instead of the text; null when the text is not a sentence. A text that has just been typed and
 * is a place alone leaves the frame of the map.
 */
export async function understoodSearch(
  { trpcUtils }: RouterContext,
  search: CatalogueSearch,
  isTyped = false,
): Promise<CatalogueSearch | null> {
  const { search: text = '', cut, unclear } = search;
  const { filters, isPlace } = await trpcUtils.property.understand.ensureData({ text });
  if (filters) return changeSearch(search, { ...filters, search: undefined, cut, unclear });
  const isElsewhere = isTyped && isPlace && (search.bbox ?? search.near) !== undefined;
  return isElsewhere
    ? changeSearch(search, { bbox: undefined, near: undefined, cut, unclear })
    : null;
}
