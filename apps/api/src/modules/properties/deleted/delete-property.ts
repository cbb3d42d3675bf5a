import { propertyIdSchema } from '@pbr/schemas/property/read';
import { readVersionSchema } from '@pbr/schemas/property/write';
import { AppError } from '../../../lib/errors.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { endSharesOfListing } from '../../commissions/shares/end-shares.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from '../listings/forget-share-picture.ts';
import { markDeleted } from '../property-write.queries.ts';

/** Deletes a listing for everybody, unless it is another version than the one that was read. Its rows and photos stay for thirty days, so that an admin can restore it. */
export const deleteProperty = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: readVersionSchema,
  output: propertyIdSchema,
  run: async (inside, { version: read }, property) => {
    requireVersion(inside, property.version);
    if ((read ?? property.version) !== property.version) throw new AppError('property.changed');
    await markDeleted(inside.db, property.id, { by: inside.actor.userId, now: inside.now() });
    await endSharesOfListing(inside, property.id);
    return { id: property.id };
  },
  after: (ctx, { id }) => forgetSharePicture(ctx, id),
});
