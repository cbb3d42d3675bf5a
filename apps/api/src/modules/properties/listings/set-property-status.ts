import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { propertyStatusSchema } from '@pbr/schemas/property/write';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { writeChange } from './write-change.ts';

/** Pauses or activates a listing, or sets its deal. The first activation publishes a draft. Doing it twice changes nothing. */
export const setPropertyStatus = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: propertyStatusSchema,
  output: propertyDetailSchema,
  example: { isActive: false },
  run: async (inside, { isActive, dealStatus }, before) => {
    const values = { isActive: isActive ?? before.isActive };
    return writeChange(inside, before, { values, dealStatus, ownerId: null });
  },
  after: async (ctx, property) => {
    if (!property.isActive) await forgetSharePicture(ctx, property.id);
  },
});
