import type { InvitationLink } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { mayMailTo } from '../accounts/links/enqueue-account-mail.ts';
import { changeEmployees } from './change-employees.ts';
import { invite } from './invite.ts';
import { getEmployee, requireEmployee } from './require-employee.ts';

/** Sends the invitation again and voids the earlier link. */
export async function inviteEmployee(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<InvitationLink> {
  const byMail = await mayMailTo(ctx, (await getEmployee(ctx, id)).email);
  return changeEmployees(ctx, async (inside) => {
    const employee = await requireEmployee(inside, id);
    if (employee.status !== 'invited') throw new AppError('employee.not_invited');
    return { link: await invite(inside, employee, { byMail }) };
  });
}
