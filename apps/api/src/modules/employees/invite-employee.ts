import { invitationLinkSchema } from '@pbr/schemas/employee/employee';
import { AppError } from '../../lib/errors.ts';
import { action } from '../../action/action.ts';
import { lock, self } from '../../action/rows.ts';
import { mayMailTo } from '../mail/may-mail-to.ts';
import { employees } from './employee.rows.ts';
import { invite } from './invite.ts';

const inviting = lock(employees, 'admin');

/** Sends the invitation again and voids the earlier link. */
export const inviteEmployee = action({
  access: 'admin',
  row: self(employees, 'admin'),
  output: invitationLinkSchema,
  run: async (ctx, _input, { id, email }) => {
    const byMail = await mayMailTo(ctx, email);
    return inviting.hold(ctx, id, async (inside, employee) => {
      if (employee.status !== 'invited') throw new AppError('employee.not_invited');
      return { link: await invite(inside, employee, { byMail }) };
    });
  },
});
