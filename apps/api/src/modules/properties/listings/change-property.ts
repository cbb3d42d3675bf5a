import { type Person, signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { type LockedProperty, lockProperty, readProperty } from './property-write.queries.ts';
import { canEditProperty, canSeeProperty } from '../property.policy.ts';

export type InsideChange = ServiceContext & { actor: Person };

/**
 * A write to one listing, in one transaction, with listing and actor locked. An actor who may not see the listing gets
 * `property.not_found` before the input is looked at.
 */
export async function changeProperty<T>(
  ctx: ServiceContext,
  id: unknown,
  change: (inside: InsideChange, property: LockedProperty) => Promise<T>,
): Promise<T> {
  return ctx.db.transaction(async (tx) => {
    const actor = await lockActor({ actor: ctx.actor, db: tx });
    const property = editable(actor, isId(id) ? await lockProperty(tx, id) : null);
    return change({ ...ctx, db: tx, actor }, property);
  });
}

/** Refuses an actor who may not change the listing, before any heavy work; the change itself checks again. */
export async function checkCanEdit(ctx: ServiceContext, id: unknown): Promise<void> {
  const actor = signedIn(ctx.actor);
  editable(actor, isId(id) ? await readProperty(ctx.db, id) : null);
}

function editable(actor: Person, property: LockedProperty | null): LockedProperty {
  if (!property || !canSeeProperty(actor, property)) throw new AppError('property.not_found');
  if (!canEditProperty(actor, property)) throw new AppError('property.forbidden');
  return property;
}

const isId = (id: unknown): id is string => typeof id === 'string' && isUuid(id);

/** Checks the precondition of `If-Match`; null is none. */
export function requireVersion(
  { version }: Pick<LockedProperty, 'version'>,
  ifMatch: readonly number[] | null | undefined,
): void {
  if (ifMatch && !ifMatch.includes(version)) throw new AppError('property.version_differs');
}
