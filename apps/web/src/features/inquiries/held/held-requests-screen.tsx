import type { HeldRequest } from '@pbr/schemas/held/held';
import type { HeldPage } from '@pbr/schemas/held/search';
import { requestKindLabels } from '@pbr/schemas/request/kinds';
import { WorkSheet } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import { trpc } from '../../../lib/trpc.ts';
import { InboxHead } from '../inbox-head.tsx';
import { ItemRow } from '../item-row.tsx';
import { type Opening, useOpenedItem } from '../opened-item.ts';
import { Asked } from '../requests/request-row.tsx';
import { RequestStatuses } from '../requests/request-statuses.tsx';
import { HeldList } from './held-list.tsx';
import { Release } from './release.tsx';

const route = getRouteApi('/inquiries_/requests_/held');
const linkTo = (search: HeldPage) => ({
  to: '/inquiries/requests/held' as const,
  search: withoutNothing(search),
});

/** The requests that filled the hidden field of their form, until an admin says that a client wrote them. */
export function HeldRequestsScreen() {
  const search = route.useLoaderDeps();
  const held = trpc.request.held.useQuery(search, {
    placeholderData: keepPreviousData,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const list = trpc.request.list.useInfiniteQuery({}, { getNextPageParam: () => null });
  const opening = useOpenedItem((opened) => linkTo({ ...search, ...opened }));
  return (
    <WorkSheet>
      <InboxHead title="Solicitudes retenidas" current="requests" />
      <RequestStatuses search={{}} current="held" counts={list.data?.pages[0]?.counts} />
      <HeldList things="solicitudes" query={held} linkTo={(page) => linkTo({ page })}>
        {(request) => <HeldRequestRow key={request.id} request={request} opening={opening} />}
      </HeldList>
    </WorkSheet>
  );
}

interface HeldRequestRowProps {
  request: HeldRequest;
  opening: Opening;
}

function HeldRequestRow({ request, opening }: HeldRequestRowProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  async function release() {
    const released = await utils.client.request.release.mutate({ id: request.id });
    utils.request.get.setData({ id: released.id }, released);
    void utils.request.invalidate(undefined, { refetchType: 'none' });
    void utils.dashboard.get.invalidate(undefined, { refetchType: 'none' });
    // The next step is to answer.
    await navigate({ to: '/inquiries/requests', search: { open: released.id } });
  }

  return (
    <ItemRow
      item={{ ...request, status: 'held', responseDate: null }}
      opening={opening}
      matter={requestKindLabels[request.kind]}
      chat={null}
      about={<Asked request={request} />}
      response={null}
      release={<Release held={request} thing="la solicitud" onRelease={release} />}
    />
  );
}
