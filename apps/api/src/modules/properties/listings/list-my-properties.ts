import type { PropertyListQuery } from '@pbr/schemas/property/list';
import { signedIn } from '../../../security/access.ts';
import type { ServiceContext } from '../../../lib/context.ts';
import { listProperties, type PropertyList } from '../search/list-properties.ts';

/** The documented list of the actor's own listings, paused ones too, with their shares and inquiries. */
export async function listMyProperties(
  ctx: ServiceContext,
  query: PropertyListQuery,
): Promise<PropertyList> {
  return listProperties(ctx, query, { ownerId: signedIn(ctx.actor).userId });
}
