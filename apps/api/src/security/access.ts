import type { Actor } from './actor.ts';
import { AppError } from '../lib/errors.ts';

/** Who may call a procedure or a route. The operation then asks the policy about the row. */
export const ACCESS_RULES = ['public', 'member', 'admin'] as const;
export type AccessRule = (typeof ACCESS_RULES)[number];

/** Which row a call names by its id, and what the policy asks of whoever names it. What they may not see is not there for them. */
export type NamedRow =
  /**
   * 'show': everybody must be allowed to see it, whoever asks. 'nothing': the ids only choose among what they may see anyway, and
   * others are passed over.
   */
  | {
      row: 'property';
      needs: 'nothing' | 'show' | 'see' | 'edit';
      /** Where the id stands in the body of a documented call, and not in its address. */
      key?: string;
    }
  | { row: 'deleted property'; needs: 'admin' }
  | { row: 'image'; needs: 'edit' }
  | { row: 'inquiry'; needs: 'answer' }
  | { row: 'request'; needs: 'manage' }
  | { row: 'share'; needs: 'see' | 'edit' | 'answer' }
  | { row: 'agent'; needs: 'see' }
  | { row: 'employee'; needs: 'admin' }
  | { row: 'session'; needs: 'own' }
  | { row: 'token'; needs: 'own' };

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
