import type { SignedIn } from '../../../operation/rows.ts';
import { passOnShares } from '../../commissions/shares/end-shares.ts';
import { giveListings, lockListingsOf } from './property-write.queries.ts';

interface NewOwner {
  id: string;
  email: string;
}

interface HandOver {
  from: string;
  to: NewOwner;
}

/**
 * Gives a person's listings to somebody else, with their inquiries and shares. Deleted listings stay. `inside` holds the locks on
 * both people. Answers the listings that were handed over.
 */
export async function handOverListings(
  inside: SignedIn,
  { from, to }: HandOver,
): Promise<{ id: string; name: string }[]> {
  const listings = await lockListingsOf(inside.db, from);
  if (listings.length === 0) return [];
  await giveTo(
    inside,
    listings.map(({ id }) => id),
    to,
  );
  return listings;
}

/** Gives locked listings to somebody else, with their inquiries and shares. */
export async function giveTo(
  inside: SignedIn,
  ids: readonly string[],
  to: HandOver['to'],
): Promise<void> {
  await giveListings(inside.db, ids, { to: to.id, now: inside.now() });
  await passOnShares(inside, ids, to);
}
