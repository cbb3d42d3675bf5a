import type { ReactNode } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';

export interface FiltersSheetProps {
  isOpen: boolean;
  /** '128 propiedades' */
  countLabel: string;
  /** The number of results; unknown while they load. */
  total: number | undefined;
  onClear: () => void;
  onClose: () => void;
  children: ReactNode;
}

export const { Part: FiltersSheet } = lazyPart<FiltersSheetProps>({
  name: 'filters-sheet',
  load: () => import('./filters-sheet.tsx'),
});
