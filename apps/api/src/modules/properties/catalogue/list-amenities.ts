import { amenitiesSchema } from '@pbr/schemas/property/read';
import type { ReadyValue } from '../../../answers/ready-value.ts';
import { operation } from '../../../operation/operation.ts';
import { findUsedAmenities } from '../property.queries.ts';

/** Others than its author may look for a new amenity some seconds later. */
const AMENITIES: ReadyValue<{ items: string[] }> = {
  find: async ({ db }) => ({ items: await findUsedAmenities(db) }),
  lagMs: 5_000,
  authorLagMs: 0,
};

/** The amenities in use, for the filters. */
export const listAmenities = operation({
  access: 'public',
  output: amenitiesSchema,
  isReady: true,
  run: ({ readyValue }) => readyValue(AMENITIES),
});
