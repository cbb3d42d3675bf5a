import { MAX_FAVORITES } from '@pbr/schemas/property/favorites';
import type { PropertyCard } from '@pbr/schemas/property/property';
import { signedIn } from '../../security/access.ts';
import type { ServiceContext } from '../../lib/context.ts';
import { listVisible } from '../properties/catalogue/list-visible.ts';
import { findFavoriteIds } from './favorite.queries.ts';

/** What the person keeps and may see, the last one first. */
export async function listFavorites(ctx: ServiceContext): Promise<{ items: PropertyCard[] }> {
  const ids = await listFavoriteIds(ctx);
  const { items } = await listVisible(ctx, { ids });
  return { items: items.slice(0, MAX_FAVORITES) };
}

/** For the hearts on the cards; names listings that are paused now, too. */
export async function listFavoriteIds(ctx: ServiceContext): Promise<string[]> {
  return findFavoriteIds(ctx.db, signedIn(ctx.actor).userId);
}
