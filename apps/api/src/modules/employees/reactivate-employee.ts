import { randomUUID } from 'node:crypto';
import type { EmployeeId } from '@pbr/schemas/employee/employee';
import type { Reactivated } from '@pbr/schemas/employee/team';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { reactivatedMail } from '../accounts/links/account-mails.ts';
import { enqueueAccountMail } from '../accounts/links/enqueue-account-mail.ts';
import { changeEmployees } from './change-employees.ts';
import { lockConfirmedEmployee, updateEmployeeRow } from './employee.queries.ts';
import { invite } from './invite.ts';

/** Activates a person again who was deactivated or rejected, and mails them. Doing it twice changes nothing. */
export async function reactivateEmployee(
  ctx: ServiceContext,
  { id }: EmployeeId,
): Promise<Reactivated> {
  return changeEmployees(ctx, async (inside) => {
    const before = isUuid(id) ? await lockConfirmedEmployee(inside.db, id) : null;
    if (!before) throw new AppError('employee.not_found');
    if (before.isActive) return { invitationLink: null };
    const changes = { isActive: true, registration: null };
    const employee = await updateEmployeeRow(inside.db, id, changes, inside.now());
    if (employee.status === 'invited')
      return { invitationLink: await invite(inside, employee, { byMail: true }) };
    const { email, firstName } = employee;
    await enqueueAccountMail(inside, {
      key: `reactivated-${randomUUID()}`,
      to: email,
      compose: (sender) => reactivatedMail({ firstName, sender }),
    });
    return { invitationLink: null };
  });
}
