import type { ReactNode } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

export interface FiltersSheetProps {
  isOpen: boolean;
  /** '128 propiedades' */
  countLabel: string;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Only phones load it, as soon as the page has started. */
export const { Part: FiltersSheet } = lazyPart<FiltersSheetProps>({
  name: 'filters-sheet',
  load: () => import('./filters-sheet.tsx'),
});
