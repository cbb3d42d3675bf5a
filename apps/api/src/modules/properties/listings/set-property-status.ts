import type { PropertyDetail } from '@pbr/schemas/property/property';
import { propertyStatusSchema } from '@pbr/schemas/property/write';
import type { ServiceContext } from '../../../lib/context.ts';
import { parseInput } from '../../../lib/parse-input.ts';
import { changeProperty, requireVersion } from './change-property.ts';
import { forgetSharePicture } from './forget-share-picture.ts';
import { getProperty } from './get-property.ts';
import { updatePropertyRow } from './property-write.queries.ts';
import { requirePossibleDeal } from './require-possible-deal.ts';

interface SetPropertyStatus {
  id: unknown;
  change: unknown;
  /** The versions that `If-Match` names. */
  ifMatch?: readonly number[] | null;
}

/** Pauses or publishes a listing, or sets its deal. Doing it twice changes nothing. */
export async function setPropertyStatus(
  ctx: ServiceContext,
  { id, change, ifMatch }: SetPropertyStatus,
): Promise<PropertyDetail> {
  const property = await changeProperty(ctx, id, async (inside, before) => {
    const { isActive = before.isActive, dealStatus = before.dealStatus } = parseInput(
      propertyStatusSchema,
      change,
    );
    if (dealStatus !== before.dealStatus) requirePossibleDeal(dealStatus, before.operationType);
    if (isActive !== before.isActive || dealStatus !== before.dealStatus) {
      requireVersion(before, ifMatch);
      const values = { isActive, dealStatus };
      await updatePropertyRow(inside.db, before.id, { values, now: ctx.now() });
    }
    return getProperty(inside, before);
  });
  if (!property.isActive) await forgetSharePicture(ctx, property.id);
  return property;
}
