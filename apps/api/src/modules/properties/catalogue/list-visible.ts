import { propertyIdsSchema } from '@pbr/schemas/property/list';
import { type PropertyCard, propertyCardsSchema } from '@pbr/schemas/property/read';
import type { ServiceContext } from '../../../lib/context.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { action } from '../../../action/action.ts';
import { viewerOf } from './visible-properties.policy.ts';
import { findVisibleCards, findVisibleIds } from './visible-properties.queries.ts';

/** The named listings in this order; skips unknown ids, and listings that the actor may not see. */
export const listVisible = action({
  access: 'public',
  names: { row: 'property', needs: 'nothing' },
  input: propertyIdsSchema,
  output: propertyCardsSchema,
  run: async (ctx, { ids }) => ({ items: await listVisibleCards(ctx, { ids }) }),
});

type Viewing = Pick<ServiceContext, 'db' | 'actor'>;
interface Named {
  ids: readonly string[];
}

/** The cards of the same listings, however many are named. */
export async function listVisibleCards(ctx: Viewing, { ids }: Named): Promise<PropertyCard[]> {
  return findVisibleCards(ctx.db, namesOf(ids), viewerOf(ctx.actor));
}

/** The same listings, but only their ids. */
export async function listVisibleIds(ctx: Viewing, { ids }: Named): Promise<string[]> {
  return findVisibleIds(ctx.db, namesOf(ids), viewerOf(ctx.actor));
}

function namesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
}
