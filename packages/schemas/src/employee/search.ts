import * as z from 'zod/mini';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** The filters of the team list; without one it shows everybody. */
export const TEAM_FILTERS = ['active', 'invited', 'pending', 'inactive'] as const;
export type TeamFilter = (typeof TEAM_FILTERS)[number];

/** The URL of the list; absent or invalid values do not filter. */
export const employeeSearchSchema = z.object({
  status: lenient(z.enum(TEAM_FILTERS)),
  /** Words in the name, the e-mail or the telephone. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});
export type EmployeeSearch = z.output<typeof employeeSearchSchema>;
