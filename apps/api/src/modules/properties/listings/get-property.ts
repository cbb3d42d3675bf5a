import type { Place } from '@pbr/schemas/property/places';
import type { PropertyDetail } from '@pbr/schemas/property/property';
import type { ServiceContext } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import {
  canEditProperty,
  canSeeInquiries,
  canSeeProperty,
  canSeeShare,
} from '../property.policy.ts';
import { findProperty } from '../property.queries.ts';

/** One listing as this actor may see it. A listing that the actor may not see is answered like an unknown one. */
export async function getProperty(
  ctx: ServiceContext,
  { id }: { id: string },
): Promise<PropertyDetail> {
  const property = isUuid(id) ? await findProperty(ctx.db, id, ctx.actor.kind !== 'visitor') : null;
  if (!property || !canSeeProperty(ctx.actor, property)) throw new AppError('property.not_found');
  return {
    ...property,
    places: withAddress(property.places),
    commissionShares: property.commissionShares.filter((share) =>
      canSeeShare(ctx.actor, property, share),
    ),
    inquiries: canSeeInquiries(ctx.actor, property) ? property.inquiries : [],
    can: { edit: canEditProperty(ctx.actor, property) },
  };
}

/** Drops the first place without a slug, which has no page, and the places inside it. */
function withAddress(places: readonly Place[]): Place[] {
  const end = places.findIndex(({ slug }) => slug === '');
  return places.slice(0, end === -1 ? places.length : end);
}
