import {
  deactivateEmployeeSchema,
  type Employee,
  employeeIdSchema,
} from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { rejectedMail } from '../accounts/links/account-mails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { endSharesOfAgent } from '../commissions/shares/end-shares.ts';
import { endSessionsOf } from '../session/end-sessions-of.ts';
import { updateEmployeeRow } from './employee.queries.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { passOn, requireSuccessor } from './hand-over.ts';

/**
 * Deactivates a person at once, or rejects a registration. Their listings go to `handOverTo`, if given, in the same transaction. Doing
 * it twice changes nothing.
 */
export const deactivateEmployee = action({
  access: 'admin',
  row: lock(confirmedEmployees, 'admin'),
  input: deactivateEmployeeSchema,
  output: employeeIdSchema,
  run: async (inside, { handOverTo }, employee) => {
    const { id, isActive } = employee;
    if (employee.role === 'admin') throw new AppError('employee.admin_protected');
    if (handOverTo !== null) {
      const choice = { id: handOverTo, notFor: id, field: 'handOverTo' };
      const successor = await requireSuccessor(inside, choice);
      await passOn(inside, { employee, successor, isDeactivated: isActive });
    }
    const changes = { isActive: false, registration: null };
    await updateEmployeeRow(inside.db, id, changes, inside.now());
    await voidAllLinks(inside, id);
    await endSharesOfAgent(inside, id);
    await endSessionsOf(inside, id);
    if (employee.status === 'pending') await tellRejected(inside, employee);
    return { id };
  },
});

/** Mails a rejected person, who has confirmed their e-mail. */
async function tellRejected(
  inside: ServiceContext,
  { id, email, firstName }: Employee,
): Promise<void> {
  await enqueueMail(inside, {
    key: `account-${id}-rejected`,
    to: email,
    compose: (sender) => rejectedMail({ firstName, sender }),
  });
}
