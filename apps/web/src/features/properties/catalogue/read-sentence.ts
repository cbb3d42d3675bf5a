import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { downloadNow } from '../../../lib/page/downloads.ts';
import type { RouterContext } from '../../../lib/page/router-context.ts';

const load = () => import('./understood.ts');

/** Few searches are sentences, so the code for them loads with the first. */
export async function readSentence(
  context: RouterContext,
  search: CatalogueSearch,
): Promise<CatalogueSearch | null> {
  const { understood } = await downloadNow(load);
  return understood(context, search);
}
