import * as z from 'zod/mini';
import { lenient, searchedText, wholeNumber } from '../lenient.ts';

/** What an admin can ask the list for; without any it is everybody who works here or wants to. */
export const TEAM_FILTERS = ['active', 'invited', 'pending', 'inactive'] as const;
export type TeamFilter = (typeof TEAM_FILTERS)[number];

/** The address of the list; what is absent or not understood filters nothing. */
export const employeeSearchSchema = z.object({
  status: lenient(z.enum(TEAM_FILTERS)),
  /** Words in the name, the e-mail or the telephone. */
  search: searchedText,
  page: lenient(wholeNumber(1, 100_000)),
});
export type EmployeeSearch = z.output<typeof employeeSearchSchema>;
