import { type Undoable, undoableSchema } from '@pbr/schemas/bulk-change/bulk-change';
import { operation } from '../../../operation/operation.ts';
import { findLastChange } from './bulk.queries.ts';
import { undoableSince, undoableUntil } from './hold-change.ts';

/** The person's last change of several listings, if it can still be undone. */
export const getUndoable = operation({
  access: 'member',
  output: undoableSchema,
  run: async ({ db, actor, now }): Promise<Undoable | null> => {
    const last = await findLastChange(db, {
      actorId: actor.userId,
      since: undoableSince(now()),
    });
    if (!last) return null;
    const { id, action, count, createdAt } = last;
    return { id, action, count, undoUntil: undoableUntil(createdAt).toISOString() };
  },
});
