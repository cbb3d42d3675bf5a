import {
  createdEmployeeSchema,
  type Employee,
  employeeFormSchema,
} from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { action } from '../../action/action.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { mayMailTo } from '../mail/may-mail-to.ts';
import { emailTaken } from './email-taken.ts';
import { sentEmployee } from './employee.examples.ts';
import {
  type EmployeeValues,
  insertEmployee,
  lockByEmail,
  updateEmployeeRow,
} from './employee.queries.ts';
import { lockAdmin } from './employee.rows.ts';
import { invite } from './invite.ts';

/** An admin adds a person, who sets their own password through the invitation. */
export const createEmployee = action({
  access: 'admin',
  input: employeeFormSchema,
  output: createdEmployeeSchema,
  example: sentEmployee,
  run: async (ctx, { role, ...person }) => {
    const byMail = await mayMailTo(ctx, person.email);
    return ctx.db.transaction(async (tx) => {
      const inside = { ...ctx, db: tx };
      await lockAdmin(inside);
      const employee = await addEmployee(inside, { ...person, role: role ?? 'employee' });
      return { ...employee, invitationLink: await invite(inside, employee, { byMail }) };
    });
  },
});

async function addEmployee(ctx: ServiceContext, values: EmployeeValues): Promise<Employee> {
  const added = await insertEmployee(ctx.db, values, ctx.now());
  if (added) return added;
  const known = await lockByEmail(ctx.db, values.email);
  if (!known?.isUnconfirmed) throw emailTaken(known);
  // An unconfirmed registration proves nothing and must not keep the owner of the e-mail out.
  await voidAllLinks(ctx, known.id);
  const changes = { ...values, isActive: true, registration: null };
  return updateEmployeeRow(ctx.db, known.id, changes, ctx.now());
}
