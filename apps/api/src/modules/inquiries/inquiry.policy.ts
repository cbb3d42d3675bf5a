import { type Actor, isAdmin, isUser } from '../../security/actor.ts';

interface InquiredListing {
  ownerId: string;
  isDeleted: boolean;
}

/** The listing's agent may read and answer an inquiry while the listing is not deleted; admins always may. */
export function canAnswerInquiry(actor: Actor, { ownerId, isDeleted }: InquiredListing): boolean {
  return isAdmin(actor) || (!isDeleted && isUser(actor, ownerId));
}

/** The same rule for lists: all inquiries, or those about one person's listings that are not deleted. */
export type InboxScope = 'all' | { ownerId: string };

export function inboxScope(actor: Exclude<Actor, { kind: 'visitor' }>): InboxScope {
  return isAdmin(actor) ? 'all' : { ownerId: actor.userId };
}
