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
  /** Which one the editor read; without it the last one who writes wins. */
  version?: unknown;
  /** What became of the deal, for doors that take it with the fields; without it the stored one stays. */
  dealStatus?: unknown;
  /** The versions that `If-Match` names. */
  ifMatch?: readonly number[] | null;
}

/**
 * Writes all fields of a listing. Whoever edited another version than the one there now would undo what somebody wrote meanwhile
 * and is refused, unless they want just what is there already: that is the second of two clicks.
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

/** A deal that the new operation cannot have ends with the old one. */
function keptDeal(
  { dealStatus }: Pick<LockedProperty, 'dealStatus'>,
  { operationType }: Pick<PropertyWrite, 'operationType'>,
): string | null {
  return dealRefusal(dealStatus, operationType) === undefined ? dealStatus : null;
}
