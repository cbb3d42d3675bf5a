import { propertyDetailSchema } from '@pbr/schemas/property/read';
import {
  sentIsActive,
  updateDraftSchema,
  updatePropertySchema,
  updatePublishedSchema,
} from '@pbr/schemas/property/write';
import { action } from '../../../action/action.ts';
import { lock } from '../../../action/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { listings } from '../property.rows.ts';
import { writeChange } from './write-change.ts';

/** Writes all fields of a listing, and publishes a draft when asked to; an admin may give it another owner. */
export const updateProperty = action({
  access: 'member',
  row: lock(listings, 'edit'),
  input: updatePropertySchema,
  inputFor: ({ isDraft }, sent) =>
    isDraft && sentIsActive(sent) !== true ? updateDraftSchema : updatePublishedSchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (inside, { version: read, dealStatus, ownerId, isActive, ...values }, before) => {
    const isPublished = before.isDraft && isActive === true;
    const written = isPublished ? { ...values, isActive } : values;
    return writeChange(inside, before, { values: written, dealStatus, ownerId, read });
  },
});
