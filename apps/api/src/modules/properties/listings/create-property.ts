import { type PropertyDetail, propertyWriteSchema } from '@pbr/schemas/property/property';
import { chosenOwnerSchema, creationSchema } from '@pbr/schemas/property/write';
import { type Person, signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { lockActor } from '../../session/lock-actor.ts';
import { getProperty } from './get-property.ts';
import { findCreated, insertProperty, isActiveUser } from './property-write.queries.ts';

interface CreateProperty {
  form: unknown;
  /** A second form with the same key adds no listing: it is a double click, or a retry after a lost answer. */
  creationKey?: unknown;
}

/** Publishes a listing of the actor; an admin may name another owner. */
export async function createProperty(
  ctx: ServiceContext,
  { form, creationKey }: CreateProperty,
): Promise<PropertyDetail> {
  signedIn(ctx.actor);
  return ctx.db.transaction(async (tx) => {
    const actor = await lockActor({ actor: ctx.actor, db: tx });
    const inside = { ...ctx, db: tx, actor };
    const values = parseInput(propertyWriteSchema, form);
    const key = parseInput(creationSchema, { creationKey }).creationKey ?? null;
    const ownerId = (await chosenOwner(inside, form)) ?? actor.userId;
    const property = { values, ownerId, creationKey: key, now: ctx.now() };
    const id =
      (await insertProperty(tx, property)) ?? (key && (await findCreated(tx, ownerId, key)));
    if (!id) throw new Error('a listing was neither inserted nor there');
    return getProperty(inside, { id });
  });
}

async function chosenOwner(
  ctx: ServiceContext & { actor: Person },
  form: unknown,
): Promise<string | null> {
  const { ownerId } = parseInput(chosenOwnerSchema, form);
  if (ctx.actor.role !== 'admin') return null;
  if (ownerId === null || (await isActiveUser(ctx.db, ownerId))) return ownerId;
  throw new AppError('request.invalid', { fields: { ownerId: 'Elige a una persona activa.' } });
}
