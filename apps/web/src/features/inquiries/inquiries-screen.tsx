import { keepPreviousData } from '@tanstack/react-query';
import { WorkSheet } from '@pbr/ui/work-page';
import { getRouteApi } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../lib/lists/fresh-for.ts';
import { QueryError } from '../../lib/query-error.tsx';
import { trpc } from '../../lib/trpc.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxHead } from './inbox-head.tsx';
import { inquiriesExportUrl } from './inbox-search.ts';
import { InquiryList } from './inquiry-list.tsx';
import { ItemsLoading } from './items-loading.tsx';

const route = getRouteApi('/inquiries');

/** The inbox of inquiries; the client who has waited longest comes first. */
export function InquiriesScreen() {
  const search = route.useLoaderDeps();
  const inbox = trpc.inquiry.list.useQuery(search, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });

  return (
    <WorkSheet>
      <InboxHead
        title="Consultas"
        current="inquiries"
        file={{ url: inquiriesExportUrl(search), name: 'consultas.csv' }}
      />
      <InboxFilters search={search} inbox={inbox.data} />
      {inbox.isPending && <ItemsLoading label="Cargando consultas..." />}
      {inbox.isError && <QueryError query={inbox} title="No se pudieron cargar las consultas" />}
      {inbox.data && (
        <InquiryList search={search} inbox={inbox.data} isOld={inbox.isPlaceholderData} />
      )}
    </WorkSheet>
  );
}
