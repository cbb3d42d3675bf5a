import type { SignedIn } from '../../../action/rows.ts';
import { endShares, endSharesWith, giveShares } from '../share-write.queries.ts';

/** Ends the shares of a listing that is being deleted. `inside` holds the lock on it. */
export async function endSharesOfListing(inside: SignedIn, propertyId: string): Promise<void> {
  const { userId: actorId } = inside.actor;
  const happening = { event: 'listing_deleted', actorId, now: inside.now() } as const;
  await endShares(inside.db, { propertyId }, happening);
}

/**
 * Ends the shares of an agent who is being deactivated. They do not come back with the person, because others may hold their part by
 * then. `inside` holds the lock on the person.
 */
export async function endSharesOfAgent(inside: SignedIn, agentId: string): Promise<void> {
  const { userId: actorId } = inside.actor;
  const happening = { event: 'agent_deactivated', actorId, now: inside.now() } as const;
  await endShares(inside.db, { agentId }, happening);
}

/**
 * Passes the shares of listings on to the new owner. Shares with the new owner end, because nobody shares with themselves; the others
 * continue. `inside` holds the locks on the listings.
 */
export async function passOnShares(
  inside: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  propertyIds: readonly string[],
  to: { id: string; email: string },
): Promise<void> {
  const { userId: actorId } = inside.actor;
  const now = inside.now();
  await endSharesWith(inside.db, to, propertyIds, { event: 'agent_took_over', actorId, now });
  await giveShares(inside.db, to.id, propertyIds, now);
}
