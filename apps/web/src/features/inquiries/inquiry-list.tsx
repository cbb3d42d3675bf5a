import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { useRef } from 'react';
import { PageLinks } from '../../lib/lists/page-links.tsx';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { changeInbox } from './inbox-search.ts';
import { InquiryCard } from './inquiry-card.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { useInquiryChanges } from './use-inquiry-changes.ts';
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
