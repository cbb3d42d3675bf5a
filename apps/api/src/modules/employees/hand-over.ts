import { randomUUID } from 'node:crypto';
import {
  type Employee,
  type HandedOver,
  handedOverSchema,
  handOverSchema,
} from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { wrongField } from '../../lib/errors.ts';
import { idsOf } from '../../lib/ids-of.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { action } from '../../action/action.ts';
import { lock, type SignedIn } from '../../action/rows.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { giveTo, giveFirst } from '../properties/giving/give-listings.ts';
import { colleague } from '../session/session.examples.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { keepGiven } from './given.queries.ts';
import { listingsGivenMail, listingsReceivedMail } from './hand-over-mails.ts';
import { enqueueHandOverRest } from './hand-over-rest.ts';
import {
  findGivers,
  findHoldings,
  findSuccessor,
  type Giver,
  lockSuccessor,
  type Successor,
} from './holdings.queries.ts';

/** Gives a person's listings to somebody else, even after the person was deactivated. Doing it twice changes nothing. */
export const handOver = action({
  access: 'admin',
  row: lock(confirmedEmployees, 'admin'),
  input: handOverSchema,
  output: handedOverSchema,
  example: { to: colleague.id },
  run: async (inside, { to }, employee) => {
    const successor = await requireSuccessor(inside, { id: to, notFor: employee.id, field: 'to' });
    return passOn(inside, { employee, successor, isDeactivated: false });
  },
});

interface Choice {
  id: string;
  /** The present owner, if all listings have the same one. */
  notFor?: string;
  /** The form field that named the person, for the refusal. */
  field: string;
}

/** The chosen person, locked until the transaction ends. Refuses one who cannot sign in, and the present owner. */
export async function requireSuccessor(
  inside: ServiceContext,
  { id, notFor, field }: Choice,
): Promise<Successor> {
  const successor = chosen(isUuid(id) ? await lockSuccessor(inside.db, id) : null, field);
  if (successor.id === notFor)
    throw wrongField(field, 'Elige a otra persona: estas propiedades ya son suyas.');
  return successor;
}

/** The same without a lock, to show what a hand-over would do. */
export async function previewSuccessor(
  { db }: Pick<ServiceContext, 'db'>,
  { id, field }: Choice,
): Promise<Successor> {
  return chosen(isUuid(id) ? await findSuccessor(db, id) : null, field);
}

/** A previous owner, locked until the transaction ends; null for one who cannot sign in any more. */
export const lockFormerOwner = ({ db }: ServiceContext, id: string) => lockSuccessor(db, id);

function chosen(successor: Successor | null, field: string): Successor {
  if (!successor) throw wrongField(field, 'Esta persona no está activa. Elige a otra.');
  return successor;
}

interface PassOn {
  employee: Employee;
  successor: Successor;
  /** True for a deactivation in this same step. Somebody who was deactivated before gets no mail. */
  isDeactivated: boolean;
}

/**
 * Hands all listings over and mails both people; where there are many, a job follows with the rest. `inside` holds the locks on both
 * people.
 */
export async function passOn(
  inside: SignedIn,
  { employee, successor, isDeactivated }: PassOn,
): Promise<HandedOver> {
  const { inquiries } = await findHoldings(inside.db, employee.id);
  const { id: from } = employee;
  const { listings, rest } = await giveFirst(inside, { from, to: successor });
  if (listings.length === 0) return { listings: 0, remaining: 0 };
  const { userId: actorId } = inside.actor;
  if (rest.length > 0)
    await enqueueHandOverRest(inside.db, {
      from,
      to: successor.id,
      actorId,
      ids: rest,
      isKept: isDeactivated,
    });
  if (isDeactivated) await keepGiven(inside.db, { from, to: successor.id, ids: idsOf(listings) });
  const names = listings.map(({ name }) => name);
  const giver = { ...employee, names, inquiries };
  await mailBoth(inside, { giver, successor, isWhole: true, isDeactivated });
  return { listings: listings.length, remaining: rest.length };
}

interface PassOnSome {
  ids: readonly string[];
  successor: Successor;
}

/** Hands some listings over and mails their owners and the successor. `inside` holds the locks on the listings and the successor. */
export async function passOnSome(inside: SignedIn, { ids, successor }: PassOnSome): Promise<void> {
  const givers = await findGivers(inside.db, ids);
  if (ids.length > 0) await giveTo(inside, ids, successor);
  for (const giver of givers)
    await mailBoth(inside, { giver, successor, isWhole: false, isDeactivated: false });
}

interface MailedHandOver {
  giver: Giver;
  successor: Successor;
  isWhole: boolean;
  isDeactivated: boolean;
}

async function mailBoth(
  inside: SignedIn,
  { giver, successor, isWhole, isDeactivated }: MailedHandOver,
): Promise<void> {
  const key = `account-hand-over-${randomUUID()}`;
  const { names, inquiries } = giver;
  const facts = { from: nameOf(giver), to: nameOf(successor), names, inquiries, isWhole };
  await enqueueMail(inside, {
    key: `${key}-to`,
    to: successor.email,
    compose: (sender) => listingsReceivedMail({ ...facts, sender }),
  });
  if (giver.isActive)
    await enqueueMail(inside, {
      key: `${key}-from`,
      to: giver.email,
      compose: (sender) => listingsGivenMail({ ...facts, isDeactivated, sender }),
    });
}

const nameOf = ({ firstName, lastName }: Pick<Successor, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();
