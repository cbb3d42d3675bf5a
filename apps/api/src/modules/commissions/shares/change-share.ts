import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { changeProperty, type InsideChange } from '../../properties/listings/change-property.ts';
import { findListingOf, lockShare, type StoredShare } from './share-write.queries.ts';

/**
 * A write by owner or admin to one share, with listing, share and actor locked. When the actor may not see the listing, the share is
 * answered like an unknown one.
 */
export async function changeShare<T>(
  ctx: ServiceContext,
  id: unknown,
  change: (
    inside: InsideChange,
    share: StoredShare,
    listing: { id: string; ownerId: string },
  ) => Promise<T>,
): Promise<T> {
  const propertyId = typeof id === 'string' && isUuid(id) ? await findListingOf(ctx.db, id) : null;
  try {
    return await changeProperty(ctx, propertyId, async (inside, listing) => {
      const share = await lockShare(inside.db, String(id));
      if (!share) throw new AppError('share.not_found');
      return change(inside, share, listing);
    });
  } catch (error) {
    throw ofShares(error);
  }
}

/** Turns a refusal about the listing into the same refusal about the share. */
function ofShares(error: unknown): unknown {
  if (!(error instanceof AppError)) return error;
  if (error.code === 'property.not_found') return new AppError('share.not_found');
  return error.code === 'property.forbidden' ? new AppError('share.forbidden') : error;
}
