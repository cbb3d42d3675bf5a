import { sumOfAmounts, percentageLeft } from '@pbr/schemas/commission/amounts';
import type { PropertyCommissions } from '@pbr/schemas/commission/share';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { canEditShares, canReadShare, canSeeSharesOf } from '../commission.policy.ts';
import { findSharesOfListing } from './property-shares.queries.ts';
import { withAmount } from './with-amount.ts';

/** The shares of a listing that the actor may read: all for owner and admins, only their own for an agent. */
export async function listPropertyShares(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<PropertyCommissions> {
  const actor = signedIn(ctx.actor);
  const listing = isUuid(id) ? await findSharesOfListing(ctx.db, id) : null;
  if (!listing || !canSeeSharesOf(actor, listing)) throw new AppError('property.not_found');
  const { shares, ownerId, isActive: _, ...property } = listing;
  const edit = canEditShares(actor, { ownerId });
  return {
    property,
    shares: shares
      .filter((share) => canReadShare(actor, { ownerId }, share))
      .map((share) => withAmount(share, property.price)),
    shared: edit ? sharedOf(shares) : null,
    can: { edit },
  };
}

function sharedOf(shares: readonly { isActive: boolean; shareType: string; percentage: string }[]) {
  const outgoing = shares.filter((share) => share.isActive && share.shareType === 'outgoing');
  const percentage = sumOfAmounts(outgoing.map((share) => share.percentage));
  return { percentage, left: percentageLeft(percentage) };
}
