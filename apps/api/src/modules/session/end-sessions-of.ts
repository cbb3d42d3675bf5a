import type { ServiceContext } from '../../lib/context.ts';
import { deleteSessionsOf } from './session.queries.ts';

/** Signs the person out wherever they are, except where `except` names the session. Answers how many sessions ended. */
export async function endSessionsOf(
  ctx: Pick<ServiceContext, 'db'>,
  userId: string,
  { except = null }: { except?: string | null } = {},
): Promise<number> {
  return deleteSessionsOf(ctx.db, userId, { except });
}
