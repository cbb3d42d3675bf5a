import { type Actor, isUser } from '../../../security/actor.ts';

/** A change is its maker's own business: for everybody else, admins included, it does not exist. */
export function canUndoChange(actor: Actor, { actorId }: { actorId: string }): boolean {
  return isUser(actor, actorId);
}
