import { type Actor, isAdmin } from '../../security/actor.ts';

/** Only admins may read, answer and export service requests. */
export function canManageServiceRequests(actor: Actor): boolean {
  return isAdmin(actor);
}

interface Candidate {
  role: string;
  isColleague: boolean;
}

/** A service request can be assigned to an admin who can open it. */
export function canBeAssigned({ role, isColleague }: Candidate): boolean {
  return isColleague && role === 'admin';
}
