import { amenitiesSchema } from '@pbr/schemas/property/read';
import { isToldByField } from '@pbr/schemas/property/told-amenities';
import type { ReadyValue } from '../../answers/ready-value.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { action } from '../../action/action.ts';
import { findUsedAmenities } from './property.queries.ts';

/** Others than its author may look for a new amenity some seconds later. */
const AMENITIES: ReadyValue<{ items: string[] }> = {
  find: async ({ db }) => {
    const used = await findUsedAmenities(db);
    return { items: used.filter((name) => !isToldByField(name)) };
  },
  lagMs: 5_000,
  authorLagMs: 0,
};

export const usedAmenities = ({ readyValue }: Pick<ServiceContext, 'readyValue'>) =>
  readyValue(AMENITIES);

/** The amenities in use, for the filters and the form, without those that have a field of their own. */
export const listAmenities = action({
  access: 'public',
  output: amenitiesSchema,
  isReady: true,
  run: usedAmenities,
});
