import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { catalogueMapPart } from '../map/catalogue-map-part.tsx';
import { unlocatedNotePart } from '../map/unlocated-note-part.tsx';
import { mapQueryOf } from '../map/use-map.ts';
import { emptyPagePart } from './empty-page-part.tsx';
import { activeFiltersPart } from './filters/active-filters-part.tsx';
import { advancedFiltersPart } from './filters/advanced-filters-part.tsx';
import { listingsOf } from './page-query.ts';
import { isNoted, searchNotesPart } from './search-notes-part.tsx';
import { asPlaces, isFiltered } from './search-title.ts';
import { unclearNotesPart } from './unclear-notes-part.tsx';

/** Loads all that the server draws: the listings, and the parts of the page that this search shows. */
export async function preparePage(context: RouterContext, search: CatalogueSearch): Promise<void> {
  const { property } = context.trpcUtils;
  const [found] = await Promise.all([
    property.search.ensureData(listingsOf(search)),
    property.amenities.ensureData(),
    advancedFiltersPart.ready?.(),
    isFiltered(search) && activeFiltersPart.ready?.(),
    search.unclear !== undefined && unclearNotesPart.ready?.(),
    search.view && catalogueMapPart.ready?.(),
    search.view && unlocatedNotePart.ready?.(),
  ]);
  // A failure leaves a page without a map.
  const drawn = search.view && mapQueryOf(search, found);
  if (drawn) await property.map.prefetch(drawn);
  if (isNoted({ search, found, last: found })) await searchNotesPart.ready?.();
  if (found.items.length === 0)
    await prepareEmptyPage(context, asPlaces(search, found), found.total);
}

/** A failure leaves a page without what would help. */
const prepareEmptyPage = ({ trpcUtils }: RouterContext, search: CatalogueSearch, total: number) =>
  Promise.all([
    emptyPagePart.ready?.(),
    total === 0 && trpcUtils.property.alternatives.prefetch(filtersIn(search)),
  ]);
