import {
  type Employee,
  employeeSchema,
  updateEmployeeSchema,
  type Verification,
} from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError, wrongField } from '../../lib/errors.ts';
import { isSameTelephone } from '../../lib/telephone/read-telephone.ts';
import { requireVersion } from '../../lib/precondition.ts';
import { action } from '../../action/action.ts';
import { lock, type SignedIn } from '../../action/rows.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { mailResetLink } from '../accounts/passwords/send-password-reset.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import { emailTaken } from './email-taken.ts';
import { sentEmployee } from './employee.examples.ts';
import {
  deleteUnconfirmed,
  hasOtherAdmin,
  hasVerifiedPhone,
  lockByEmail,
  moveEmployee,
} from './employee.queries.ts';
import { employees } from './employee.rows.ts';
import { invite } from './invite.ts';

type Db = ServiceContext['db'];

/** Writes the form of an employee, unless they are another version than the one that was read. Without a role the person keeps theirs. */
export const updateEmployee = action({
  access: 'admin',
  row: lock(employees, 'admin'),
  input: updateEmployeeSchema,
  output: employeeSchema,
  example: sentEmployee,
  run: async (inside, { verification, version: read, ...values }, before) => {
    requireVersion(inside, before.version);
    if ((read ?? before.version) !== before.version) throw new AppError('employee.changed');
    const { db } = inside;
    const role = values.role ?? before.role;
    if (before.role === 'admin' && role !== 'admin' && !(await hasOtherAdmin(db, before.id)))
      throw new AppError('employee.last_admin');
    const movesTo = values.email.toLowerCase() !== before.email.toLowerCase() && values.email;
    if (movesTo) await freeEmail(db, before, movesTo);
    const changes = {
      ...values,
      role,
      ...(movesTo && { isEmailVerified: false }),
      ...verification,
      ...(!isSameTelephone(values.phone, before.phone) && {
        isPhoneVerified: await isNewPhoneVerified(db, before.id, verification),
      }),
    };
    const employee = await moveEmployee(db, before.id, changes, inside.now());
    if (!employee) throw emailTaken(null);
    if (movesTo) await moveAccount(inside, employee);
    return employee;
  },
});

/** Refuses an e-mail that is taken, and any for a registration that waits: it would be unconfirmed, and nobody is notified of unconfirmed ones. */
async function freeEmail(db: Db, { status }: Employee, email: string): Promise<void> {
  if (status === 'pending') throw wrongField('email', 'Primero activa o rechaza este registro.');
  const owner = await lockByEmail(db, email);
  if (owner && !owner.isUnconfirmed) throw emailTaken(owner);
  if (owner) await deleteUnconfirmed(db, owner.id);
}

/** An admin verified the old number. Only a switch that was off before can vouch for the new one. */
async function isNewPhoneVerified(
  db: Db,
  id: string,
  verification: Verification | undefined,
): Promise<boolean> {
  return verification?.isPhoneVerified === true && !(await hasVerifiedPhone(db, id));
}

/**
 * Shuts readers of the old mailbox out: voids the links sent there and ends the open sessions, except the actor's own. The new mailbox
 * gets a link that lets its reader in.
 */
async function moveAccount(ctx: SignedIn, employee: Employee): Promise<void> {
  const { id, status } = employee;
  await voidAllLinks(ctx, id);
  const own = ctx.actor.userId === id ? ctx.session.publicId : null;
  await endSessionsOf(ctx, id, { except: own });
  if (status === 'invited') await invite(ctx, employee, { byMail: true });
  if (status === 'active') await mailResetLink(ctx, { userId: id, email: employee.email });
}
