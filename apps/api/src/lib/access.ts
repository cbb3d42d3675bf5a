import type { Actor } from './actor.ts';
import { AppError } from './errors.ts';

/** Who may call a procedure or a route. The operation then asks the policy about the row. */
export const ACCESS_RULES = ['public', 'member', 'admin'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Somebody whom we know. */
export type Person = Exclude<Actor, { kind: 'visitor' }>;

/** Both doors ask this before they look at what was sent. */
export function checkAccess(actor: Actor, access: AccessRule): void {
  if (access === 'public') return;
  const person = signedIn(actor);
  if (access === 'admin' && person.role !== 'admin') throw new AppError('admin.required');
}

/** The person who asks; a visitor is refused. */
export function signedIn(actor: Actor): Person {
  if (actor.kind === 'visitor') throw new AppError('session.required');
  return actor;
}
