import { favoriteIdsSchema, MAX_FAVORITES } from '@pbr/schemas/property/favorites';
import { propertyCardsSchema } from '@pbr/schemas/property/read';
import { action } from '../../action/action.ts';
import { listVisibleCards } from '../properties/catalogue/list-visible.ts';
import { findFavoriteIds } from './favorite.queries.ts';

/** The person's favorites that they may see, the last one kept first. */
export const listFavorites = action({
  access: 'member',
  output: propertyCardsSchema,
  run: async (ctx) => {
    const ids = await findFavoriteIds(ctx.db, ctx.actor.userId);
    const items = await listVisibleCards(ctx, { ids });
    return { items: items.slice(0, MAX_FAVORITES) };
  },
});

/** The ids of all favorites, for the hearts on the cards; includes listings that are paused now. */
export const listFavoriteIds = action({
  access: 'member',
  output: favoriteIdsSchema,
  run: ({ db, actor }) => findFavoriteIds(db, actor.userId),
});
