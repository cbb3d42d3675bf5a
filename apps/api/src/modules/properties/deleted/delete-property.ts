import { propertyIdSchema } from '@pbr/schemas/property/read';
import { requireVersion } from '../../../lib/precondition.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { endSharesOfListing } from '../../commissions/shares/end-shares.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from '../listings/forget-share-picture.ts';
import { markDeleted } from '../property-write.queries.ts';

/** Deletes a listing for everybody. Its rows and photos stay for thirty days, so that an admin can restore it. */
export const deleteProperty = action({
  access: 'member',
  row: lock(listings, 'edit'),
  output: propertyIdSchema,
  run: async (inside, _input, property) => {
    requireVersion(inside, property.version);
    await markDeleted(inside.db, property.id, { by: inside.actor.userId, now: inside.now() });
    await endSharesOfListing(inside, property.id);
    return { id: property.id };
  },
  after: (ctx, { id }) => forgetSharePicture(ctx, id),
});
