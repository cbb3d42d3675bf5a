import type { BulkAction } from '@pbr/schemas/bulk-change/values';
import { UNDO_MINUTES } from '@pbr/schemas/bulk-change/values';
import type { ServiceContext } from '../../../lib/context.ts';
import { lockActor } from '../../../action/lock-actor.ts';
import type { SignedIn } from '../../../action/rows.ts';
import { lockAdmin } from '../../employees/employee.rows.ts';

/**
 * The transaction of a change, or of undoing one. Every such transaction takes its locks in this order, so that none waits for another in
 * a circle: hand-overs like all writes to employees, the actor, the key of the change, the new owners, the listings.
 */
export function holdChange<T>(
  ctx: ServiceContext,
  kind: BulkAction,
  work: (inside: SignedIn) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const actor = await (kind === 'hand_over' ? lockAdmin(inside) : lockActor(inside));
    return work({ ...inside, actor });
  });
}

const UNDO_MS = UNDO_MINUTES * 60_000;

/** The end of the time in which a change can be undone. */
export const changeUndoableUntil = (createdAt: string): Date =>
  new Date(new Date(createdAt).getTime() + UNDO_MS);

/** Changes made after this time can be undone now. */
export const changeUndoableSince = (now: Date): Date => new Date(now.getTime() - UNDO_MS);
