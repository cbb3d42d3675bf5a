import { randomUUID } from 'node:crypto';
import type { SignedIn } from '../../operation/rows.ts';
import { enqueueAccountMail } from '../accounts/links/enqueue-account-mail.ts';
import { giveTo } from '../properties/listings/hand-over-listings.ts';
import { findConfirmedEmployee } from './employee.queries.ts';
import { nameOf, requireSuccessor } from './hand-over.ts';
import { listingGivenMail, listingReceivedMail } from './hand-over-listing-mails.ts';
import { findHolding } from './holdings.queries.ts';

/** Gives one listing, which `inside` has locked, to somebody who can sign in, and mails both people. */
export async function handOverListing(
  inside: SignedIn,
  { id, ownerId }: { id: string; ownerId: string },
  to: string,
): Promise<void> {
  const successor = await requireSuccessor(inside, { id: to, notFor: ownerId, field: 'ownerId' });
  const giver = await findConfirmedEmployee(inside.db, ownerId);
  await giveTo(inside, [id], successor);
  const listing = { id, ...(await findHolding(inside.db, id)) };
  const facts = { listing, from: giver && nameOf(giver), to: nameOf(successor) };
  const key = `hand-over-${randomUUID()}`;
  await enqueueAccountMail(inside, {
    key: `${key}-to`,
    to: successor.email,
    compose: (sender) => listingReceivedMail({ ...facts, sender }),
  });
  if (giver?.isActive)
    await enqueueAccountMail(inside, {
      key: `${key}-from`,
      to: giver.email,
      compose: (sender) => listingGivenMail({ ...facts, from: nameOf(giver), sender }),
    });
}
