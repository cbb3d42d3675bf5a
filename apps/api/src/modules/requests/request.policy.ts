import { type Actor, isAdmin } from '../../security/actor.ts';

/** Only admins may read, answer and export requests. */
export function canManageRequests(actor: Actor): boolean {
  return isAdmin(actor);
}

interface Candidate {
  role: string;
  isActive: boolean;
}

/** A request can be assigned to an active admin, who can open it. */
export function canBeAssigned({ role, isActive }: Candidate): boolean {
  return isActive && role === 'admin';
}
