import type { Person } from '../../lib/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { lockActor } from '../session/lock-actor.ts';
import { type LockedProperty, lockProperty } from './property-write.queries.ts';
import { canEditProperty, canSeeProperty } from './property.policy.ts';

export type InsideChange = ServiceContext & { actor: Person };

/**
 * A write to one listing: in one transaction, while neither the listing nor the actor can change. Whoever may not see the listing
 * is told that it is not there, before what they sent is looked at.
 */
export async function changeProperty<T>(
  ctx: ServiceContext,
  id: unknown,
  change: (inside: InsideChange, property: LockedProperty) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const actor = await lockActor({ actor: ctx.actor, db: tx });
    const property = typeof id === 'string' && isUuid(id) ? await lockProperty(tx, id) : null;
    if (!property || !canSeeProperty(actor, property)) throw new AppError('property.not_found');
    if (!canEditProperty(actor, property)) throw new AppError('property.forbidden');
    return change({ ...ctx, db: tx, actor }, property);
  });
}

/** The precondition of `If-Match`; null asks for nothing. */
export function requireVersion(
  { version }: Pick<LockedProperty, 'version'>,
  ifMatch: readonly number[] | null | undefined,
): void {
  if (ifMatch && !ifMatch.includes(version)) throw new AppError('property.version_differs');
}
