import type { EndedSessions } from '@pbr/schemas/account/session';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { deleteSessionsOf } from './session.queries.ts';

/** Ends one of the person's own sessions. Answers the same for somebody else's session as for an unknown id. */
export async function endSession(
  ctx: ServiceContext,
  { publicId }: { publicId: string },
): Promise<EndedSessions> {
  const { userId } = signedIn(ctx.actor);
  if (publicId === ctx.session.publicId) {
    await ctx.session.end();
    return { ended: 1 };
  }
  const ended = await deleteSessionsOf(ctx.db, userId, { only: publicId });
  if (ended === 0) throw new AppError('session.not_found');
  return { ended };
}
