import type { Employee, EmployeeId } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { rejectedMail } from '../accounts/links/account-mails.ts';
import { enqueueAccountMail } from '../accounts/links/enqueue-account-mail.ts';
import { endSharesOfAgent } from '../commissions/shares/end-shares.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import { changeEmployees } from './change-employees.ts';
import { lockConfirmedEmployee, updateEmployeeRow } from './employee.queries.ts';
import { passOn, requireSuccessor } from './hand-over.ts';

interface Deactivation {
  id: string;
  handOverTo?: string | null;
}

/**
 * Deactivates a person at once, or rejects a registration. Their listings go to `handOverTo`, if given, in the same transaction. Doing
 * it twice changes nothing.
 */
export async function deactivateEmployee(
  ctx: ServiceContext,
  { id, handOverTo = null }: Deactivation,
): Promise<EmployeeId> {
  return changeEmployees(ctx, async (inside) => {
    const employee = isUuid(id) ? await lockConfirmedEmployee(inside.db, id) : null;
    if (!employee) throw new AppError('employee.not_found');
    if (employee.role === 'admin') throw new AppError('employee.admin_protected');
    if (handOverTo !== null) {
      const choice = { id: handOverTo, notFor: employee.id, field: 'handOverTo' };
      const successor = await requireSuccessor(inside, choice);
      await passOn(inside, { employee, successor, isDeactivated: employee.isActive });
    }
    const changes = { isActive: false, registration: null };
    await updateEmployeeRow(inside.db, id, changes, inside.now());
    await voidAllLinks(inside, id);
    await endSharesOfAgent(inside, id);
    await endSessionsOf(inside, id);
    if (employee.status === 'pending') await tellRejected(inside, employee);
    return { id };
  });
}

/** Mails a rejected person, who has confirmed their address. */
async function tellRejected(
  inside: ServiceContext,
  { id, email, firstName }: Employee,
): Promise<void> {
  await enqueueAccountMail(inside, {
    key: `${id}-rejected`,
    to: email,
    compose: (sender) => rejectedMail({ firstName, sender }),
  });
}
