import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { PageLinks } from '../../lib/lists/page-links.tsx';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { changeInbox } from './inbox-search.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { useItemChanges, withChanged } from './use-item-changes.ts';
import classes from './inquiry-list.module.css';

interface InquiryListProps {
  search: InboxSearch;
  inbox: Inbox;
  /** The items still belong to the previous filters. */
  isOld: boolean;
}

export function InquiryList({ search, inbox, isOld }: InquiryListProps) {
  const region = useRef<HTMLElement>(null);
  const changes = useInquiryChanges(search);
  useFocusOnChange(inbox.page, { target: () => region.current, region, scrolls: true });
  if (inbox.items.length === 0) return <NoInquiries search={search} inbox={inbox} />;
  return (
    <section
      ref={region}
      tabIndex={-1}
      className={classes.region}
      aria-label="Lista de consultas"
      aria-busy={isOld}
    >
      <ul className={classes.list}>
        {inbox.items.map((inquiry) => (
          <InquiryCard key={inquiry.id} inquiry={inquiry} search={search} changes={changes} />
        ))}
      </ul>
      <PageLinks
        page={inbox.page}
        last={inbox.pageCount}
        linkTo={(page) => ({
          to: '/inquiries',
          search: changeInbox(search, { page: page > 1 ? page : undefined }),
          activeOptions: { exact: true },
          resetScroll: false,
        })}
      />
    </section>
  );
}

/** The agent's actions on the inquiries of this page. */
function useInquiryChanges(search: InboxSearch) {
  const utils = trpc.useUtils();
  return useItemChanges<InboxItem>({
    noun: 'Consulta',
    calls: utils.client.inquiry,
    show: (changed) => {
      utils.inquiry.list.setData(search, (inbox) => inbox && withChanged([inbox], changed)[0]);
      // Refetches the other pages of the inbox and all counts when they are next shown.
      void utils.inquiry.list.invalidate(undefined, { refetchType: 'none' });
      void utils.inquiry.unanswered.invalidate();
      void utils.dashboard.get.invalidate(undefined, { refetchType: 'none' });
    },
  });
}
