import { lazyPart } from '../../lib/page/lazy-part.tsx';
import type { UserMenuPanelProps } from './user-menu-panel.tsx';

/** Visitors never load it. It is hidden until the menu opens, so that nothing moves while it loads. */
export const userMenuPanelPart = lazyPart<UserMenuPanelProps>({
  name: 'user-menu-panel',
  load: () => import('./user-menu-panel.tsx'),
});
