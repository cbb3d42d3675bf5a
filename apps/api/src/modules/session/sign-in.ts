import type { SessionUser } from '@pbr/schemas/account/user';
import type { ProvenPerson, ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { selectSessionUser } from './session.queries.ts';

/** Signs the visitor in as the person they have proven to be. */
export async function signIn(ctx: ServiceContext, proven: ProvenPerson): Promise<SessionUser> {
  const user = await selectSessionUser(ctx.db, proven.userId);
  if (!user) throw new AppError('session.invalid_credentials');
  await ctx.session.start(proven);
  return user;
}
