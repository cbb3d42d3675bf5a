import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { downloadNow } from '../../../lib/page/downloads.ts';
import type { RouterContext } from '../../../lib/page/router-context.ts';

const load = () => import('./understood-search.ts');

/** Few searches are sentences, so the code for them loads with the first. */
export async function searchOfSentence(
  context: RouterContext,
  search: CatalogueSearch,
  isTyped: boolean,
): Promise<CatalogueSearch | null> {
  const { understoodSearch } = await downloadNow(load);
  return understoodSearch(context, search, isTyped);
}
