import type { SearchPage } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { EmptyState } from '@pbr/ui/empty-state';
import { memo } from 'react';
import { lazyPart } from '../../../lib/page/lazy-part.tsx';
import nothingFound from './nothing-found.svg';

export interface EmptyPageProps {
  search: CatalogueSearch;
  /** The page without listings. */
  found: SearchPage;
  /** The next search is still loading. */
  isStale: boolean;
}

export const drawing = <img src={nothingFound} width={128} height={80} alt="" />;

/** Shown until the rest is there. */
const EmptyPagePending = () => (
  <EmptyState heading="h3" title="No se encontraron propiedades" drawing={drawing} />
);

export const emptyPagePart = lazyPart<EmptyPageProps>({
  name: 'empty-page',
  load: () => import('./empty-page.tsx'),
  otherwise: EmptyPagePending,
});

/** Stays as it is while the next search loads. */
export const EmptyPage = memo(emptyPagePart.Part, (_shown, next) => next.isStale);
