import { type PopularPlace, popularPlacesSchema } from '@pbr/schemas/property/places/landing';
import type { ReadyValue } from '../../../answers/ready-value.ts';
import { action } from '../../../action/action.ts';
import { findPopularPlaces } from './landing.queries.ts';

/** Finding them takes long, and a count that is some seconds old misleads nobody. */
const POPULAR_PLACES: ReadyValue<{ items: PopularPlace[] }> = {
  find: async ({ db }) => ({ items: await findPopularPlaces(db) }),
  lagMs: 10_000,
  authorLagMs: 0,
};

/** The colonias with most of the newest listings; the home page links to them. */
export const listPopularPlaces = action({
  access: 'public',
  output: popularPlacesSchema,
  isReady: true,
  run: ({ readyValue }) => readyValue(POPULAR_PLACES),
});
