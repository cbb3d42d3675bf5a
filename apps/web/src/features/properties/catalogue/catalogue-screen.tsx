import type { PropertyCard } from '@pbr/schemas/property/read';
import { ErrorRetry } from '@pbr/ui/error-retry';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { wordsForPeople } from '../../../lib/forms/server-error.ts';
import { fullTitle } from '../../../lib/page/seo.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useInquiryDialog } from '../inquiry/use-inquiry-dialog.tsx';
import { catalogueMapPart } from '../map/catalogue-map-part.tsx';
import { unlocatedNotePart } from '../map/unlocated-note-part.tsx';
import { ActiveFilters } from './filters/active-filters-part.tsx';
import classes from './catalogue.module.css';
import { documentTitle } from './catalogue-head.ts';
import { countLabel } from './count-label.ts';
import { drawing } from './empty-page-part.tsx';
import { FilterForm } from './filters/filter-form.tsx';
import { changeSearch } from './filters/filter-state.ts';
import { listingsOf } from './page-query.ts';
import { searchTitle } from './search-title.ts';
import { Results } from './results.tsx';
import { ResultsHeader } from './results-header.tsx';
import { useCatalogueFilters } from './filters/use-catalogue-filters.ts';

const route = getRouteApi('/properties/');

/** All listings on offer, filtered by the URL. */
export function CatalogueScreen() {
  const asked = route.useLoaderDeps();
  const search = listingsOf(asked);
  const unread = route.useLoaderData();
  const router = useRouter();
  const query = trpc.property.search.useQuery(search, {
    placeholderData: keepPreviousData,
    // The route loader has just tried this query.
    retryOnMount: false,
    enabled: !unread,
  });
  const answer = query.isPlaceholderData ? undefined : query.data;
  const placeNames = query.data?.placeNames;
  const filters = useCatalogueFilters(asked, placeNames);
  const { view } = filters.search;
  // The text of the search before named other places.
  const found = answer ?? (query.data && { ...query.data, textPlaces: null });
  const inquiry = useInquiryAboutOneOfMany();
  // The head is made before the answer says which places the text names.
  useEffect(() => {
    if (answer) document.title = fullTitle(documentTitle(search, answer));
  });

  return (
    <div className={classes.screen} data-view={view}>
      <FilterForm filters={filters} countLabel={countLabel(query)} total={answer?.total} />
      <div className={classes.list}>
        <ActiveFilters search={filters.search} placeNames={placeNames} />
        {/* Below the fields: a longer title moves none of them away from under a finger. */}
        <h1 className={classes.title}>{searchTitle(filters.search, found)}</h1>
        {unread ? (
          <ErrorRetry
            title="No pudimos leer tu búsqueda"
            drawing={drawing}
            message={wordsForPeople(unread.error)}
            retryLabel="Intentar de nuevo"
            onRetry={() => router.invalidate()}
          />
        ) : (
          <>
            <ResultsHeader filters={filters} query={query} />
            <Results
              query={query}
              search={filters.search}
              loaded={search}
              onInquire={inquiry.open}
            />
            {view && <unlocatedNotePart.Part search={filters.search} list={answer} />}
          </>
        )}
      </div>
      {view && (
        <div className={classes.map}>
          <catalogueMapPart.Part
            search={filters.search}
            countLabel={countLabel(query)}
            list={answer}
            listed={query.data?.items}
            onFrame={(bbox, isPress) =>
              filters.update((current) => changeSearch(current, { bbox }), !isPress)
            }
          />
        </div>
      )}
      {inquiry.dialog}
    </div>
  );
}

function useInquiryAboutOneOfMany() {
  const [property, setProperty] = useState<PropertyCard>();
  const { open, dialog } = useInquiryDialog(property);
  return {
    open: (about: PropertyCard) => {
      setProperty(about);
      open();
    },
    dialog,
  };
}
