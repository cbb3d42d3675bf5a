import { checkAccess, type Person, signedIn } from '../security/access.ts';
import type { ServiceContext } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { lockUser } from './actor.queries.ts';

export interface LockOptions {
  access?: 'member' | 'admin';
  /** Set it to change the person's own row: two writes that share the lock before they change the row would deadlock. */
  toChange?: boolean;
}

/**
 * The first step of every write by a signed-in person, inside its transaction: until the commit nobody can deactivate the person or
 * take the role away. Refuses a person to whom that has already happened.
 */
export async function lockActor(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { access = 'member', toChange = false }: LockOptions = {},
): Promise<Person> {
  const person = signedIn(ctx.actor);
  const user = await lockUser(ctx.db, person.userId, toChange);
  if (!user?.isActive) throw new AppError('session.required');
  const current = { ...person, role: user.role };
  checkAccess(current, access);
  return current;
}
