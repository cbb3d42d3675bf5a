import type { Employee } from '@pbr/schemas/employee/employee';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { findEmployees } from './employee.queries.ts';

const byName = new Intl.Collator('es-MX').compare;
const nameOf = ({ lastName, firstName, email }: Employee) => `${lastName} ${firstName} ${email}`;

/** Active people, invited ones among them, and registrations that wait for an admin. */
export async function listEmployees(ctx: ServiceContext): Promise<Employee[]> {
  checkAccess(ctx.actor, 'admin');
  const employees = await findEmployees(ctx.db);
  // Sorts accents and case as people do, whatever the database's own order.
  return employees.toSorted((a, b) => byName(nameOf(a), nameOf(b)));
}
