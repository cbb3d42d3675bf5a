import type { SessionUser } from '@pbr/schemas/account/user';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { selectSessionUser } from './session.queries.ts';

/** The person behind the session, or null. */
export async function getSessionUser(ctx: ServiceContext): Promise<SessionUser | null> {
  if (ctx.actor.kind === 'visitor') return null;
  return (await selectSessionUser(ctx.db, ctx.actor.userId)) ?? null;
}

/** The documented call answers 401 without a session. */
export async function requireSessionUser(ctx: ServiceContext): Promise<SessionUser> {
  const user = await getSessionUser(ctx);
  if (!user) throw new AppError('session.required');
  return user;
}
