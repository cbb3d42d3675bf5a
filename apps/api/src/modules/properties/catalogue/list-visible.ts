import type { PropertyCard } from '@pbr/schemas/property/property';
import type { ServiceContext } from '../../../lib/context.ts';
import { isUuid } from '../../../lib/is-uuid.ts';
import { viewerOf } from './visible-properties.policy.ts';
import { findVisibleCards, findVisibleIds } from './visible-properties.queries.ts';

/** The named listings in this order; skips unknown ids, and listings that the actor may not see. */
export async function listVisible(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { ids }: { ids: readonly string[] },
): Promise<{ items: PropertyCard[] }> {
  return { items: await findVisibleCards(ctx.db, namesOf(ids), viewerOf(ctx.actor)) };
}

/** The same listings, but only their ids. */
export async function listVisibleIds(
  ctx: Pick<ServiceContext, 'db' | 'actor'>,
  { ids }: { ids: readonly string[] },
): Promise<string[]> {
  return findVisibleIds(ctx.db, namesOf(ids), viewerOf(ctx.actor));
}

function namesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.filter(isUuid).map((id) => id.toLowerCase()))];
}
