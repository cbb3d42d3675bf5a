import type { InquiryStatus } from '@pbr/schemas/inquiry/values';

/** The statuses in the order of their filters; `undefined` means all. What is held back is a list of its own, in none of the others. */
export const STATUS_FILTERS = [
  [undefined, 'Todas'],
  ['pending', 'Pendientes'],
  ['answered', 'Respondidas'],
  ['closed', 'Cerradas'],
  ['held', 'Retenidas'],
] as const;

export type StatusFilter = InquiryStatus | 'held' | undefined;

export function countOf(counts: Record<InquiryStatus, number>, status?: InquiryStatus): number {
  return status ? counts[status] : counts.pending + counts.answered + counts.closed;
}
