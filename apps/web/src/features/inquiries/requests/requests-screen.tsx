import { Page } from '@pbr/ui/page';
import { getRouteApi } from '@tanstack/react-router';
import { QueryError } from '../../../lib/query-error.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { InboxTabs } from '../inbox-tabs.tsx';
import { InquiriesLoading } from '../inquiries-loading.tsx';
import { RequestFilters } from './request-filters.tsx';
import { RequestCards } from './request-cards.tsx';

const route = getRouteApi('/inquiries_/requests');

/** Visitors' requests to the company, for admins; the client who has waited longest comes first. */
export function RequestsScreen() {
  const search = route.useLoaderDeps();
  const list = trpc.request.list.useInfiniteQuery(search, {
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  return (
    <Page
      title="Solicitudes"
      lead="Mensajes a la empresa, avalúos y asesoría legal. Quien espera desde hace más tiempo va primero."
    >
      <InboxTabs current="requests" />
      <RequestFilters search={search} counts={list.data?.pages[0]?.counts} />
      {list.isPending && <InquiriesLoading label="Cargando solicitudes..." />}
      {list.isError && !list.data && (
        <QueryError query={list} title="No se pudieron cargar las solicitudes" />
      )}
      {list.data && (
        <RequestCards
          search={search}
          pages={list.data.pages}
          isComing={list.isFetchingNextPage}
          {...(list.hasNextPage && { onMore: () => void list.fetchNextPage() })}
        />
      )}
    </Page>
  );
}
