import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { inquiryTypeLabels } from '@pbr/schemas/inquiry/values';
import { labelOf } from '@pbr/schemas/property/values';
import { chatUrl } from '../../lib/format/phone-links.ts';
import { useSite } from '../../lib/page/site.ts';
import { useSessionUser } from '../../lib/session.ts';
import { InquiredAbout } from './inquired-about.tsx';
import { ItemCard } from './item-card.tsx';
import { quickAnswers } from './quick-answers.ts';
import { Since } from './since.tsx';
import type { ItemChanges } from './use-item-changes.ts';

interface InquiryCardProps {
  inquiry: InboxItem;
  search: InboxSearch;
  changes: ItemChanges;
}

/** One inquiry with all its actions. */
export function InquiryCard({ inquiry, search, changes }: InquiryCardProps) {
  const user = useSessionUser();
  const { company } = useSite();
  const { inquiryType, agent } = inquiry;
  return (
    <ItemCard
      item={inquiry}
      changes={changes}
      chat={chatUrl(inquiry.clientPhone, greeting(inquiry, user ?? agent, company.name))}
      facts={
        <>
          <span>{labelOf(inquiryTypeLabels, inquiryType)}</span>
          <Since moment={inquiry.createdAt} isWaiting={inquiry.status === 'pending'} />
          {agent.id !== user?.id && (
            <span>
              Agente: {agent.firstName} {agent.lastName}
            </span>
          )}
        </>
      }
      about={<InquiredAbout inquiry={inquiry} search={search} />}
      response={inquiry.agentResponse}
      quick={quickAnswers(inquiryType)}
    />
  );
}

/** The opening message of a chat with the client. */
function greeting(
  { clientName, property }: InboxItem,
  { firstName, lastName }: { firstName: string; lastName: string },
  company: string,
): string {
  const [client = clientName] = clientName.trim().split(/\s+/u);
  const place = [...new Set([property.neighborhood, property.city])].join(', ');
  return `Hola, ${client}: soy ${firstName} ${lastName}, de ${company}. Te escribo por tu consulta sobre «${property.name}», en ${place}.`;
}
