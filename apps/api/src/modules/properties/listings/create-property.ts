import { propertyDetailSchema } from '@pbr/schemas/property/read';
import {
  createDraftSchema,
  createPropertySchema,
  createPublishedSchema,
  type PropertyCreation,
  sentIsActive,
} from '@pbr/schemas/property/write';
import { AppError, wrongField } from '../../../lib/errors.ts';
import { action } from '../../../action/action.ts';
import { lockedActor, type SignedIn } from '../../../action/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { getProperty, seenBy } from './get-property.ts';
import { insertProperty } from './stored-property.queries.ts';
import { findCreated, lockIsColleague } from '../property-write.queries.ts';

/**
 * Publishes a listing of the actor, or keeps a draft of it; an admin may name another owner. A second form with the same `creationKey` adds no listing: it is a
 * double click, or a retry after a lost answer.
 */
export const createProperty = action({
  access: 'member',
  input: createPropertySchema,
  inputFor: (_row, sent) =>
    sentIsActive(sent) === false ? createDraftSchema : createPublishedSchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (ctx, { ownerId, ...listing }) => {
    // A listing of one's own is added by one statement, which locks its owner by itself.
    if (ownerId === null || ctx.actor.role !== 'admin')
      return create(ctx, ctx.actor.userId, listing);
    return lockedActor().hold(ctx, null, async (inside) =>
      create(inside, await chosenOwner(inside, ownerId), listing),
    );
  },
});

async function create(
  inside: SignedIn,
  ownerId: string,
  { creationKey = null, isActive = true, ...fields }: Omit<PropertyCreation, 'ownerId'>,
) {
  const values = { ...fields, isActive, isDraft: !isActive };
  const added = { values, ownerId, creationKey, now: inside.now() };
  const property = await insertProperty(inside.db, added);
  if (property) return seenBy(inside.actor, property);
  const id = creationKey && (await findCreated(inside.db, ownerId, creationKey));
  if (!id) throw new AppError('session.required');
  return getProperty(inside, { id });
}

async function chosenOwner({ db, actor }: SignedIn, ownerId: string): Promise<string> {
  if (actor.role !== 'admin') return actor.userId;
  if (await lockIsColleague(db, ownerId)) return ownerId;
  throw wrongField('ownerId', 'Elige a una persona que pueda entrar.');
}
