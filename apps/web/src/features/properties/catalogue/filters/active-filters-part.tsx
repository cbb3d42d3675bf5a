import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { useState } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import type { PlaceNames } from '../place-names.ts';
import { isFiltered } from '../search-title.ts';

export interface ActiveFiltersProps {
  search: CatalogueSearch;
  placeNames: PlaceNames | undefined;
}

export const activeFiltersPart = lazyPart<ActiveFiltersProps>({
  name: 'active-filters',
  load: () => import('./active-filters.tsx'),
});

/** Comes with the first filter and stays, because it moves the focus when the last one is removed. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const isNeeded = isFiltered(props.search);
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return <activeFiltersPart.Part {...props} />;
}
