import type { ServiceContext } from '../../../lib/context.ts';
import { endSharesOfListing } from '../../commissions/shares/end-shares.ts';
import { changeProperty, requireVersion } from './change-property.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { markDeleted } from './property-write.queries.ts';

/** Deletes a listing for everybody. Its rows and photos stay for thirty days, so that an admin can restore it. */
export async function deleteProperty(
  ctx: ServiceContext,
  { id, ifMatch }: { id: unknown; ifMatch?: readonly number[] | null },
): Promise<{ id: string }> {
  const deleted = await changeProperty(ctx, id, async (inside, property) => {
    requireVersion(property, ifMatch);
    await markDeleted(inside.db, property.id, { by: inside.actor.userId, now: ctx.now() });
    await endSharesOfListing(inside, property.id);
    return { id: property.id };
  });
  await forgetSharePicture(ctx, deleted.id);
  return deleted;
}
