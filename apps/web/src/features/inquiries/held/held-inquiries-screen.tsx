import type { HeldInquiry } from '@pbr/schemas/held/held';
import type { HeldPage } from '@pbr/schemas/held/search';
import { inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf } from '@pbr/schemas/property/values';
import { WorkSheet } from '@pbr/ui/work-page';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { withoutNothing } from '../../../lib/lists/search-params.ts';
import { useMarkPlace } from '../../../lib/page/use-mark-place.ts';
import { useSessionUser } from '../../../lib/session.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useInquiryChanged } from '../../../lib/use-inquiry-changed.ts';
import { InboxHead } from '../inbox-head.tsx';
import { InboxStatuses } from '../inbox-statuses.tsx';
import { InquiredAbout } from '../inquired-about.tsx';
import { ItemRow } from '../item-row.tsx';
import { type OpenedItemState, useOpenedItem } from '../opened-item.ts';
import { HeldList } from './held-list.tsx';
import { Release } from './release.tsx';

const route = getRouteApi('/inquiries_/held');
const linkTo = (search: HeldPage) => ({
  to: '/inquiries/held' as const,
  search: withoutNothing(search),
});

/** The inquiries that filled the hidden field of their form, until somebody says that a client wrote them. */
export function HeldInquiriesScreen() {
  const search = route.useLoaderDeps();
  const held = trpc.inquiry.held.useQuery(search, {
    placeholderData: keepPreviousData,
    staleTime: FRESH_FOR_MS,
    // The route loader has just tried this query.
    retryOnMount: false,
  });
  const inbox = trpc.inquiry.list.useQuery({}, { staleTime: FRESH_FOR_MS });
  const opening = useOpenedItem((opened) => linkTo({ ...search, ...opened }));
  return (
    <WorkSheet>
      <InboxHead title="Consultas retenidas" current="inquiries" />
      <InboxStatuses search={{}} current="held" counts={inbox.data?.counts} />
      <HeldList things="consultas" query={held} linkTo={(page) => linkTo({ page })}>
        {(inquiry) => <HeldInquiryRow key={inquiry.id} inquiry={inquiry} opening={opening} />}
      </HeldList>
    </WorkSheet>
  );
}

interface HeldInquiryRowProps {
  inquiry: HeldInquiry;
  opening: OpenedItemState;
}

function HeldInquiryRow({ inquiry, opening }: HeldInquiryRowProps) {
  const user = useSessionUser();
  const utils = trpc.useUtils();
  const inquiryChanged = useInquiryChanged();
  const navigate = useNavigate();
  const markPlace = useMarkPlace();
  const { id, agent, property, inquiryType } = inquiry;
  const isOwn = agent.id === user?.id;

  async function release() {
    const isStillHere = markPlace();
    const released = await utils.client.inquiry.release.mutate({ id });
    utils.inquiry.get.setData({ id: released.id }, released);
    void utils.inquiry.invalidate(undefined, { refetchType: 'none' });
    inquiryChanged(released);
    // The next step is to answer.
    if (isStillHere()) await navigate({ to: '/inquiries', search: { open: released.id } });
  }

  return (
    <ItemRow
      item={{ ...inquiry, status: 'held', responseDate: null }}
      opening={opening}
      matter={isOwn ? property.name : `${agent.firstName} · ${property.name}`}
      chat={null}
      facts={
        <>
          <span>{labelOf(inquiryTypeLabels, inquiryType)}</span>
          {!isOwn && (
            <span>
              Agente: {agent.firstName} {agent.lastName}
            </span>
          )}
        </>
      }
      about={<InquiredAbout inquiry={inquiry} search={{ propertyId: property.id }} />}
      response={null}
      release={<Release held={inquiry} thing="la consulta" onRelease={release} />}
    />
  );
}
