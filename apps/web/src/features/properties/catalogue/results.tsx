import type { PropertyCard } from '@pbr/schemas/property';
import type { CatalogueSearch } from '@pbr/schemas/property-search';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { serverError } from '../../../lib/server-error.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { cleanSearch, clearedSearch } from './filter-state.ts';
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

function NothingFound({ search }: { search: CatalogueSearch }) {
  return (
    <div className={classes.notice}>
      <p className={classes.noticeTitle}>No se encontraron propiedades</p>
      <p>Prueba con otra zona, amplía el precio o quita alguno de los filtros.</p>
      <Link
        to="/properties"
        search={clearedSearch(search)}
        activeOptions={{ exact: true }}
        className={classes.action}
      >
        Limpiar filtros
      </Link>
    </div>
  );
}

/** The address asks for a page that these results do not have any more. */
function PageTooFar({ search }: { search: CatalogueSearch }) {
  return (
    <div className={classes.notice}>
      <p className={classes.noticeTitle}>Esta página ya no tiene propiedades</p>
      <Link
        to="/properties"
        search={cleanSearch({ ...search, page: undefined })}
        activeOptions={{ exact: true }}
        className={classes.action}
      >
        Ir a la primera página
      </Link>
    </div>
  );
}

function LoadingFailed({ query }: { query: PageQuery }) {
  return (
    <div className={classes.notice} role="alert">
      <p className={classes.noticeTitle}>No se pudieron cargar las propiedades</p>
      <p>{serverError(query.error)?.message ?? 'Revisa tu conexión e intenta de nuevo.'}</p>
      <button
        type="button"
        className={classes.action}
        disabled={query.isFetching}
        onClick={() => void query.refetch()}
      >
        Reintentar
      </button>
    </div>
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
