import * as z from 'zod/mini';

/** The most listings that one person can keep. */
export const MAX_FAVORITES = 200;

export const favoriteIdsSchema = z.array(z.uuid());

export const setFavoriteSchema = z.object({ propertyId: z.string(), isFavorite: z.boolean() });

/** The favorites that the browser kept for a visitor, the latest first; listings that are gone are passed over. */
export const mergeFavoritesSchema = z.object({
  propertyIds: z.array(z.string()).check(z.maxLength(MAX_FAVORITES)),
});
