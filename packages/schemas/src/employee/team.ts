import * as z from 'zod/mini';
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

/** Somebody in the list of the administration. */
export const teamMemberSchema = z.extend(employeeSchema, {
  status: z.enum(TEAM_FILTERS),
  isAgent: z.boolean(),
  isPhoneVerified: z.boolean(),
  /** Listings that are not deleted. */
  listings: z.int(),
  /** Of the invitation that is still good or was the last one; null for who needs none. */
  invitationExpiresAt: z.nullable(z.iso.datetime()),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

export const teamPageSchema = z.object({
  items: z.array(teamMemberSchema),
  /** How many match. */
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  /** Of everybody, whatever was searched; active ones are counted as the specification has it, with who is invited. */
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

/** Who had no password yet is invited anew. */
export const reactivatedSchema = z.object({ invitationLink: z.nullable(z.string()) });
export type Reactivated = z.output<typeof reactivatedSchema>;
