import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import { ListLoading } from '../employees-loading.tsx';

/** Listings from a file: its script comes when the tab is opened. */
export const importPart = lazyPart<object>({
  name: 'import-screen',
  load: () => import('./import-screen.tsx'),
  otherwise: () => <ListLoading label="Cargando la importación..." />,
});
