import { dealRefusal } from '@pbr/schemas/property/deal-status';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { propertyDetailSchema } from '@pbr/schemas/property/read';
import {
  sentIsActive,
  updateDraftSchema,
  updatePropertySchema,
  updatePublishedSchema,
} from '@pbr/schemas/property/write';
import { AppError } from '../../../lib/errors.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { listings } from '../property.rows.ts';
import { getProperty } from './get-property.ts';
import { differs, type LockedProperty, updatePropertyRow } from './property-write.queries.ts';
import { publication } from './publish.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

/**
 * Writes all fields of a listing, and publishes a draft when asked to. Refuses an edit of an older version, which would undo somebody else's changes, unless it equals the
 * stored listing: that is the second of two clicks. Without a version the last write wins.
 */
export const updateProperty = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  input: updatePropertySchema,
  inputFor: ({ isDraft }, sent) =>
    isDraft && sentIsActive(sent) !== true ? updateDraftSchema : updatePublishedSchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (inside, { version: read, dealStatus, isActive, ...fields }, property) => {
    const isPublished = property.isDraft && isActive === true;
    const deal = dealStatus === undefined ? keptDeal(property, fields) : dealStatus;
    requirePossibleDeal(deal, { ...fields, isDraft: property.isDraft && !isPublished });
    const values = { ...fields, dealStatus: deal };
    if (isPublished || (await differs(inside.db, property.id, values))) {
      requireVersion(inside, property.version);
      if ((read ?? property.version) !== property.version) throw new AppError('property.changed');
      const now = inside.now();
      const changes = isPublished ? { ...values, ...publication(now) } : values;
      await updatePropertyRow(inside.db, property.id, { values: changes, now });
    }
    return getProperty(inside, property);
  },
});

/** Drops a deal that the new operation cannot have. */
function keptDeal(
  { dealStatus }: Pick<LockedProperty, 'dealStatus'>,
  { operationType }: Pick<PropertyWrite, 'operationType'>,
): string | null {
  return dealRefusal(dealStatus, operationType) === undefined ? dealStatus : null;
}
