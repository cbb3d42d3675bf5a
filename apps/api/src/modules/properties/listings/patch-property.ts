import { patchSchemaFor, propertyPatchSchema } from '@pbr/schemas/property/patch';
import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { hiddenBy } from '@pbr/schemas/property/write';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { listings } from '../property.rows.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { writeChange } from './write-change.ts';

/** Changes any fields of a listing, and what depends on them: fields that a new choice hides are emptied. */
export const patchProperty = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: propertyPatchSchema,
  inputFor: patchSchemaFor,
  output: propertyDetailSchema,
  example: { salePrice: '4350000' },
  run: async (inside, { fields, isActive, dealStatus, ownerId }, before) => {
    const { propertyType = before.propertyType, operationType = before.operationType } = fields;
    const isOther = propertyType !== before.propertyType || operationType !== before.operationType;
    const hidden = isOther ? hiddenBy({ propertyType, operationType }) : [];
    const values = {
      ...fields,
      ...Object.fromEntries(hidden.map((name) => [name, null])),
      isActive: isActive ?? before.isActive,
    };
    return writeChange(inside, before, { values, dealStatus, ownerId });
  },
  after: async (ctx, property) => {
    if (!property.isActive) await forgetSharePicture(ctx, property.id);
  },
});
