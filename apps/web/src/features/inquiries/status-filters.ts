import type { InquiryStatus } from '@pbr/schemas/inquiry/values';

/** The statuses in the order of their filters; `undefined` means all. */
export const STATUS_FILTERS = [
  [undefined, 'Todas'],
  ['pending', 'Pendientes'],
  ['answered', 'Respondidas'],
  ['closed', 'Cerradas'],
] as const;

export function countOf(counts: Record<InquiryStatus, number>, status?: InquiryStatus): number {
  return status ? counts[status] : counts.pending + counts.answered + counts.closed;
}
