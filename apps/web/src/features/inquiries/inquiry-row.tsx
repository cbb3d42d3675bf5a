import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf } from '@pbr/schemas/property/values';
import { aboutListing, clientChatUrl } from '../../lib/format/client-chat.ts';
import { useSite } from '../../lib/page/site.ts';
import { useSessionUser } from '../../lib/session.ts';
import { InquiredAbout } from './inquired-about.tsx';
import { ItemRow } from './item-row.tsx';
import type { OpenedItemState } from './opened-item.ts';
import { quickAnswers } from './quick-answers.ts';
import type { ItemChanges } from './use-item-changes.ts';

interface InquiryRowProps {
  inquiry: InboxItem;
  search: InboxSearch;
  changes: ItemChanges;
  opening: OpenedItemState;
}

/** One inquiry with all its actions. */
export function InquiryRow({ inquiry, search, changes, opening }: InquiryRowProps) {
  const user = useSessionUser();
  const { company } = useSite();
  const { inquiryType, agent, property } = inquiry;
  const isOwn = agent.id === user?.id;
  const agentName = `${agent.firstName} ${agent.lastName}`;
  return (
    <ItemRow
      item={inquiry}
      changes={changes}
      opening={opening}
      matter={isOwn ? property.name : `${agent.firstName} · ${property.name}`}
      chat={clientChatUrl(inquiry, user ?? agent, company.name, aboutListing(property))}
      facts={
        <>
          <span>{labelOf(inquiryTypeLabels, inquiryType)}</span>
          {!isOwn && <span>Agente: {agentName}</span>}
        </>
      }
      about={<InquiredAbout inquiry={inquiry} search={search} />}
      response={inquiry.agentResponse}
      quick={quickAnswers(inquiryType)}
    />
  );
}
