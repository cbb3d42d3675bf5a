import { createFileRoute } from '@tanstack/react-router';
import { unlistedHead } from '../app/header/member-page.ts';
import { FavoritesScreen } from '../features/favorites/favorites-screen.tsx';
import { PropertyGrid, PropertyGridSkeleton } from '../features/properties/card/property-grid.tsx';

export const Route = createFileRoute('/favorites')({
  loader: async ({ context: { trpcUtils } }) => {
    if (!(await trpcUtils.session.user.ensureData())) return;
    // Another device may have added favorites.
    const fresh = { staleTime: 0 };
    const { ids, list } = trpcUtils.favorite;
    const read = Promise.all([ids.prefetch(undefined, fresh), list.prefetch(undefined, fresh)]);
    // In the browser the screen appears at once and shows loading and failure itself.
    if (import.meta.env.SSR) await read;
  },
  head: () => unlistedHead('Favoritas'),
  component: Favorites,
});

function Favorites() {
  return <FavoritesScreen Cards={PropertyGrid} CardsLoading={PropertyGridSkeleton} />;
}
