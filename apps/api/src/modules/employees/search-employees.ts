import type { EmployeeSearch } from '@pbr/schemas/employee/search';
import { TEAM_PAGE_SIZE, type TeamPage } from '@pbr/schemas/employee/team';
import { checkAccess } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { findTeam } from './team.queries.ts';

/** A numbered page of active, invited and waiting people, or of the status that is asked for. */
export async function searchEmployees(
  ctx: ServiceContext,
  { status, search, page = 1 }: EmployeeSearch,
): Promise<TeamPage> {
  checkAccess(ctx.actor, 'admin');
  const { items, total, counts } = await findTeam(ctx.db, {
    status,
    search,
    limit: TEAM_PAGE_SIZE,
    offset: (page - 1) * TEAM_PAGE_SIZE,
  });
  return { items, total, page, pageCount: Math.ceil(total / TEAM_PAGE_SIZE), counts };
}
