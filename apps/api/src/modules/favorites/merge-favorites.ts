import {
  favoriteIdsSchema,
  MAX_FAVORITES,
  mergeFavoritesSchema,
} from '@pbr/schemas/property/favorites';
import { action } from '../../action/action.ts';
import { lockedActor } from '../../action/rows.ts';
import { listVisibleIds } from '../properties/catalogue/list-visible.ts';
import { property } from '../properties/property.examples.ts';
import { countShownFavorites, findFavoriteIds, insertFavorites } from './favorite.queries.ts';

/**
 * Adds the favorites that a visitor kept in the browser before signing in, and answers all favorites. Skips listings that the person
 * may not see, and those beyond the limit.
 */
export const mergeFavorites = action({
  access: 'member',
  row: lockedActor(),
  names: { row: 'property', needs: 'nothing' },
  input: mergeFavoritesSchema,
  output: favoriteIdsSchema,
  example: { propertyIds: [property.id] },
  run: async (inside, { propertyIds }) => {
    const { db, now } = inside;
    const { userId } = inside.actor;
    const kept = new Set(await findFavoriteIds(db, userId));
    const room = Math.max(0, MAX_FAVORITES - (await countShownFavorites(db, userId)));
    const visible = await listVisibleIds(inside, { ids: propertyIds });
    const added = visible.filter((id) => !kept.has(id)).slice(0, room);
    await insertFavorites(db, userId, added, now());
    return findFavoriteIds(db, userId);
  },
});
