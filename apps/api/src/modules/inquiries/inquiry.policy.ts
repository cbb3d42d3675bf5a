import { type Actor, isAdmin, isUser } from '../../security/actor.ts';

interface InquiredListing {
  ownerId: string;
  isDeleted: boolean;
}

/** Reads what a client wrote and answers it: the listing's agent while the listing is there, and admins always. */
export function canAnswerInquiry(actor: Actor, { ownerId, isDeleted }: InquiredListing): boolean {
  return isAdmin(actor) || (!isDeleted && isUser(actor, ownerId));
}

/** The same rule for lists: 'all', or those of the listings of one person that are not deleted. */
export type InboxScope = 'all' | { ownerId: string };

export function inboxScope(actor: Exclude<Actor, { kind: 'visitor' }>): InboxScope {
  return isAdmin(actor) ? 'all' : { ownerId: actor.userId };
}
