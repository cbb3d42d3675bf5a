import { commissionPrice } from '@pbr/schemas/commission/amounts';
import { commissionSharesSchema, propertyCommissionsSchema } from '@pbr/schemas/commission/share';
import type { Person } from '../../../security/access.ts';
import { action } from '../../../action/action.ts';
import { read } from '../../../action/rows.ts';
import { canEditShares, canReadShare } from '../commission.policy.ts';
import { sharedListings } from '../commission.rows.ts';
import type { ListingShares } from '../property-shares.queries.ts';
import { withAmount } from './with-amount.ts';

/** The shares of a listing that the actor may read: all for owner and admins, only their own for an agent. */
export const getPropertyCommissions = action({
  access: 'member',
  row: read(sharedListings, 'see'),
  output: propertyCommissionsSchema,
  run: async ({ actor }, _input, listing) => {
    const { id, name, operationType, currency, salePrice, rentPrice, ownerId } = listing;
    return {
      property: { id, name, operationType, currency, salePrice, rentPrice },
      shares: readableShares(actor, listing),
      can: { edit: canEditShares(actor, { ownerId }) },
    };
  },
});

/** The same as the documented list. */
export const listPropertyShares = action({
  access: 'member',
  row: read(sharedListings, 'see'),
  output: commissionSharesSchema,
  run: async ({ actor }, _input, listing) => readableShares(actor, listing),
});

const readableShares = (actor: Person, listing: ListingShares) =>
  listing.shares
    .filter((share) => canReadShare(actor, listing, share))
    .map((share) => withAmount(share, commissionPrice(listing)));
