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

/** Owner and admins may share a listing's commission, change or withdraw a share, and give an agent from outside a link. */
export function canEditShares(actor: Actor, { ownerId }: Listing): boolean {
  return isUser(actor, ownerId) || isAdmin(actor);
}

/** Owner and admins may read every share, the share's agent while the share is active. */
export function canReadShare(actor: Actor, listing: Listing, share: Share): boolean {
  return canEditShares(actor, listing) || (share.isActive && isUser(actor, share.agentId));
}

/** A paused listing exists only for its owner, for admins, and for the agents of its active shares. */
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

/** Only the share's agent may answer. An agent who has declined still finds the share. */
export function canAnswerShare(actor: Actor, share: Share): boolean {
  return isUser(actor, share.agentId) && isOpenToAgent(share);
}

/** Owner and admins may read the agreement, and so may the share's agent, even after declining. */
export function canReadAgreement(actor: Actor, listing: Listing, share: Share): boolean {
  return canReadShare(actor, listing, share) || canAnswerShare(actor, share);
}

/** Whether the agent, inside or outside, still finds the share: not after a withdrawal or the deletion of the listing. */
export function isOpenToAgent({ isActive, acceptance }: Share): boolean {
  return isActive || acceptance === 'declined';
}
