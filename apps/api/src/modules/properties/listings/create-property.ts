import { propertyDetailSchema } from '@pbr/schemas/property/read';
import {
  createDraftSchema,
  createPropertySchema,
  createPublishedSchema,
  sentIsActive,
} from '@pbr/schemas/property/write';
import { AppError } from '../../../lib/errors.ts';
import { operation } from '../../../operation/operation.ts';
import { lockedActor, type SignedIn } from '../../../operation/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { getProperty } from './get-property.ts';
import { findCreated, insertProperty, lockIsColleague } from './property-write.queries.ts';

/**
 * Publishes a listing of the actor, or keeps a draft of it; an admin may name another owner. A second form with the same `creationKey` adds no listing: it is a
 * double click, or a retry after a lost answer.
 */
export const createProperty = operation({
  access: 'member',
  row: lockedActor(),
  input: createPropertySchema,
  inputFor: (_row, sent) =>
    sentIsActive(sent) === false ? createDraftSchema : createPublishedSchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (inside, { creationKey = null, ownerId: chosen, isActive = true, ...fields }) => {
    const ownerId = (await chosenOwner(inside, chosen)) ?? inside.actor.userId;
    const values = { ...fields, isActive, isDraft: !isActive };
    const property = { values, ownerId, creationKey, now: inside.now() };
    const id =
      (await insertProperty(inside.db, property)) ??
      (creationKey && (await findCreated(inside.db, ownerId, creationKey)));
    if (!id) throw new Error('a listing was neither inserted nor there');
    return getProperty(inside, { id });
  },
});

async function chosenOwner(
  { db, actor }: SignedIn,
  ownerId: string | null,
): Promise<string | null> {
  if (actor.role !== 'admin') return null;
  if (ownerId === null || (await lockIsColleague(db, ownerId))) return ownerId;
  throw new AppError('request.invalid', {
    fields: { ownerId: 'Elige a una persona que pueda entrar.' },
  });
}
