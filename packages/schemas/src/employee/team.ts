import * as z from 'zod/mini';
import { pageShape } from '../page.ts';
import { TEAM_FILTERS, type TeamFilter } from './search.ts';
import { employeeSchema } from './employee.ts';

export const TEAM_PAGE_SIZE = 25;

export const teamFilterLabels: Readonly<Record<TeamFilter, string>> = {
  active: 'Activos',
  invited: 'Invitados',
  pending: 'Por aprobar',
  inactive: 'Inactivos',
};

export const teamStatusLabels: Readonly<Record<TeamFilter, string>> = {
  active: 'Activo',
  invited: 'Invitación enviada',
  pending: 'Por aprobar',
  inactive: 'Inactivo',
};

/** A person in the admins' team list. */
export const teamMemberSchema = z.extend(employeeSchema, {
  status: z.enum(TEAM_FILTERS),
  profileImageUrl: z.nullable(z.string()),
  isAgent: z.boolean(),
  isPhoneVerified: z.boolean(),
  /** Listings that are not deleted. */
  listings: z.int(),
  /** When the last unused invitation expires or expired; null for people who are not invited. */
  invitationExpiresAt: z.nullable(z.iso.datetime()),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

export const teamPageSchema = z.object({
  items: z.array(teamMemberSchema),
  ...pageShape,
  /** Counts of everybody, ignoring the search. `total`, `admins` and `employees` count the people who have accepted their invitation. */
  counts: z.object({
    total: z.int(),
    admins: z.int(),
    employees: z.int(),
    invited: z.int(),
    pending: z.int(),
    inactive: z.int(),
  }),
});
export type TeamPage = z.output<typeof teamPageSchema>;

/** How many listings the person has again. */
export const takenBackSchema = z.object({ listings: z.int() });

export const reactivatedSchema = z.object({
  /** A new invitation, for a person who had no password yet; otherwise null. */
  invitationLink: z.nullable(z.string()),
  /** Listings that the deactivation gave to somebody else, to be taken back; null if there are none. */
  given: z.nullable(z.object({ listings: z.int(), to: z.string() })),
});
