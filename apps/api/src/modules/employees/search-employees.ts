import { employeeSearchSchema } from '@pbr/schemas/employee/search';
import { TEAM_PAGE_SIZE, teamPageSchema } from '@pbr/schemas/employee/team';
import { action } from '../../action/action.ts';
import { findTeam } from './team.queries.ts';

/** A numbered page of everybody, or of the status that is asked for. */
export const searchEmployees = action({
  access: 'admin',
  input: employeeSearchSchema,
  output: teamPageSchema,
  run: async ({ db }, { status, search, page = 1 }) => {
    const { items, total, counts } = await findTeam(db, {
      status,
      search,
      limit: TEAM_PAGE_SIZE,
      offset: (page - 1) * TEAM_PAGE_SIZE,
    });
    return { items, total, page, pageCount: Math.ceil(total / TEAM_PAGE_SIZE), counts };
  },
});
