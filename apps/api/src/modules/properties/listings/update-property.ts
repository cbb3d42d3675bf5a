import { dealRefusal } from '@pbr/schemas/property/deal-status';
import type { PropertyWrite } from '@pbr/schemas/property/write';
import { propertyDetailSchema } from '@pbr/schemas/property/read';
import { updatePropertySchema } from '@pbr/schemas/property/write';
import { AppError } from '../../../lib/errors.ts';
import { requireVersion } from '../../../lib/precondition.ts';
import { operation } from '../../../operation/operation.ts';
import { lock } from '../../../operation/rows.ts';
import { sentProperty } from '../property.examples.ts';
import { listings } from '../property.rows.ts';
import { getProperty } from './get-property.ts';
import { differs, type LockedProperty, updatePropertyRow } from './property-write.queries.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

/**
 * Writes all fields of a listing. Refuses an edit of an older version, which would undo somebody else's changes, unless it equals the
 * stored listing: that is the second of two clicks. Without a version the last write wins.
 */
export const updateProperty = operation({
  access: 'member',
  row: lock(listings, 'edit'),
  input: updatePropertySchema,
  output: propertyDetailSchema,
  example: sentProperty,
  run: async (inside, { version: read, dealStatus, ...fields }, property) => {
    const deal = dealStatus === undefined ? keptDeal(property, fields) : dealStatus;
    requirePossibleDeal(deal, fields.operationType);
    const values = { ...fields, dealStatus: deal };
    if (await differs(inside.db, property.id, values)) {
      requireVersion(inside, property.version);
      if ((read ?? property.version) !== property.version) throw new AppError('property.changed');
      await updatePropertyRow(inside.db, property.id, { values, now: inside.now() });
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
