import type { Restored } from '@pbr/schemas/property/deleted';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { lockIsActive, lockRestorable } from './deleted.queries.ts';
import { keptSince } from './kept-since.ts';
import { updatePropertyRow } from './property-write.queries.ts';

/**
 * Restores a deleted listing, paused when its owner is not active, because nobody would look after it. Its shares stay ended. Doing
 * it twice changes nothing.
 */
export async function restoreProperty(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<Restored> {
  return ctx.db.transaction(async (tx) => {
    await lockActor({ actor: ctx.actor, db: tx }, { access: 'admin' });
    const now = ctx.now();
    const property = isUuid(id) ? await lockRestorable(tx, id, keptSince(now)) : null;
    if (!property) throw new AppError('property.not_found');
    if (!property.isDeleted) return { id: property.id, isActive: property.isActive };
    const isActive = property.isActive && (await lockIsActive(tx, property.ownerId));
    const values = { deletedAt: null, deletedBy: null, isActive };
    await updatePropertyRow(tx, property.id, { values, now });
    return { id: property.id, isActive };
  });
}
