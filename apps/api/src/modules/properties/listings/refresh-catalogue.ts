import type { ServiceContext } from '../../../lib/context.ts';
import { refreshSearchTerms, vacuumProperties } from '../search/search-terms.queries.ts';

/** Brings what the search relies on up to date after a great many listings were written at once. */
export async function refreshCatalogue(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  await refreshSearchTerms(ctx.db);
  await vacuumProperties(ctx.db);
}
