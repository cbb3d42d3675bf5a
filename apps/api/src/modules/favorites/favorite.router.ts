import {
  favoriteIdsSchema,
  mergeFavoritesSchema,
  setFavoriteSchema,
} from '@pbr/schemas/property/favorites';
import { propertyCardsSchema } from '@pbr/schemas/property/property';
import { memberProcedure, router } from '../../trpc.ts';
import { listFavoriteIds, listFavorites } from './list-favorites.ts';
import { mergeFavorites } from './merge-favorites.ts';
import { setFavorite } from './set-favorite.ts';

export const favoriteRouter = router({
  list: memberProcedure.output(propertyCardsSchema).query(({ ctx }) => listFavorites(ctx)),
  ids: memberProcedure.output(favoriteIdsSchema).query(({ ctx }) => listFavoriteIds(ctx)),
  set: memberProcedure
    .meta({ names: { row: 'property', needs: 'see' } })
    .input(setFavoriteSchema)
    .output(setFavoriteSchema)
    .mutation(({ ctx, input }) => setFavorite(ctx, input)),
  merge: memberProcedure
    .meta({ names: { row: 'property', needs: 'nothing' } })
    .input(mergeFavoritesSchema)
    .output(favoriteIdsSchema)
    .mutation(({ ctx, input }) => mergeFavorites(ctx, input)),
});
