import { amenitiesSchema } from '@pbr/schemas/property/read';
import { readyValue } from '../../../answers/ready-value.ts';
import { operation } from '../../../operation/operation.ts';
import { findUsedAmenities } from '../property.queries.ts';

/** The amenities in use, for the filters. */
export const listAmenities = operation({
  access: 'public',
  output: amenitiesSchema,
  isReady: true,
  run: (ctx) =>
    readyValue(ctx, 'amenities', async () => ({ items: await findUsedAmenities(ctx.db) })),
});
