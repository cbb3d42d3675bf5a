import type { Role } from '@pbr/schemas/account/values';

interface Visitor {
  kind: 'visitor';
}

/** A signed-in person. Role and activity are read with every request, never remembered. */
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

/** Nobody is the user that is not there. */
export function isUser(actor: Actor, userId: string | null): boolean {
  return actor.kind !== 'visitor' && actor.userId === userId;
}
