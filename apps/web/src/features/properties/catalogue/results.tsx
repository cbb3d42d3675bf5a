import type { PropertyCard } from '@pbr/schemas/property';
import type { CatalogueSearch } from '@pbr/schemas/property-search';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { serverError } from '../../../lib/server-error.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { cleanSearch, clearedSearch } from './filter-state.ts';
import nothingFound from './nothing-found.svg';
import type { PageQuery } from './page-query.ts';
import { ResultsPagination } from './results-pagination.tsx';
import classes from './results.module.css';

const SKELETON_COUNT = 9;

interface ResultsProps {
  query: PageQuery;
  search: CatalogueSearch;
  onInquire: (property: PropertyCard) => void;
}

/** A page of listings in its four states: loading, failed, empty, full. */
export function Results({ query, search, onInquire }: ResultsProps) {
  const results = useFocusOnPageChange(query.data?.page);
  if (!query.data) {
    return query.error ? (
      <LoadingFailed query={query} />
    ) : (
      <div aria-busy="true">
        <PropertyGridSkeleton count={SKELETON_COUNT} withInquiry />
      </div>
    );
  }
  const { items, page, pageCount, total } = query.data;
  if (items.length === 0) {
    return total > 0 ? <PageTooFar search={search} /> : <NothingFound search={search} />;
  }
  return (
    <section
      ref={results}
      className={classes.results}
      aria-labelledby="results-title"
      aria-busy={query.isPlaceholderData}
    >
      <PropertyGrid properties={items} onInquire={onInquire} />
      <ResultsPagination search={search} page={page} pageCount={pageCount} />
    </section>
  );
}

const drawing = <img src={nothingFound} width={240} height={150} alt="" />;

function NothingFound({ search }: { search: CatalogueSearch }) {
  return (
    <EmptyState
      heading="h3"
      title="No se encontraron propiedades"
      drawing={drawing}
      text="Prueba con otra zona, amplía el precio o quita alguno de los filtros."
      action={
        <Link
          to="/properties"
          search={clearedSearch(search)}
          activeOptions={{ exact: true }}
          className={buttonClass('primary')}
        >
          Limpiar filtros
        </Link>
      }
    />
  );
}

/** The address asks for a page that these results do not have any more. */
function PageTooFar({ search }: { search: CatalogueSearch }) {
  return (
    <EmptyState
      heading="h3"
      title="Esta página ya no tiene propiedades"
      drawing={drawing}
      action={
        <Link
          to="/properties"
          search={cleanSearch({ ...search, page: undefined })}
          activeOptions={{ exact: true }}
          className={buttonClass('primary')}
        >
          Ir a la primera página
        </Link>
      }
    />
  );
}

function LoadingFailed({ query }: { query: PageQuery }) {
  return (
    <ErrorRetry
      heading="h3"
      title="No se pudieron cargar las propiedades"
      drawing={drawing}
      message={serverError(query.error)?.message ?? 'Revisa tu conexión e intenta de nuevo.'}
      onRetry={query.refetch}
    />
  );
}

/** After 'Siguiente' that link may be gone; keyboard and screen reader go on at the new results, not at the page's end. */
function useFocusOnPageChange(page: number | undefined) {
  const results = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (page === undefined || page === shown.current) return;
    shown.current = page;
    const focused = document.activeElement;
    if (focused === document.body || results.current?.contains(focused)) {
      document.getElementById('results-title')?.focus({ preventScroll: true });
    }
  }, [page]);
  return results;
}
