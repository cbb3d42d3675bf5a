import type { Employee } from '@pbr/schemas/employee/employee';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { findEmployee, lockEmployee } from './employee.queries.ts';

/** A person on the list of employees, for admins. */
export async function getEmployee(ctx: ServiceContext, id: unknown): Promise<Employee> {
  checkAccess(ctx.actor, 'admin');
  return present(isId(id) ? await findEmployee(ctx.db, id) : null);
}

/** The same, locked until the transaction ends. The caller has checked that the actor is an admin. */
export async function requireEmployee(ctx: ServiceContext, id: unknown): Promise<Employee> {
  return present(isId(id) ? await lockEmployee(ctx.db, id) : null);
}

const isId = (id: unknown): id is string => typeof id === 'string' && isUuid(id);

function present(employee: Employee | null): Employee {
  if (!employee) throw new AppError('employee.not_found');
  return employee;
}
