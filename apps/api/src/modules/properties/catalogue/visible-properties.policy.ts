import { type Actor, isAdmin } from '../../../security/actor.ts';

/** The viewer for queries that choose listings by the rule of `canSeeProperty`. Null is a visitor. */
export function viewerOf(actor: Actor): { userId: string; isAdmin: boolean } | null {
  return actor.kind === 'visitor' ? null : { userId: actor.userId, isAdmin: isAdmin(actor) };
}
