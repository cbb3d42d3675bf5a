import type { InboxItem } from '@pbr/schemas/inquiry/inbox';
import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { trpc } from '../../lib/trpc.ts';
import { useItemChanges, withChanged } from './use-item-changes.ts';

/** The agent's actions on the inquiries of this page. */
export function useInquiryChanges(search: InboxSearch) {
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
