import { restoredSchema } from '@pbr/schemas/property/deleted';
import { action } from '../../../action/action.ts';
import { FOR_ADMINS, lock, type LockedKind } from '../../../action/rows.ts';
import { type LockedDeleted, lockIsActive, lockRestorable } from './deleted.queries.ts';
import { keptSince } from './kept-since.ts';
import { updatePropertyRow } from '../listings/stored-property.queries.ts';

/** Listings that are not deleted, or not long enough to be gone. */
const restorable: LockedKind<LockedDeleted> = {
  ...FOR_ADMINS,
  row: 'deleted property',
  missing: 'property.not_found',
  lock: ({ db, now }, id) => lockRestorable(db, id, keptSince(now())),
};

/**
 * Restores a deleted listing, paused when its owner is not active, because nobody would look after it. Its shares stay ended. Doing
 * it twice changes nothing.
 */
export const restoreProperty = action({
  access: 'admin',
  row: lock(restorable, 'admin'),
  output: restoredSchema,
  run: async ({ db, now }, _input, { id, ownerId, isDeleted, isActive: wasActive }) => {
    if (!isDeleted) return { id, isActive: wasActive };
    const isActive = wasActive && (await lockIsActive(db, ownerId));
    const values = { deletedAt: null, deletedBy: null, isActive };
    await updatePropertyRow(db, id, { values, now: now() });
    return { id, isActive };
  },
});
