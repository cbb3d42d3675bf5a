import { randomUUID } from 'node:crypto';
import { reactivatedSchema } from '@pbr/schemas/employee/team';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { reactivatedMail } from '../accounts/links/account-mails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { updateEmployeeRow } from './employee.queries.ts';
import { confirmedEmployees } from './employee.rows.ts';
import { findGiven } from './given.queries.ts';
import { invite } from './invite.ts';

/** Activates a person again who was deactivated or rejected, and mails them. Doing it twice changes nothing. */
export const reactivateEmployee = action({
  access: 'admin',
  row: lock(confirmedEmployees, 'admin'),
  output: reactivatedSchema,
  run: async (inside, _input, before) => {
    if (before.isActive) return { invitationLink: null, given: null };
    const changes = { isActive: true, registration: null };
    const employee = await updateEmployeeRow(inside.db, before.id, changes, inside.now());
    if (employee.status === 'invited')
      return {
        invitationLink: await invite(inside, employee, { byMail: true }),
        given: null,
      };
    const { email, firstName } = employee;
    await enqueueMail(inside, {
      key: `account-reactivated-${randomUUID()}`,
      to: email,
      compose: (sender) => reactivatedMail({ firstName, sender }),
    });
    return { invitationLink: null, given: await findGiven(inside.db, before.id) };
  },
});
