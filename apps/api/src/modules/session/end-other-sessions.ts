import type { EndedSessions } from '@pbr/schemas/account/session';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { endSessionsOf } from './end-sessions-of.ts';

/** Signs the person out everywhere but here. */
export async function endOtherSessions(ctx: ServiceContext): Promise<EndedSessions> {
  const { userId } = signedIn(ctx.actor);
  return { ended: await endSessionsOf(ctx, userId, { except: ctx.session.publicId }) };
}
