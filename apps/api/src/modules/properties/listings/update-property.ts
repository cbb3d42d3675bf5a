import { dealRefusal } from '@pbr/schemas/property/deal-status';
import {
  type PropertyDetail,
  type PropertyWrite,
  propertyWriteSchema,
} from '@pbr/schemas/property/property';
import { readVersionSchema, sentDealSchema } from '@pbr/schemas/property/write';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { changeProperty, requireVersion } from './change-property.ts';
import { getProperty } from './get-property.ts';
import { differs, type LockedProperty, updatePropertyRow } from './property-write.queries.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

interface UpdateProperty {
  id: unknown;
  form: unknown;
  /** The version that the editor read; without it the last write wins. */
  version?: unknown;
  /** The deal, for doors that take it with the fields; without it the stored one stays if the operation allows it. */
  dealStatus?: unknown;
  /** The versions that `If-Match` names. */
  ifMatch?: readonly number[] | null;
}

/**
 * Writes all fields of a listing. Refuses an edit of an older version, which would undo somebody else's changes, unless it equals the
 * stored listing: that is the second of two clicks.
 */
export async function updateProperty(
  ctx: ServiceContext,
  { id, form, version, dealStatus, ifMatch }: UpdateProperty,
): Promise<PropertyDetail> {
  return changeProperty(ctx, id, async (inside, property) => {
    const fields = parseInput(propertyWriteSchema, form);
    const read = parseInput(readVersionSchema, { version }).version ?? property.version;
    const { dealStatus: deal = keptDeal(property, fields) } = parseInput(sentDealSchema, {
      dealStatus,
    });
    requirePossibleDeal(deal, fields.operationType);
    const values = { ...fields, dealStatus: deal };
    if (await differs(inside.db, property.id, values)) {
      requireVersion(property, ifMatch);
      if (read !== property.version) throw new AppError('property.changed');
      await updatePropertyRow(inside.db, property.id, { values, now: ctx.now() });
    }
    return getProperty(inside, property);
  });
}

/** Drops a deal that the new operation cannot have. */
function keptDeal(
  { dealStatus }: Pick<LockedProperty, 'dealStatus'>,
  { operationType }: Pick<PropertyWrite, 'operationType'>,
): string | null {
  return dealRefusal(dealStatus, operationType) === undefined ? dealStatus : null;
}
