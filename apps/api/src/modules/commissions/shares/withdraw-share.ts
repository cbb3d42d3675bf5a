import { shareIdSchema } from '@pbr/schemas/commission/share';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { editedShares } from '../commission.rows.ts';
import { enqueueWithdrawal } from '../mails/enqueue-share-mails.ts';
import { recordChange, updateShareRow } from '../share-write.queries.ts';

/** Withdraws a share: its agent can no longer see it, and is told by mail. Doing it twice changes nothing. */
export const withdrawShare = action({
  access: 'member',
  row: lock(editedShares, 'edit'),
  output: shareIdSchema,
  run: async (inside, _input, { id, isActive }) => {
    if (!isActive) return { id };
    const now = inside.now();
    await updateShareRow(inside.db, id, { changes: { isActive: false }, now });
    const { userId } = inside.actor;
    await recordChange(inside.db, id, { event: 'withdrawn', actorId: userId, now });
    await enqueueWithdrawal(inside, id);
    return { id };
  },
});
