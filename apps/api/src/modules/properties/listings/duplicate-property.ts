import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { creationSchema } from '@pbr/schemas/property/write';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../property.rows.ts';
import { getProperty } from './get-property.ts';
import { findCreated, insertCopy } from '../property-write.queries.ts';

/**
 * Adds a copy of a listing as a draft for the same owner, without photos, shares, inquiries or deal. A second call with the same
 * `creationKey` adds none: it is a double click, or a retry after a lost answer.
 */
export const duplicateProperty = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: creationSchema,
  output: propertyDetailSchema,
  run: async (inside, { creationKey = null }, { id: original, ownerId }) => {
    const copy = { original, creationKey, now: inside.now() };
    const id =
      (await insertCopy(inside.db, copy)) ??
      (creationKey && (await findCreated(inside.db, ownerId, creationKey)));
    if (!id) throw new Error('a copy was neither inserted nor there');
    return getProperty(inside, { id });
  },
});
