import { type Actor, isAdmin } from '../../security/actor.ts';

/** Reads what visitors asked of the company, answers it and takes it out as a file. */
export function canManageRequests(actor: Actor): boolean {
  return isAdmin(actor);
}

interface Candidate {
  role: string;
  isActive: boolean;
}

/** A request is given to somebody who can open it. */
export function canBeAssigned({ role, isActive }: Candidate): boolean {
  return isActive && role === 'admin';
}
