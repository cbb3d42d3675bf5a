import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import type { FilterChange } from './filter-state.ts';

export interface PriceRangeProps {
  search: CatalogueSearch;
  onChange: (change: FilterChange) => void;
}

export const { Part: PriceRange } = lazyPart<PriceRangeProps>({
  name: 'price-range',
  load: () => import('./price-range.tsx'),
});
