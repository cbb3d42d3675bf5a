import { type Actor, isAdmin, isUser } from '../../security/actor.ts';

interface Listing {
  ownerId: string;
}

interface Share {
  /** Null for an agent from outside. */
  agentId: string | null;
  isActive: boolean;
  acceptance: string;
}

/** Shares a listing's commission, changes what is shared, takes it back, and gives an agent from outside a link. */
export function canEditShares(actor: Actor, { ownerId }: Listing): boolean {
  return isUser(actor, ownerId) || isAdmin(actor);
}

/** Those, and the share's agent as long as it is active. */
export function canReadShare(actor: Actor, listing: Listing, share: Share): boolean {
  return canEditShares(actor, listing) || (share.isActive && isUser(actor, share.agentId));
}

/** As for the listing itself: a paused one is there for those who have it and for the agents of its active shares. */
export function canSeeSharesOf(
  actor: Actor,
  listing: Listing & { isActive: boolean; shares: readonly Share[] },
): boolean {
  return (
    listing.isActive ||
    canEditShares(actor, listing) ||
    listing.shares.some((share) => canReadShare(actor, listing, share))
  );
}

/** Says yes or no: the share's agent and nobody else. Who has said no is still told so. */
export function canAnswerShare(actor: Actor, share: Share): boolean {
  return isUser(actor, share.agentId) && isOpenToAgent(share);
}

/** What was agreed, word for word. */
export function canReadAgreement(actor: Actor, listing: Listing, share: Share): boolean {
  return canReadShare(actor, listing, share) || canAnswerShare(actor, share);
}

/** A share that was taken back, or whose listing is gone, is not there any more for its agent, inside or outside. */
export function isOpenToAgent({ isActive, acceptance }: Share): boolean {
  return isActive || acceptance === 'declined';
}
