import { createFileRoute } from '@tanstack/react-router';
import { unlistedHead } from '../app/member-page.ts';
import { FavoritesScreen } from '../features/work/coming-screens.tsx';

export const Route = createFileRoute('/favorites')({
  head: () => unlistedHead('Favoritos'),
  component: FavoritesScreen,
});
