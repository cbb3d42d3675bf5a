import { propertyCardsSchema } from '@pbr/schemas/property/read';
import { operation } from '../../../operation/operation.ts';
import { findListings } from '../search/search-properties.queries.ts';

/** The number of listings on the home page. */
const FEATURED = 15;

/** The newest listings. */
export const listFeatured = operation({
  access: 'public',
  output: propertyCardsSchema,
  isReady: true,
  run: async ({ db, now }) => {
    const { items } = await findListings(db, {
      filters: {},
      sort: 'newest',
      limit: FEATURED,
      offset: 0,
      after: null,
      shape: 'card',
      countCap: null,
      now: now(),
    });
    return { items };
  },
});
