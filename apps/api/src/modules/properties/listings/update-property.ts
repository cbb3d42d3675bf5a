import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { updatePropertySchema } from '@pbr/schemas/property/write';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { listings } from '../property.rows.ts';
import { getProperty } from './get-property.ts';
import { writeChange } from './write-change.ts';

/** Writes all fields of a listing; an admin may give it another owner. */
export const updateProperty = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  input: updatePropertySchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (inside, { version: read, dealStatus, ownerId, ...values }, before) => {
    await writeChange(inside, before, { values, dealStatus, ownerId, read });
    return getProperty(inside, before);
  },
});
