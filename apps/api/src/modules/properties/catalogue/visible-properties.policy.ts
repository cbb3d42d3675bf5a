import { type Actor, isAdmin } from '../../../security/actor.ts';

/** Who looks, for queries that choose what may be seen as `canSeeProperty` does. Null is a visitor. */
export function viewerOf(actor: Actor): { userId: string; isAdmin: boolean } | null {
  return actor.kind === 'visitor' ? null : { userId: actor.userId, isAdmin: isAdmin(actor) };
}
