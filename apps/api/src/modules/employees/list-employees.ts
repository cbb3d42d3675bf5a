import { type Employee, employeesSchema } from '@pbr/schemas/employee/employee';
import { action } from '../../action/action.ts';
import { findEmployees } from './employee.queries.ts';

const byName = new Intl.Collator('es-MX').compare;
const nameOf = ({ lastName, firstName, email }: Employee) => `${lastName} ${firstName} ${email}`;

/** Active people, invited ones among them, and registrations that wait for an admin. */
export const listEmployees = action({
  access: 'admin',
  output: employeesSchema,
  run: async ({ db }) => {
    const employees = await findEmployees(db);
    // Sorts accents and case as people do, whatever the database's own order.
    return employees.toSorted((a, b) => byName(nameOf(a), nameOf(b)));
  },
});
