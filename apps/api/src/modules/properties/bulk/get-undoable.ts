import { type Undoable, undoableSchema } from '@pbr/schemas/bulk-change/bulk-change';
import { action } from '../../../action/action.ts';
import { findLastChange } from './bulk.queries.ts';
import { changeUndoableSince, changeUndoableUntil } from './hold-change.ts';

/** The person's last change of several listings, if it can still be undone. */
export const getUndoable = action({
  access: 'member',
  output: undoableSchema,
  run: async ({ db, actor, now }): Promise<Undoable | null> => {
    const last = await findLastChange(db, {
      actorId: actor.userId,
      since: changeUndoableSince(now()),
    });
    if (!last) return null;
    const { id, action: kind, count, createdAt } = last;
    return { id, action: kind, count, undoUntil: changeUndoableUntil(createdAt).toISOString() };
  },
});
