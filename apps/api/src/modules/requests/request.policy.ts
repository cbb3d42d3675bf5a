import { type Actor, isAdmin } from '../../security/actor.ts';

/** Only admins may read, answer and export requests. */
export function canManageRequests(actor: Actor): boolean {
  return isAdmin(actor);
}

interface Candidate {
  role: string;
  isColleague: boolean;
}

/** A request can be assigned to an admin who can open it. */
export function canBeAssigned({ role, isColleague }: Candidate): boolean {
  return isColleague && role === 'admin';
}
