import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { activeFiltersPart } from './filters/active-filters-part.tsx';
import { advancedFiltersPart } from './filters/advanced-filters-part.tsx';
import { prepareEmptyPage } from './prepare-empty-page.ts';
import { isNoted, searchNotesPart } from './search-notes-part.tsx';
import { asPlaces, isFiltered } from './search-title.ts';
import { unclearNotesPart } from './unclear-notes-part.tsx';

/** Loads all that the server draws: the listings, and the parts of the page that this search shows. */
export async function preparePage(context: RouterContext, search: CatalogueSearch): Promise<void> {
  const { property } = context.trpcUtils;
  const [found] = await Promise.all([
    property.search.ensureData(search),
    property.amenities.ensureData(),
    advancedFiltersPart.ready?.(),
    isFiltered(search) && activeFiltersPart.ready?.(),
    search.unclear !== undefined && unclearNotesPart.ready?.(),
  ]);
  if (isNoted({ search, found })) await searchNotesPart.ready?.();
  if (found.items.length === 0)
    await prepareEmptyPage(context, asPlaces(search, found), found.total);
}
