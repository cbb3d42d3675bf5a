import { mutation, query, router } from '../../trpc.ts';
import { listFavoriteIds, listFavorites } from './list-favorites.ts';
import { mergeFavorites, setFavorite } from './write-favorites.ts';

export const favoriteRouter = router({
  list: query(listFavorites),
  ids: query(listFavoriteIds),
  set: mutation(setFavorite),
  merge: mutation(mergeFavorites),
});
