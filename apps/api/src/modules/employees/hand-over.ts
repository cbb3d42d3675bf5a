import { randomUUID } from 'node:crypto';
import { type Employee, handedOverSchema, handOverSchema } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { operation } from '../../operation/operation.ts';
import { lock, type SignedIn } from '../../operation/rows.ts';
import { enqueueAccountMail } from '../accounts/links/enqueue-account-mail.ts';
import { handOverListings } from '../properties/listings/hand-over-listings.ts';
import { COLLEAGUE } from './employee.examples.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { listingsGivenMail, listingsReceivedMail } from './hand-over-mails.ts';
import { findHoldings, lockSuccessor, type Successor } from './holdings.queries.ts';

/** Gives a person's listings to somebody else, even after the person was deactivated. Doing it twice changes nothing. */
export const handOver = operation({
  access: 'admin',
  row: lock(confirmedEmployees, 'admin'),
  input: handOverSchema,
  output: handedOverSchema,
  example: { to: COLLEAGUE },
  run: async (inside, { to }, employee) => {
    const successor = await requireSuccessor(inside, { id: to, notFor: employee.id, field: 'to' });
    return { listings: await passOn(inside, { employee, successor, isDeactivated: false }) };
  },
});

interface Choice {
  id: string;
  notFor: string;
  /** The form field that named the person, for the refusal. */
  field: string;
}

/** The chosen person, locked until the transaction ends. Refuses one who cannot sign in, and the present owner. */
export async function requireSuccessor(
  inside: ServiceContext,
  { id, notFor, field }: Choice,
): Promise<Successor> {
  const refused = (message: string) =>
    new AppError('request.invalid', { fields: { [field]: message } });
  const successor = isUuid(id) ? await lockSuccessor(inside.db, id) : null;
  if (!successor) throw refused('Esta persona no está activa. Elige a otra.');
  if (successor.id === notFor)
    throw refused('Elige a otra persona: estas propiedades ya son suyas.');
  return successor;
}

interface PassOn {
  employee: Employee;
  successor: Successor;
  /** True for a deactivation in this same step. Somebody who was deactivated before gets no mail. */
  isDeactivated: boolean;
}

/** Hands all listings over and mails both people. `inside` holds the locks on both. Answers the number of listings. */
export async function passOn(
  inside: SignedIn,
  { employee, successor, isDeactivated }: PassOn,
): Promise<number> {
  const { inquiries } = await findHoldings(inside.db, employee.id);
  const listings = await handOverListings(inside, { from: employee.id, to: successor });
  if (listings.length === 0) return 0;
  const key = `hand-over-${randomUUID()}`;
  const facts = {
    from: nameOf(employee),
    to: nameOf(successor),
    names: listings.map(({ name }) => name),
    inquiries,
  };
  await enqueueAccountMail(inside, {
    key: `${key}-to`,
    to: successor.email,
    compose: (sender) => listingsReceivedMail({ ...facts, sender }),
  });
  if (employee.isActive)
    await enqueueAccountMail(inside, {
      key: `${key}-from`,
      to: employee.email,
      compose: (sender) => listingsGivenMail({ ...facts, isDeactivated, sender }),
    });
  return listings.length;
}

export const nameOf = ({ firstName, lastName }: Pick<Successor, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim();
