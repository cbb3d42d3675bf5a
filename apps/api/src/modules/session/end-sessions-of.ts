import type { ServiceContext } from '../../lib/context.ts';
import { deleteSessionsOf } from './session.queries.ts';

/** Signs the person out everywhere but in the session that `except` names. Answers the number of ended sessions. */
export async function endSessionsOf(
  ctx: Pick<ServiceContext, 'db'>,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  return deleteSessionsOf(ctx.db, userId, { except });
}
