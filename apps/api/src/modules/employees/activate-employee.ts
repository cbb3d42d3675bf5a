import type { Employee } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { activatedMail } from '../accounts/links/account-mails.ts';
import { enqueueAccountMail } from '../accounts/links/enqueue-account-mail.ts';
import { changeEmployees } from './change-employees.ts';
import { updateEmployeeRow } from './employee.queries.ts';
import { requireEmployee } from './require-employee.ts';

/** Approves a person who registered and confirmed their address. Doing it twice changes nothing. */
export async function activateEmployee(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Employee> {
  return changeEmployees(ctx, async (inside) => {
    const employee = await requireEmployee(inside, id);
    if (employee.status !== 'pending') return employee;
    const { email, firstName } = employee;
    await enqueueAccountMail(inside, {
      key: `${id}-activated`,
      to: email,
      compose: (sender) => activatedMail({ firstName, sender }),
    });
    return updateEmployeeRow(inside.db, id, { isActive: true, registration: null }, inside.now());
  });
}
