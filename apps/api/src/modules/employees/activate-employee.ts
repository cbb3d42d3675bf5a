import { employeeSchema } from '@pbr/schemas/employee/employee';
import { action } from '../../action/action.ts';
import { lock } from '../../action/rows.ts';
import { activatedMail } from '../accounts/links/account-mails.ts';
import { enqueueMail } from '../mail/enqueue-mail.ts';
import { updateEmployeeRow } from './employee.queries.ts';
import { employees } from './employee.rows.ts';

/** Approves a person who registered and confirmed their e-mail. Doing it twice changes nothing. */
export const activateEmployee = action({
  access: 'admin',
  row: lock(employees, 'admin'),
  output: employeeSchema,
  run: async (inside, _input, employee) => {
    if (employee.status !== 'pending') return employee;
    const { id, email, firstName } = employee;
    await enqueueMail(inside, {
      key: `account-${id}-activated`,
      to: email,
      compose: (sender) => activatedMail({ firstName, sender }),
    });
    return updateEmployeeRow(inside.db, id, { isActive: true, registration: null }, inside.now());
  },
});
