import type { Employee } from '@pbr/schemas/employee/employee';
import type { ServiceContext } from '../../lib/context.ts';
import { lockActor } from '../../action/lock-actor.ts';
import type { LockedKind, RowKind } from '../../action/rows.ts';
import type { Person } from '../../security/access.ts';
import { isAdmin } from '../../security/actor.ts';
import {
  findConfirmedEmployee,
  findEmployee,
  lockConfirmedEmployee,
  lockEmployee,
  lockEmployees,
} from './employee.queries.ts';

/**
 * The locks of every write to employees: one at a time, and only while the actor still is an admin. It waits for other writes before
 * it locks the actor, because two admins who change each other would deadlock otherwise.
 */
export async function lockAdmin(inside: ServiceContext): Promise<Person> {
  const [, actor] = await Promise.all([
    lockEmployees(inside.db),
    lockActor(inside, { access: 'admin', toChange: true }),
  ]);
  return actor;
}

/** People on the list of employees. */
export const employees: RowKind<Employee> & LockedKind<Employee> = {
  row: 'employee',
  missing: 'employee.not_found',
  forbidden: 'admin.required',
  find: ({ db }, id) => findEmployee(db, id),
  lock: ({ db }, id) => lockEmployee(db, id),
  lockActor: lockAdmin,
  refusal: (actor) => (isAdmin(actor) ? null : 'forbidden'),
};

/** The same and deactivated people. */
export const confirmedEmployees: typeof employees = {
  ...employees,
  find: ({ db }, id) => findConfirmedEmployee(db, id),
  lock: ({ db }, id) => lockConfirmedEmployee(db, id),
};
