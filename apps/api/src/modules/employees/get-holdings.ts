import type { EmployeeId, Holdings } from '@pbr/schemas/employee/employee';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { findConfirmedEmployee } from './employee.queries.ts';
import { findHoldings } from './holdings.queries.ts';

/** Counts what needs a new owner when this person leaves. */
export async function getHoldings(ctx: ServiceContext, { id }: EmployeeId): Promise<Holdings> {
  checkAccess(ctx.actor, 'admin');
  if (!isUuid(id) || !(await findConfirmedEmployee(ctx.db, id)))
    throw new AppError('employee.not_found');
  return findHoldings(ctx.db, id);
}
