import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { filtersIn } from '@pbr/schemas/property/search/filters';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { emptyPagePart } from './empty-page-part.tsx';

/** Loads what the server draws on a page without listings. A failure leaves a page without what would help. */
export async function prepareEmptyPage(
  { trpcUtils }: RouterContext,
  search: CatalogueSearch,
  total: number,
): Promise<void> {
  await Promise.all([
    emptyPagePart.ready?.(),
    total === 0 && trpcUtils.property.alternatives.prefetch(filtersIn(search)),
  ]);
}
