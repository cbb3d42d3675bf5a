import { propertyListQuerySchema } from '@pbr/schemas/property/list';
import { propertyListSchema } from '@pbr/schemas/property/read';
import { action } from '../../../action/action.ts';
import { findWholeListings } from '../search/list-properties-by-cursor.ts';

/** The documented list of the actor's own listings, paused ones too, with their shares and inquiries. */
export const listMyPropertiesByCursor = action({
  access: 'member',
  input: propertyListQuerySchema,
  output: propertyListSchema,
  run: (ctx, query) => findWholeListings(ctx, query, { ownerId: ctx.actor.userId }),
});
