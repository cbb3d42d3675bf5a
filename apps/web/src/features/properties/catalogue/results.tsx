import type { PropertyCard } from '@pbr/schemas/property/read';
import type { CatalogueSearch } from '@pbr/schemas/property/search';
import { buttonClass } from '@pbr/ui/button';
import { EmptyState } from '@pbr/ui/empty-state';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { serverError } from '../../../lib/forms/server-error.ts';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { cleanSearch, clearedSearch } from './filter-state.ts';
import nothingFound from './nothing-found.svg';
import type { PageQuery } from './page-query.ts';
import { resultsTitle } from './results-header.tsx';
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
  const results = useRef<HTMLElement>(null);
  useFocusOnChange(query.data?.page, { target: resultsTitle, region: results });
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
      <PropertyGrid properties={items} operation={search.operation} onInquire={onInquire} />
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

/** Shown when the address asks for a page beyond the last one. */
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
