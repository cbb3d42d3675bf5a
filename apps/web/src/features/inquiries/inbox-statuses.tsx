import type { Inbox } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import type { ReactNode } from 'react';
import { FilterBar } from '../../lib/lists/filter-bar.tsx';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { countOf, type StatusFilter, statusFilters } from './status-filters.ts';

interface InboxStatusesProps {
  search: InboxSearch;
  current: StatusFilter;
  counts: Inbox['counts'] | undefined;
  children?: ReactNode;
}

/** The statuses of inquiries with their counts, above each of the two lists. */
export function InboxStatuses({ search, current, counts, children }: InboxStatusesProps) {
  const held = trpc.inquiry.countHeld.useQuery();
  return (
    <FilterBar
      label="Estado de las consultas"
      labels={statusFilters(current, held.data?.count)}
      current={current}
      countOf={(status) =>
        status === 'held' ? held.data?.count : counts && countOf(counts, status)
      }
      linkTo={(status) =>
        status === 'held'
          ? { to: '/inquiries/held', search: {} }
          : { to: '/inquiries', search: changeInbox(search, { status }) }
      }
    >
      {children}
    </FilterBar>
  );
}
