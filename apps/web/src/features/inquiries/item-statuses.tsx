import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import type { ReactNode } from 'react';
import { FilterBar } from '../../lib/lists/filter-bar.tsx';
import type { StatusLinksProps } from '../../lib/lists/status-links.tsx';
import { countOf, type StatusFilter, statusFilters } from './status-filters.ts';

export interface ItemStatusesProps {
  label: string;
  current: StatusFilter;
  counts: Record<InquiryStatus, number> | undefined;
  /** How many are held back; undefined until they are counted. */
  held: number | undefined;
  linkTo: StatusLinksProps<NonNullable<StatusFilter>>['linkTo'];
  children?: ReactNode;
}

/** The statuses of inquiries or service requests with their counts, above each of their two lists. */
export function ItemStatuses({ current, counts, held, children, ...bar }: ItemStatusesProps) {
  return (
    <FilterBar
      {...bar}
      labels={statusFilters(current, held)}
      current={current}
      countOf={(status) => (status === 'held' ? held : counts && countOf(counts, status))}
    >
      {children}
    </FilterBar>
  );
}
