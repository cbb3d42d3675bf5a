import { WorkPage } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { SharedCounts } from './shared-counts.tsx';
import { SharedList } from './shared-list.tsx';
import { SharedLoading } from './shared-loading.tsx';
import { SharedSearch } from './shared-search.tsx';

const route = getRouteApi('/shared-commissions/');
/** Milliseconds during which data loaded with the page is not fetched again. */
const FRESH_FOR_MS = 30_000;

/** The colleagues' listings in which this person has a commission share. */
export function SharedScreen() {
  const search = route.useLoaderDeps();
  const query = trpc.commission.sharedWithMe.useQuery(search, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });

  return (
    <WorkPage
      title="Propiedades Compartidas Conmigo"
      lead="Las propiedades de tus colegas en las que tienes comisión, y cuánto te toca de cada una."
    >
      <SharedCounts shared={query.data} />
      <SharedSearch search={search} />
      {query.isPending && <SharedLoading />}
      {query.isError && !query.data && (
        <QueryError query={query} title="No se pudieron cargar tus comisiones" />
      )}
      {query.data && (
        <SharedList search={search} shared={query.data} isOld={query.isPlaceholderData} />
      )}
    </WorkPage>
  );
}
