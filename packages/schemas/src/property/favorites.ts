import * as z from 'zod/mini';

/** That many listings can be kept. */
export const MAX_FAVORITES = 200;

export const favoriteIdsSchema = z.array(z.uuid());

export const setFavoriteSchema = z.object({ propertyId: z.string(), isFavorite: z.boolean() });
export type SetFavorite = z.output<typeof setFavoriteSchema>;

/** What the browser kept for a visitor, the last one first; what is no listing any more is passed over. */
export const mergeFavoritesSchema = z.object({
  propertyIds: z.array(z.string()).check(z.maxLength(MAX_FAVORITES)),
});
export type MergeFavorites = z.output<typeof mergeFavoritesSchema>;
