import { WorkSheet } from '@pbr/ui/work-page';
import { getRouteApi } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { InboxHead } from '../inbox-head.tsx';
import { ItemsLoading } from '../items-loading.tsx';
import { ServiceRequestFilters } from './service-request-filters.tsx';
import { ServiceRequestItems } from './service-request-list.tsx';
import { serviceRequestsExportUrl } from './service-request-search.ts';

const route = getRouteApi('/inquiries_/requests');

/** Visitors' service requests to the company, for admins; the client who has waited longest comes first. */
export function ServiceRequestsScreen() {
  const search = route.useLoaderDeps();
  const list = trpc.request.list.useInfiniteQuery(search, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  return (
    <WorkSheet>
      <InboxHead
        title="Solicitudes"
        current="service-requests"
        file={{ url: serviceRequestsExportUrl(search), name: 'solicitudes.csv' }}
      />
      <ServiceRequestFilters search={search} counts={list.data?.pages[0]?.counts} />
      {list.isPending && <ItemsLoading label="Cargando solicitudes..." />}
      {list.isError && <QueryError query={list} title="No se pudieron cargar las solicitudes" />}
      {list.data && (
        <ServiceRequestItems
          search={search}
          pages={list.data.pages}
          isComing={list.isFetchingNextPage}
          {...(list.hasNextPage && { onMore: () => void list.fetchNextPage() })}
        />
      )}
    </WorkSheet>
  );
}
