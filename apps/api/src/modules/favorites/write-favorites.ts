import {
  favoriteIdsSchema,
  MAX_FAVORITES,
  mergeFavoritesSchema,
  setFavoriteSchema,
} from '@pbr/schemas/property/favorites';
import { action } from '../../action/action.ts';
import { lockedActor, read, type SignedIn } from '../../action/rows.ts';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { listVisibleIds } from '../properties/catalogue/list-visible.ts';
import { property } from '../properties/property.examples.ts';
import { listings, type LockedProperty } from '../properties/property.rows.ts';
import {
  countShownFavorites,
  deleteFavorite,
  findFavoriteIds,
  insertFavorites,
} from './favorite.queries.ts';

/** Adds or removes a favorite. Doing it twice changes nothing; a listing that is gone can still be removed. */
export const setFavorite = action({
  access: 'member',
  row: lockedActor(),
  names: { row: 'property', needs: 'see' },
  input: setFavoriteSchema,
  output: setFavoriteSchema,
  example: { propertyId: property.id, isFavorite: true },
  run: async (inside, { propertyId, isFavorite }) => {
    if (isFavorite) await visible.hold(inside, propertyId, keep);
    else if (isUuid(propertyId)) await deleteFavorite(inside.db, inside.actor.userId, propertyId);
    return { propertyId, isFavorite };
  },
});

const visible = read(listings, 'see');

async function keep({ db, actor, now }: SignedIn, { id, isDraft }: LockedProperty): Promise<void> {
  if (isDraft) throw new AppError('property.draft');
  if ((await findFavoriteIds(db, actor.userId)).includes(id)) return;
  if ((await countShownFavorites(db, actor.userId)) >= MAX_FAVORITES)
    throw new AppError('favorite.too_many');
  await insertFavorites(db, actor.userId, [id], now());
}

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
    const shown = await listVisibleIds(inside, { ids: propertyIds });
    const added = shown.filter((id) => !kept.has(id)).slice(0, room);
    await insertFavorites(db, userId, added, now());
    return findFavoriteIds(db, userId);
  },
});
