import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { propertyStatusSchema } from '@pbr/schemas/property/write';
import { requireVersion } from '../../../lib/precondition.ts';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { getProperty } from './get-property.ts';
import { readFields, updatePropertyRow } from './property-write.queries.ts';
import { publication, requirePublishable } from './publish.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

/** Pauses or activates a listing, or sets its deal. The first activation publishes a draft. Doing it twice changes nothing. */
export const setPropertyStatus = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  input: propertyStatusSchema,
  output: propertyDetailSchema,
  example: { isActive: false },
  run: async (inside, change, before) => {
    const { isActive = before.isActive, dealStatus = before.dealStatus } = change;
    const isDraft = before.isDraft && !isActive;
    if (dealStatus !== before.dealStatus) requirePossibleDeal(dealStatus, { ...before, isDraft });
    if (isActive !== before.isActive || dealStatus !== before.dealStatus) {
      requireVersion(inside, before.version);
      const now = inside.now();
      const isPublished = before.isDraft && isActive;
      if (isPublished) requirePublishable(await readFields(inside.db, before.id));
      const values = { isActive, dealStatus, ...(isPublished && publication(now)) };
      await updatePropertyRow(inside.db, before.id, { values, now });
    }
    return getProperty(inside, before);
  },
  after: async (ctx, property) => {
    if (!property.isActive) await forgetSharePicture(ctx, property.id);
  },
});
