import type { SignedIn } from '../../../action/rows.ts';
import { idsOf } from '../../../lib/ids-of.ts';
import { passOnShares } from '../../commissions/shares/end-shares.ts';
import {
  findListingsOf,
  setOwner,
  hasAnyOf,
  lockFreeOf,
  lockListingsOf,
} from './giving.queries.ts';

/** The most listings that one transaction hands over, so that nobody waits for it. */
export const LISTINGS_AT_ONCE = 100;

interface NewOwner {
  id: string;
  email: string;
}

interface Giving {
  from: string;
  to: NewOwner;
}

interface Given {
  /** All listings of the person. */
  listings: { id: string; name: string }[];
  /** Those that are not handed over yet. */
  rest: string[];
}

/**
 * Gives the first of a person's listings to somebody else, with their inquiries and shares. Deleted listings stay. `inside` holds the
 * locks on both people.
 */
export async function giveFirst(inside: SignedIn, { from, to }: Giving): Promise<Given> {
  const first = await lockListingsOf(inside.db, from, LISTINGS_AT_ONCE);
  if (first.length > 0) await giveTo(inside, idsOf(first), to);
  const others = first.length < LISTINGS_AT_ONCE ? [] : await findListingsOf(inside.db, from);
  return { listings: [...first, ...others], rest: idsOf(others) };
}

/** Gives those of these listings that the person still has. False when others have locked some, which stay. */
export async function giveFree(
  inside: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  ids: readonly string[],
  { from, to }: Giving,
): Promise<boolean> {
  const free = await lockFreeOf(inside.db, from, ids);
  const given = idsOf(free);
  if (given.length > 0) await giveTo(inside, given, to);
  return !(await hasAnyOf(inside.db, from, ids));
}

/** Gives locked listings to somebody else, with their inquiries and shares. */
export async function giveTo(
  inside: Pick<SignedIn, 'db' | 'actor' | 'now'>,
  ids: readonly string[],
  to: NewOwner,
): Promise<void> {
  await setOwner(inside.db, ids, { to: to.id, now: inside.now() });
  await passOnShares(inside, ids, to);
}
