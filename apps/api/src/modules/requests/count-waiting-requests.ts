import type { ServiceContext } from '../../lib/context.ts';
import { countPendingRequests } from './request-list.queries.ts';
import { requireRequestManager } from './require-request-manager.ts';

/** The number of pending requests, for the tab of the inbox. */
export async function countWaitingRequests(ctx: ServiceContext): Promise<{ count: number }> {
  requireRequestManager(ctx.actor);
  return { count: await countPendingRequests(ctx.db) };
}
