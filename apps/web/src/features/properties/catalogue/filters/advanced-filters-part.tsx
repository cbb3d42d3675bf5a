import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { lazyPart } from '../../../../lib/page/lazy-part.tsx';
import type { FacetLabelTexts } from './facet-labels-part.tsx';
import type { CatalogueFilters } from './use-catalogue-filters.ts';

export interface AdvancedFiltersProps {
  filters: CatalogueFilters;
  labels: FacetLabelTexts;
  isOpen: boolean;
}

const Pending = () => <p>Cargando filtros…</p>;

export const advancedFiltersPart = lazyPart<AdvancedFiltersProps>({
  name: 'advanced-filters',
  load: () => import('./advanced-filters.tsx'),
  otherwise: Pending,
});

interface AskedFiltersProps extends AdvancedFiltersProps {
  /** Somebody turns to the filters. */
  isAsked: boolean;
}

/** The server draws the filters for pages without scripts; a page with scripts loads theirs when somebody turns to them. */
export function AdvancedFilters({ isAsked, ...props }: AskedFiltersProps) {
  // The form has read its fields by then.
  const isStarted = useHydrated();
  return (
    <Suspense fallback={null}>
      {import.meta.env.SSR || isAsked ? (
        <advancedFiltersPart.Part {...props} />
      ) : (
        !isStarted && <AsDrawn />
      )}
    </Suspense>
  );
}

/** Never loads, so that React leaves alone what the server drew. */
const AsDrawn = lazy<() => null>(() => new Promise(() => {}));
