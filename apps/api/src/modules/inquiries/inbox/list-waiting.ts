import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { findWaiting, type WaitingRows } from './inbox.queries.ts';
import { inboxScope } from '../inquiry.policy.ts';

/** The inquiries that have waited longest, and the number of all pending ones. */
export async function listWaiting(
  ctx: ServiceContext,
  { limit }: { limit: number },
): Promise<WaitingRows> {
  return findWaiting(ctx.db, inboxScope(signedIn(ctx.actor)), limit);
}
