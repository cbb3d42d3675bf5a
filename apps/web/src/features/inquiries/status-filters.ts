import type { InquiryStatus } from '@pbr/schemas/inquiry/values';

const STATUSES = [
  [undefined, 'Todas'],
  ['pending', 'Pendientes'],
  ['answered', 'Respondidas'],
  ['closed', 'Cerradas'],
] as const;

export type StatusFilter = InquiryStatus | 'held' | undefined;

/**
 * The statuses in the order of their filters; `undefined` means all. What is held back is a list of its own, in none of the others, and
 * offered while there is any.
 */
export const statusFilters = (current: StatusFilter, held = 0) =>
  held > 0 || current === 'held' ? [...STATUSES, ['held', 'Retenidas'] as const] : STATUSES;

export function countOf(counts: Record<InquiryStatus, number>, status?: InquiryStatus): number {
  return status ? counts[status] : counts.pending + counts.answered + counts.closed;
}
