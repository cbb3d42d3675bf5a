import type { ServiceContext } from '../../../lib/context.ts';
import { refreshSearchTerms, vacuumProperties } from '../search/search-terms.queries.ts';

/** Brings search words and statistics up to date after a bulk write of listings. */
export async function refreshCatalogue(ctx: Pick<ServiceContext, 'db'>): Promise<void> {
  await refreshSearchTerms(ctx.db);
  await vacuumProperties(ctx.db);
}
