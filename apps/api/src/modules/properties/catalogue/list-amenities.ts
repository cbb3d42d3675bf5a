import type { ServiceContext } from '../../../lib/context.ts';
import { foundOnce } from '../../../answers/found-once.ts';
import { findUsedAmenities } from '../property.queries.ts';

/** The amenities in use, for the filters. */
export async function listAmenities(ctx: ServiceContext): Promise<{ items: string[] }> {
  return foundOnce(ctx, 'amenities', async () => ({ items: await findUsedAmenities(ctx.db) }));
}
