import type { ServiceContext } from '../../../lib/context.ts';
import { changeShare } from './change-share.ts';
import { enqueueWithdrawal } from '../mails/enqueue-share-mails.ts';
import { recordChange, updateShareRow } from './share-write.queries.ts';

/** Withdraws a share: its agent can no longer see it, and is told by mail. Doing it twice changes nothing. */
export async function withdrawShare(
  ctx: ServiceContext,
  { id }: { id: unknown },
): Promise<{ id: string }> {
  return changeShare(ctx, id, async (inside, share) => {
    if (!share.isActive) return { id: share.id };
    const now = inside.now();
    await updateShareRow(inside.db, share.id, { changes: { isActive: false }, now });
    const { userId } = inside.actor;
    await recordChange(inside.db, share.id, { event: 'withdrawn', actorId: userId, now });
    await enqueueWithdrawal(inside, share.id);
    return { id: share.id };
  });
}
