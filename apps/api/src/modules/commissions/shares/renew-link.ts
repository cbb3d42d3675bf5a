import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeShare } from './change-share.ts';
import { issueLink } from './issue-link.ts';

/** Makes a new link for an agent from outside, to be handed over by the owner of the listing. Voids every earlier one. */
export async function renewLink(
  ctx: ServiceContext,
  { id }: { id: unknown },
): Promise<{ link: string }> {
  return changeShare(ctx, id, async (inside, share) => {
    if (share.agentId !== null) throw new AppError('share.not_external');
    if (!share.isActive) throw new AppError('share.ended');
    return { link: await issueLink(inside, share.id, { voidsOthers: true }) };
  });
}
