import { propertyCardsSchema, type PropertyCard } from '@pbr/schemas/property/read';
import { AT_ONCE, type ReadyValue } from '../../../answers/ready-value.ts';
import { action } from '../../../action/action.ts';
import { findListings } from '../search/search-properties.queries.ts';

/** The number of listings on the home page. */
const FEATURED_COUNT = 15;

const FEATURED: ReadyValue<{ items: PropertyCard[] }> = {
  find: async ({ db, now }) => {
    const { items } = await findListings(db, {
      plan: {},
      sort: 'newest',
      limit: FEATURED_COUNT,
      offset: 0,
      after: null,
      shape: 'card',
      countCap: null,
      now: now(),
    });
    return { items };
  },
  ...AT_ONCE,
};

/** The newest listings. */
export const listFeatured = action({
  access: 'public',
  output: propertyCardsSchema,
  isReady: true,
  run: ({ readyValue }) => readyValue(FEATURED),
});
