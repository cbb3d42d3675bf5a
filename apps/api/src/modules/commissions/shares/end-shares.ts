import type { InsideChange } from '../../properties/listings/change-property.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { signedIn } from '../../../security/access.ts';
import { endShares, endSharesWith, giveShares } from './share-write.queries.ts';

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

/**
 * With listings that go to somebody else: who has a listing does not share it with themselves, and what else is shared of it goes on.
 * `inside` holds the locks on the listings.
 */
export async function passOnShares(
  inside: ServiceContext,
  propertyIds: readonly string[],
  to: { id: string; email: string },
): Promise<void> {
  const { userId: actorId } = signedIn(inside.actor);
  const now = inside.now();
  await endSharesWith(inside.db, to, propertyIds, { event: 'agent_took_over', actorId, now });
  await giveShares(inside.db, to.id, propertyIds, now);
}
