import { MAX_FAVORITES, setFavoriteSchema } from '@pbr/schemas/property/favorites';
import { AppError } from '../../lib/errors.ts';
import { isUuid } from '../../lib/is-uuid.ts';
import { operation } from '../../operation/operation.ts';
import { lockedActor, type SignedIn } from '../../operation/rows.ts';
import { listVisibleIds } from '../properties/catalogue/list-visible.ts';
import { property } from '../properties/property.examples.ts';
import {
  countShownFavorites,
  deleteFavorite,
  findFavoriteIds,
  insertFavorites,
} from './favorite.queries.ts';

/** Adds or removes a favorite. Doing it twice changes nothing; a listing that is gone can still be removed. */
export const setFavorite = operation({
  access: 'member',
  row: lockedActor(),
  names: { row: 'property', needs: 'see' },
  input: setFavoriteSchema,
  output: setFavoriteSchema,
  example: { propertyId: property.id, isFavorite: true },
  run: async (inside, { propertyId, isFavorite }) => {
    if (isFavorite) await keep(inside, propertyId);
    else if (isUuid(propertyId)) await deleteFavorite(inside.db, inside.actor.userId, propertyId);
    return { propertyId, isFavorite };
  },
});

async function keep({ db, actor, now }: SignedIn, propertyId: string): Promise<void> {
  const [id] = await listVisibleIds({ db, actor }, { ids: [propertyId] });
  if (id === undefined) throw new AppError('property.not_found');
  if ((await findFavoriteIds(db, actor.userId)).includes(id)) return;
  if ((await countShownFavorites(db, actor.userId)) >= MAX_FAVORITES)
    throw new AppError('favorite.too_many');
  await insertFavorites(db, actor.userId, [id], now());
}
