import type { LockedKind, RowKind } from '../../action/rows.ts';
import { listings, type LockedProperty } from '../properties/property.rows.ts';
import {
  canAnswerShare,
  canEditShares,
  canReadAgreement,
  canSeeSharesOf,
  isOpenToAgent,
} from './commission.policy.ts';
import { type AgreementRow, findAgreement } from './agreement.queries.ts';
import { findSharesOfListing, type ListingShares } from './property-shares.queries.ts';
import { findPropertyOf, lockShare, type StoredShare } from './share-write.queries.ts';

interface EditedShare extends StoredShare {
  listing: LockedProperty;
}

/** Shares for their listing's owner, locked together with the listing. */
export const editedShares: LockedKind<EditedShare> = {
  row: 'share',
  missing: 'share.not_found',
  forbidden: 'share.forbidden',
  lock: async (ctx, id) => {
    const { db } = ctx;
    const propertyId = await findPropertyOf(db, id);
    const listing = propertyId === null ? null : await listings.lock(ctx, propertyId);
    const share = listing && (await lockShare(db, id));
    return share && { ...share, listing };
  },
  refusal: (actor, { listing }, needs) => listings.refusal(actor, listing, needs),
};

/** The same for their links, which nobody else learns of: a share that the actor does not see is missing, whatever its listing shows. */
export const linkedShares: LockedKind<EditedShare> = {
  ...editedShares,
  refusal: (actor, share) => {
    if (canEditShares(actor, share.listing)) return null;
    return canReadAgreement(actor, share.listing, share) ? 'forbidden' : 'missing';
  },
};

interface AnsweredShare extends StoredShare {
  ownerId: string;
}

/** Shares for their agent. */
export const answeredShares: LockedKind<AnsweredShare> = {
  row: 'share',
  missing: 'share.not_found',
  forbidden: 'share.forbidden',
  lock: async ({ db }, id) => {
    const share = await lockShare(db, id);
    const agreement = share && (await findAgreement(db, id));
    return agreement && { ...share, ownerId: agreement.ownerId };
  },
  refusal: (actor, share) => {
    if (canAnswerShare(actor, share)) return null;
    return canEditShares(actor, share) ? 'forbidden' : 'missing';
  },
};

/** Shares of listings that are not deleted, as both sides read them. */
export const agreements: RowKind<AgreementRow> = {
  row: 'share',
  missing: 'share.not_found',
  find: ({ db }, id) => findAgreement(db, id),
  refusal: (actor, row) => (canReadAgreement(actor, row, row) ? null : 'missing'),
};

/** Shares that have not ended. */
export const openShares: Pick<RowKind<AgreementRow>, 'find'> = {
  find: async (ctx, id) => {
    const share = await agreements.find(ctx, id);
    return share && isOpenToAgent(share) ? share : null;
  },
};

/** Listings with their shares. */
export const sharedListings: RowKind<ListingShares> = {
  row: 'property',
  missing: 'property.not_found',
  find: ({ db }, id) => findSharesOfListing(db, id),
  refusal: (actor, listing) => (canSeeSharesOf(actor, listing) ? null : 'missing'),
};
