import type { Actor } from './actor.ts';
import { AppError } from '../lib/errors.ts';

/** The rules for calling a procedure or a route. The action then asks the policy about the row. */
export const ACCESS_RULES = ['public', 'member', 'admin'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** The kind of row that a call names by id, and the permission that it needs. A row that the actor may not see counts as missing. */
export interface NamedRow {
  row:
    | 'property'
    | 'deleted property'
    | 'bulk change'
    | 'image'
    | 'inquiry'
    | 'held inquiry'
    | 'service request'
    | 'held service request'
    | 'share'
    | 'agent'
    | 'employee'
    | 'session'
    | 'token'
    | 'place name'
    | 'import'
    | 'import map';
  /**
   * 'show': everybody must be allowed to see the row, even if the actor may. 'nothing': the ids only choose among rows that the actor may
   * see anyway; other ids are skipped.
   */
  needs: 'nothing' | 'show' | 'see' | 'edit' | 'answer' | 'link' | 'manage' | 'admin' | 'own';
}

/** An actor with an account. */
export type Person = Exclude<Actor, { kind: 'visitor' }>;

/** REST and tRPC calls both check this before they look at the input. */
export function checkAccess(actor: Actor, access: AccessRule): void {
  if (access === 'public') return;
  const person = signedIn(actor);
  if (access === 'admin' && person.role !== 'admin') throw new AppError('admin.required');
}

/** The person who asks; throws `session.required` for a visitor. */
export function signedIn(actor: Actor): Person {
  if (actor.kind === 'visitor') throw new AppError('session.required');
  return actor;
}
