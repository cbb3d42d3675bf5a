import { type Actor, isAdmin } from '../../security/actor.ts';

/** The figures of admins cover the agency, those of everybody else their own listings. */
export function figuresScope(
  actor: Exclude<Actor, { kind: 'visitor' }>,
): 'all' | { ownerId: string } {
  return isAdmin(actor) ? 'all' : { ownerId: actor.userId };
}
