import { type StatusCounts, totalOf } from '@pbr/schemas/inquiry/status-counts';
import type { InquiryStatus } from '@pbr/schemas/inquiry/values';
import type { ReactNode } from 'react';
import { FilterBar } from '../../lib/lists/filter-bar.tsx';
import type { StatusLinksProps } from '../../lib/lists/status-links.tsx';

const STATUSES = [
  [undefined, 'Todas'],
  ['pending', 'Pendientes'],
  ['answered', 'Respondidas'],
  ['closed', 'Archivadas'],
] as const;

type StatusFilter = InquiryStatus | 'held' | undefined;

/**
 * The statuses in the order of their filters; `undefined` means all. What is held back is a list of its own, in none of the others, and
 * offered while there is any.
 */
const statusFilters = (current: StatusFilter, held = 0) =>
  held > 0 || current === 'held' ? [...STATUSES, ['held', 'Retenidas'] as const] : STATUSES;

export interface ItemStatusesProps {
  label: string;
  current: StatusFilter;
  counts: StatusCounts | undefined;
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
      countOf={(status) =>
        status === 'held' ? held : counts && (status ? counts[status] : totalOf(counts))
      }
    >
      {children}
    </FilterBar>
  );
}
