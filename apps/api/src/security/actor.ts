import type { Role } from '@pbr/schemas/account/values';

interface Visitor {
  kind: 'visitor';
  /** The page that asks was drawn for a person who is not signed in any more. */
  lostSession?: true;
}

/** A signed-in person. Every request reads role and activity anew. */
interface Member {
  kind: 'member';
  userId: string;
  role: Role;
}

/** An integrator's token acts as its owner, within its scope. */
interface Token {
  kind: 'token';
  userId: string;
  role: Role;
  scope: 'read' | 'write';
}

export type Actor = Visitor | Member | Token;

export function isAdmin(actor: Actor): boolean {
  return actor.kind !== 'visitor' && actor.role === 'admin';
}

/** Whether the actor is this user. A null id, left by a user who is gone, matches nobody. */
export function isUser(actor: Actor, userId: string | null): boolean {
  return actor.kind !== 'visitor' && actor.userId === userId;
}
