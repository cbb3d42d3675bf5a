import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { countPending } from './inbox.queries.ts';
import { inboxScope } from './inquiry.policy.ts';

/** The number of pending inquiries in the person's inbox, for the header. */
export async function countUnanswered(ctx: ServiceContext): Promise<{ count: number }> {
  return { count: await countPending(ctx.db, inboxScope(signedIn(ctx.actor))) };
}
