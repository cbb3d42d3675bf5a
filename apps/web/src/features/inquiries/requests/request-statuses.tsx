import type { RequestList } from '@pbr/schemas/request/request';
import type { RequestSearch } from '@pbr/schemas/request/search';
import type { ReactNode } from 'react';
import { FilterBar } from '../../../lib/lists/filter-bar.tsx';
import { trpc } from '../../../lib/trpc.ts';
import { countOf, type StatusFilter, statusFilters } from '../status-filters.ts';
import { changeRequests } from './request-search.ts';

interface RequestStatusesProps {
  search: RequestSearch;
  current: StatusFilter;
  counts: RequestList['counts'] | undefined;
  children?: ReactNode;
}

/** The statuses of requests with their counts, above each of the two lists. */
export function RequestStatuses({ search, current, counts, children }: RequestStatusesProps) {
  const held = trpc.request.countHeld.useQuery();
  return (
    <FilterBar
      label="Estado de las solicitudes"
      labels={statusFilters(current, held.data?.count)}
      current={current}
      countOf={(status) =>
        status === 'held' ? held.data?.count : counts && countOf(counts, status)
      }
      linkTo={(status) =>
        status === 'held'
          ? { to: '/inquiries/requests/held', search: {} }
          : { to: '/inquiries/requests', search: changeRequests(search, { status }) }
      }
    >
      {children}
    </FilterBar>
  );
}
