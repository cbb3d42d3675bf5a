import type { PropertyCard } from '@pbr/schemas/property/read';
import { type CatalogueSearch, PAGE_SIZE } from '@pbr/schemas/property/search';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { useRef } from 'react';
import { wordsForPeople } from '../../../lib/forms/server-error.ts';
import { useFocusOnChange } from '../../../lib/dialogs/use-focus-on-change.ts';
import { PropertyGrid, PropertyGridSkeleton } from '../card/property-grid.tsx';
import { drawing, EmptyPage } from './empty-page-part.tsx';
import type { PageQuery } from './page-query.ts';
import { resultsTitle } from './results-title.ts';
import { ResultsPagination } from './results-pagination.tsx';
import classes from './results.module.css';

interface ResultsProps {
  query: PageQuery;
  search: CatalogueSearch;
  /** The search of the query; `search` is ahead of it while a navigation begins. */
  loaded: CatalogueSearch;
  onInquire: (property: PropertyCard) => void;
}

/** A page of listings in its four states: loading, failed, empty, full. */
export function Results({ query, search, loaded, onInquire }: ResultsProps) {
  const results = useRef<HTMLElement>(null);
  useFocusOnChange(shownPage(query, loaded), {
    target: resultsTitle,
    region: results,
  });
  if (!query.data) {
    return query.error ? (
      <LoadingFailed query={query} />
    ) : (
      <div aria-busy="true">
        {/* As tall as a full page, so that going back finds the old place. */}
        <PropertyGridSkeleton count={PAGE_SIZE} withInquiry />
      </div>
    );
  }
  const { items, page, pageCount } = query.data;
  return (
    <section
      ref={results}
      className={classes.results}
      aria-labelledby="results-title"
      aria-busy={query.isPlaceholderData}
    >
      {items.length > 0 ? (
        <>
          <PropertyGrid properties={items} operation={search.operation} onInquire={onInquire} />
          <ResultsPagination search={search} page={page} pageCount={pageCount} />
        </>
      ) : (
        <EmptyPage search={loaded} found={query.data} isStale={query.isPlaceholderData} />
      )}
    </section>
  );
}

/** Changes with the page; an empty one is another one for each search. */
function shownPage({ data, isPlaceholderData }: PageQuery, search: CatalogueSearch) {
  if (!data || isPlaceholderData) return undefined;
  return data.items.length > 0 ? data.page : JSON.stringify(search);
}

function LoadingFailed({ query }: { query: PageQuery }) {
  return (
    <ErrorRetry
      heading="h3"
      title="No se pudieron cargar las propiedades"
      drawing={drawing}
      message={wordsForPeople(query.error)}
      onRetry={query.refetch}
    />
  );
}
