import {
  type Employee,
  employeeFormSchema,
  verificationSchema,
} from '@pbr/schemas/employee/employee';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isSamePhone } from '../../lib/is-same-phone.ts';
import { parseInput } from '../../lib/parse-input.ts';
import type { Precondition } from '../../lib/precondition.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { mailResetLink } from '../accounts/passwords/send-password-reset.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import { changeEmployees } from './change-employees.ts';
import { emailTaken } from './email-taken.ts';
import { deleteUnconfirmed, hasOtherAdmin, lockByEmail, moveEmployee } from './employee.queries.ts';
import { invite } from './invite.ts';
import { requireEmployee } from './require-employee.ts';

interface UpdateEmployee {
  id: string;
  /** Validated here, after the person was found. Without a role the person keeps theirs. */
  form: unknown;
  /** The verifications that an admin sets; unchanged unless given. */
  verification?: unknown;
  precondition?: Precondition | undefined;
}

export async function updateEmployee(
  ctx: ServiceContext,
  { id, form, verification, precondition }: UpdateEmployee,
): Promise<Employee> {
  return changeEmployees(ctx, async (inside) => {
    const before = await requireEmployee(inside, id);
    await precondition?.(inside);
    const values = parseInput(employeeFormSchema, form);
    const role = values.role ?? before.role;
    if (before.role === 'admin' && role !== 'admin' && !(await hasOtherAdmin(inside.db, id)))
      throw new AppError('employee.last_admin');
    const movesTo = values.email.toLowerCase() !== before.email.toLowerCase() && values.email;
    if (movesTo) {
      const owner = await lockByEmail(inside.db, movesTo);
      if (owner && !owner.isUnconfirmed) throw emailTaken(owner);
      if (owner) await deleteUnconfirmed(inside.db, owner.id);
    }
    const changes = {
      ...values,
      role,
      ...(movesTo && { isEmailVerified: false }),
      // An admin verified the old number, not the new one.
      ...(!isSamePhone(values.phone, before.phone) && { isPhoneVerified: false }),
      ...(verification !== undefined && parseInput(verificationSchema, verification)),
    };
    const employee = await moveEmployee(inside.db, id, changes, inside.now());
    if (!employee) throw emailTaken(null);
    if (movesTo) await moveAccount(inside, employee);
    return employee;
  });
}

/**
 * Shuts readers of the old mailbox out: voids the links sent there and ends the open sessions, except the actor's own. The new mailbox
 * gets a link that lets its reader in.
 */
async function moveAccount(ctx: ServiceContext, employee: Employee): Promise<void> {
  const { id, status } = employee;
  await voidAllLinks(ctx, id);
  const own = signedIn(ctx.actor).userId === id ? ctx.session.publicId : null;
  await endSessionsOf(ctx, id, { except: own });
  if (status === 'invited') await invite(ctx, employee, { byMail: true });
  if (status === 'active') await mailResetLink(ctx, { userId: id, email: employee.email });
}
