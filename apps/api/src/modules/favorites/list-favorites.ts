import { MAX_FAVORITES } from '@pbr/schemas/property/favorites';
import type { PropertyCard } from '@pbr/schemas/property/property';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { listVisible } from '../properties/catalogue/list-visible.ts';
import { findFavoriteIds } from './favorite.queries.ts';

/** The person's favorites that they may see, the last one kept first. */
export async function listFavorites(ctx: ServiceContext): Promise<{ items: PropertyCard[] }> {
  const ids = await listFavoriteIds(ctx);
  const { items } = await listVisible(ctx, { ids });
  return { items: items.slice(0, MAX_FAVORITES) };
}

/** The ids of all favorites, for the hearts on the cards; includes listings that are paused now. */
export async function listFavoriteIds(ctx: ServiceContext): Promise<string[]> {
  return findFavoriteIds(ctx.db, signedIn(ctx.actor).userId);
}
