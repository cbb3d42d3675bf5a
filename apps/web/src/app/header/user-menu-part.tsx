import { lazyPart } from '../../lib/page/lazy-part.tsx';
import type { UserMenuProps } from './user-menu.tsx';

/** Visitors never load it. */
export const userMenuPart = lazyPart<UserMenuProps>({
  name: 'user-menu',
  load: () => import('./user-menu.tsx'),
});
