import type { PropertyCard } from '@pbr/schemas/property/property';
import type { ServiceContext } from '../../../lib/context.ts';
import { findListings } from '../search/search-properties.queries.ts';

/** The number of listings on the home page. */
const FEATURED = 15;

/** The newest listings. */
export async function listFeatured(ctx: ServiceContext): Promise<{ items: PropertyCard[] }> {
  const { items } = await findListings(ctx.db, {
    filters: {},
    sort: 'newest',
    limit: FEATURED,
    offset: 0,
    after: null,
    shape: 'card',
    countCap: null,
    now: ctx.now(),
  });
  return { items };
}
