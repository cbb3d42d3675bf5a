import { MAX_FAVORITES, type MergeFavorites } from '@pbr/schemas/property/favorites';
import type { ServiceContext } from '../../lib/context.ts';
import { listVisibleIds } from '../properties/catalogue/list-visible.ts';
import { lockActor } from '../session/lock-actor.ts';
import { countShownFavorites, findFavoriteIds, insertFavorites } from './favorite.queries.ts';

/**
 * Adds the favorites that a visitor kept in the browser before signing in, and answers all favorites. Skips listings that the person
 * may not see, and those beyond the limit.
 */
export async function mergeFavorites(
  ctx: ServiceContext,
  { propertyIds }: MergeFavorites,
): Promise<string[]> {
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { userId } = await lockActor(inside);
    const kept = new Set(await findFavoriteIds(tx, userId));
    const room = Math.max(0, MAX_FAVORITES - (await countShownFavorites(tx, userId)));
    const visible = await listVisibleIds(inside, { ids: propertyIds });
    const added = visible.filter((id) => !kept.has(id)).slice(0, room);
    await insertFavorites(tx, userId, added, ctx.now());
    return findFavoriteIds(tx, userId);
  });
}
