import type { Inbox, InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { useRef } from 'react';
import { getQueryKey, trpc } from '../../lib/trpc.ts';
import { PageLinks } from '../../lib/lists/page-links.tsx';
import { useInquiryChanged } from '../../lib/use-inquiry-changed.ts';
import { useFocusOnChange } from '../../lib/dialogs/use-focus-on-change.ts';
import { ElsewhereItem } from './elsewhere-item.tsx';
import { changeInbox } from './inbox-search.ts';
import { InquiryRow } from './inquiry-row.tsx';
import { NoInquiries } from './no-inquiries.tsx';
import { missingFrom } from './missing-from.ts';
import { useOpenedItem } from './opened-item.ts';
import { useItemChanges } from './use-item-changes.ts';
import classes from './item-list.module.css';

interface InquiryListProps {
  search: InboxSearch;
  inbox: Inbox;
  /** The items still belong to the previous filters. */
  isOld: boolean;
}

export function InquiryList({ search, inbox, isOld }: InquiryListProps) {
  const region = useRef<HTMLElement>(null);
  const changes = useInquiryChanges();
  const opening = useOpenedItem((opened) => ({
    to: '/inquiries',
    search: changeInbox(search, { page: search.page, ...opened }),
  }));
  const elsewhere = missingFrom(inbox.items, { open: opening.opened });
  const missing = trpc.inquiry.get.useQuery(
    { id: elsewhere ?? '' },
    { enabled: elsewhere !== undefined, retryOnMount: false },
  );
  useFocusOnChange(inbox.page, { target: () => region.current, region, scrolls: true });
  const rowOf = (inquiry: InboxItem) => (
    <InquiryRow key={inquiry.id} {...{ inquiry, search, changes, opening }} />
  );
  return (
    <>
      {elsewhere !== undefined && (
        <ElsewhereItem query={missing} label="Consulta abierta">
          {rowOf}
        </ElsewhereItem>
      )}
      {inbox.items.length === 0 ? (
        <NoInquiries search={search} inbox={inbox} />
      ) : (
        <section
          ref={region}
          tabIndex={-1}
          className={classes.region}
          aria-label="Lista de consultas"
          aria-busy={isOld}
        >
          <ul className={classes.list}>{inbox.items.map(rowOf)}</ul>
          <PageLinks
            page={inbox.page}
            last={inbox.pageCount}
            linkTo={(page) => ({
              to: '/inquiries',
              search: changeInbox(search, { page }),
              resetScroll: false,
            })}
          />
        </section>
      )}
    </>
  );
}

/** The agent's actions on the inquiries. */
function useInquiryChanges() {
  const utils = trpc.useUtils();
  const inquiryChanged = useInquiryChanged();
  return useItemChanges<InboxItem>({
    noun: 'Consulta',
    calls: utils.client.inquiry,
    lists: getQueryKey(trpc.inquiry.list),
    onChanged: (changed) => {
      utils.inquiry.get.setData({ id: changed.id }, changed);
      inquiryChanged(changed);
    },
  });
}
