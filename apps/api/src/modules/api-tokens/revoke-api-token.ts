import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { markRevoked } from './api-token.queries.ts';

/** Ends one of the person's own tokens from its next request on. Answers the same for somebody else's token as for an unknown id. */
export async function revokeApiToken(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<{ id: string }> {
  const { userId } = signedIn(ctx.actor);
  const isRevoked = isUuid(id) && (await markRevoked(ctx.db, { id, userId, now: ctx.now() }));
  if (!isRevoked) throw new AppError('token.not_found');
  return { id };
}
