import { MAX_FAVORITES, type SetFavorite } from '@pbr/schemas/property/favorites';
import type { ServiceContext } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { listVisibleIds } from '../properties/catalogue/list-visible.ts';
import { lockActor } from '../session/lock-actor.ts';
import {
  countShownFavorites,
  deleteFavorite,
  findFavoriteIds,
  insertFavorites,
} from './favorite.queries.ts';

/** Adds or removes a favorite. Doing it twice changes nothing; a listing that is gone can still be removed. */
export async function setFavorite(ctx: ServiceContext, input: SetFavorite): Promise<SetFavorite> {
  const { propertyId, isFavorite } = input;
  await ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx };
    const { userId } = await lockActor(inside);
    if (isFavorite) await keep(inside, userId, propertyId);
    else if (isUuid(propertyId)) await deleteFavorite(tx, userId, propertyId);
  });
  return { propertyId, isFavorite };
}

async function keep(ctx: ServiceContext, userId: string, propertyId: string): Promise<void> {
  const [id] = await listVisibleIds(ctx, { ids: [propertyId] });
  if (id === undefined) throw new AppError('property.not_found');
  if ((await findFavoriteIds(ctx.db, userId)).includes(id)) return;
  if ((await countShownFavorites(ctx.db, userId)) >= MAX_FAVORITES)
    throw new AppError('favorite.too_many');
  await insertFavorites(ctx.db, userId, [id], ctx.now());
}
