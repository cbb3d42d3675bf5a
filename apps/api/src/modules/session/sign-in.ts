import type { SessionUser } from '@pbr/schemas/user';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { selectSessionUser } from './session.queries.ts';

/** Signs the visitor in as somebody who has proven to be that person. */
export async function signIn(ctx: ServiceContext, userId: string): Promise<SessionUser> {
  const user = await selectSessionUser(ctx.db, userId);
  if (!user) throw new AppError('session.invalid_credentials');
  await ctx.session.start(user.id);
  return user;
}
