import type { HeldServiceRequest } from '@pbr/schemas/held/held';
import type { HeldPage } from '@pbr/schemas/held/search';
import { serviceRequestKindLabels } from '@pbr/schemas/service-request/kinds';
import { WorkSheet } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import { useMarkPlace } from '../../../lib/page/use-mark-place.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InboxHead } from '../inbox-head.tsx';
import { ItemRow } from '../item-row.tsx';
import { type OpenedItemState, useOpenedItem } from '../opened-item.ts';
import { Asked } from '../service-requests/service-request-row.tsx';
import { ServiceRequestStatuses } from '../service-requests/service-request-statuses.tsx';
import { HeldList } from './held-list.tsx';
import { Release } from './release.tsx';

const route = getRouteApi('/inquiries_/requests_/held');
const linkTo = (search: HeldPage) => ({
  to: '/inquiries/requests/held' as const,
  search: withoutNothing(search),
});

/** The service requests that filled the hidden field of their form, until an admin says that a client wrote them. */
export function HeldServiceRequestsScreen() {
  const search = route.useLoaderDeps();
  const held = trpc.request.held.useQuery(search, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const list = trpc.request.list.useInfiniteQuery(
    {},
    { getNextPageParam: ({ nextCursor }) => nextCursor, staleTime: FRESH_FOR_MS },
  );
  const opening = useOpenedItem((opened) => linkTo({ ...search, ...opened }));
  return (
    <WorkSheet>
      <InboxHead title="Solicitudes retenidas" current="service-requests" />
      <ServiceRequestStatuses search={{}} current="held" counts={list.data?.pages[0]?.counts} />
      <HeldList things="solicitudes" query={held} linkTo={(page) => linkTo({ page })}>
        {(serviceRequest) => (
          <HeldServiceRequestRow
            key={serviceRequest.id}
            serviceRequest={serviceRequest}
            opening={opening}
          />
        )}
      </HeldList>
    </WorkSheet>
  );
}

interface HeldServiceRequestRowProps {
  serviceRequest: HeldServiceRequest;
  opening: OpenedItemState;
}

function HeldServiceRequestRow({ serviceRequest, opening }: HeldServiceRequestRowProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const markPlace = useMarkPlace();

  async function release() {
    const isStillHere = markPlace();
    const released = await utils.client.request.release.mutate({ id: serviceRequest.id });
    utils.request.get.setData({ id: released.id }, released);
    void utils.request.invalidate(undefined, { refetchType: 'none' });
    void utils.dashboard.get.invalidate(undefined, { refetchType: 'none' });
    // The next step is to answer.
    if (isStillHere()) await navigate({ to: '/inquiries/requests', search: { open: released.id } });
  }

  return (
    <ItemRow
      item={{ ...serviceRequest, status: 'held', responseDate: null }}
      opening={opening}
      matter={serviceRequestKindLabels[serviceRequest.kind]}
      chat={null}
      about={<Asked serviceRequest={serviceRequest} />}
      response={null}
      release={<Release held={serviceRequest} thing="la solicitud" onRelease={release} />}
    />
  );
}
