import type { SessionUser } from '@pbr/schemas/user';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';

/** The person behind the session, or null. Until sign-in exists every actor is a visitor. */
export async function getSessionUser(_ctx: ServiceContext): Promise<SessionUser | null> {
  return null;
}

/** The documented call answers 401 without a session. */
export async function requireSessionUser(ctx: ServiceContext): Promise<SessionUser> {
  const user = await getSessionUser(ctx);
  if (!user) throw new AppError('session.required');
  return user;
}
