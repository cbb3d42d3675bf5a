import { type Actor, isAdmin, isUser } from '../../security/actor.ts';

interface Listing {
  ownerId: string;
  isActive: boolean;
  isDraft: boolean;
  commissionShares: readonly Share[];
}

interface Share {
  agentId: string | null;
  isActive: boolean;
}

/** A paused listing exists only for its owner, for admins and for the agents that it is shared with; a draft for owner and admins alone. */
export function canSeeProperty(actor: Actor, property: Listing): boolean {
  return (
    property.isActive ||
    canEditProperty(actor, property) ||
    (!property.isDraft &&
      property.commissionShares.some((share) => canSeeShare(actor, property, share)))
  );
}

export function canEditProperty(actor: Actor, { ownerId }: Pick<Listing, 'ownerId'>): boolean {
  return isUser(actor, ownerId) || isAdmin(actor);
}

/** The listings that an actor may edit, by the same rule, for queries: all, none, or those of one owner. */
export function editedListings(actor: Actor): 'all' | 'none' | { of: string } {
  if (actor.kind === 'visitor') return 'none';
  return isAdmin(actor) ? 'all' : { of: actor.userId };
}

/** Owner and admins see every share, an agent only their own. */
export function canSeeShare(
  actor: Actor,
  property: Pick<Listing, 'ownerId'>,
  share: Share,
): boolean {
  return canEditProperty(actor, property) || (share.isActive && isUser(actor, share.agentId));
}

/** Only owner and admins may read the inquiries. */
export function canSeeInquiries(actor: Actor, property: Pick<Listing, 'ownerId'>): boolean {
  return canEditProperty(actor, property);
}
