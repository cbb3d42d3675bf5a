import {
  type CreatedEmployee,
  type Employee,
  employeeFormSchema,
} from '@pbr/schemas/employee/employee';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { parseInput } from '../../lib/parse-input.ts';
import { voidAllLinks } from '../accounts/links/account-link.ts';
import { mayMailTo } from '../accounts/links/enqueue-account-mail.ts';
import { changeEmployees } from './change-employees.ts';
import { emailTaken } from './email-taken.ts';
import {
  type EmployeeValues,
  insertEmployee,
  lockByEmail,
  updateEmployeeRow,
} from './employee.queries.ts';
import { invite } from './invite.ts';

/** An admin adds a person, who sets their own password through the invitation. */
export async function createEmployee(ctx: ServiceContext, form: unknown): Promise<CreatedEmployee> {
  checkAccess(ctx.actor, 'admin');
  const { role, ...person } = parseInput(employeeFormSchema, form);
  const byMail = await mayMailTo(ctx, person.email);
  return changeEmployees(ctx, async (inside) => {
    const employee = await addEmployee(inside, { ...person, role: role ?? 'employee' });
    return { ...employee, invitationLink: await invite(inside, employee, { byMail }) };
  });
}

async function addEmployee(ctx: ServiceContext, values: EmployeeValues): Promise<Employee> {
  const added = await insertEmployee(ctx.db, values, ctx.now());
  if (added) return added;
  const known = await lockByEmail(ctx.db, values.email);
  if (!known?.isUnconfirmed) throw emailTaken(known);
  // An unconfirmed registration proves nothing and must not keep the owner of the address out.
  await voidAllLinks(ctx, known.id);
  const changes = { ...values, isActive: true, registration: null };
  return updateEmployeeRow(ctx.db, known.id, changes, ctx.now());
}
