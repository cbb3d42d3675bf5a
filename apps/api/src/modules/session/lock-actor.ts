import { checkAccess, type Person, signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { lockUser } from './session.queries.ts';

interface LockOptions {
  access?: 'member' | 'admin';
  /** The person's own row is going to be changed: two who only share it would wait for each other for ever. */
  toChange?: boolean;
}

/**
 * The first step of every write of a signed-in person, inside its transaction: nobody can be deactivated, or lose the role, between
 * this and the commit. Whoever was in the meantime is refused.
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
