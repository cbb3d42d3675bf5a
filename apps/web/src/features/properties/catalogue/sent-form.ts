import type { CatalogueSearch } from '@pbr/schemas/property/search';
import type { RouterContext } from '../../../lib/page/router-context.ts';
import { heedAsked } from './filters/field-text.ts';
import { cleanSearch } from './filters/filter-state.ts';
import { understoodSearch } from './understood-search.ts';

/** The search of a form that was sent without scripts. */
export async function searchOfSentForm(
  context: RouterContext,
  url: object,
): Promise<CatalogueSearch> {
  const search = cleanSearch(heedAsked({ ...url }));
  const isInFrame = search.bbox !== undefined && search.search !== undefined;
  return (isInFrame && (await understoodSearch(context, search, true))) || search;
}
