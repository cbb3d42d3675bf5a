import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { countWaiting } from './shared-with-me.queries.ts';

/** The number of shares that wait for the person's answer. */
export async function countWaitingShares(ctx: ServiceContext): Promise<{ count: number }> {
  return { count: await countWaiting(ctx.db, signedIn(ctx.actor).userId) };
}
