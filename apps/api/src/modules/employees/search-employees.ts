import { employeeSearchSchema } from '@pbr/schemas/employee/search';
import { TEAM_PAGE_SIZE, teamPageSchema } from '@pbr/schemas/employee/team';
import { action } from '../../action/action.ts';
import { pageFacts, rangeOf } from '../../action/numbered-page.ts';
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
      ...rangeOf(page, TEAM_PAGE_SIZE),
    });
    return { items, ...pageFacts(total, page, TEAM_PAGE_SIZE), counts };
  },
});
