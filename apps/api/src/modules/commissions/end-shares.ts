import type { InsideChange } from '../properties/change-property.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { signedIn } from '../../lib/access.ts';
import { endShares } from './share-write.queries.ts';

/** With a listing that is deleted. `inside` holds the lock on it. */
export async function endSharesOfListing(inside: InsideChange, propertyId: string): Promise<void> {
  const { userId: actorId } = inside.actor;
  const happening = { event: 'listing_deleted', actorId, now: inside.now() } as const;
  await endShares(inside.db, { propertyId }, happening);
}

/**
 * With an agent who is deactivated: they do not come back with the person, because what was theirs may be shared with others by
 * then. `inside` holds the lock on the person.
 */
export async function endSharesOfAgent(inside: ServiceContext, agentId: string): Promise<void> {
  const { userId: actorId } = signedIn(inside.actor);
  const happening = { event: 'agent_deactivated', actorId, now: inside.now() } as const;
  await endShares(inside.db, { agentId }, happening);
}
