import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { propertyStatusSchema } from '@pbr/schemas/property/write';
import { requireVersion } from '../../../lib/precondition.ts';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { getProperty } from './get-property.ts';
import { updatePropertyRow } from './property-write.queries.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

/** Pauses or publishes a listing, or sets its deal. Doing it twice changes nothing. */
export const setPropertyStatus = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  input: propertyStatusSchema,
  output: propertyDetailSchema,
  example: { isActive: false },
  run: async (inside, change, before) => {
    const { isActive = before.isActive, dealStatus = before.dealStatus } = change;
    if (dealStatus !== before.dealStatus) requirePossibleDeal(dealStatus, before.operationType);
    if (isActive !== before.isActive || dealStatus !== before.dealStatus) {
      requireVersion(inside, before.version);
      const values = { isActive, dealStatus };
      await updatePropertyRow(inside.db, before.id, { values, now: inside.now() });
    }
    return getProperty(inside, before);
  },
  after: async (ctx, property) => {
    if (!property.isActive) await forgetSharePicture(ctx, property.id);
  },
});
