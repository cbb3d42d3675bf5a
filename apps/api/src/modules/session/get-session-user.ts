import type { SessionUser } from '@pbr/schemas/user';
import type { ServiceContext } from '../../lib/context.ts';

/** The person behind the session, or null. Until sign-in exists every actor is a visitor. */
export async function getSessionUser(_ctx: ServiceContext): Promise<SessionUser | null> {
  return null;
}
