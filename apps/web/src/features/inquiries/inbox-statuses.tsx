import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { ItemStatuses, type ItemStatusesProps } from './item-statuses.tsx';

interface InboxStatusesProps extends Omit<ItemStatusesProps, 'label' | 'held' | 'linkTo'> {
  search: InboxSearch;
}

export function InboxStatuses({ search, ...statuses }: InboxStatusesProps) {
  const held = trpc.inquiry.countHeld.useQuery();
  return (
    <ItemStatuses
      {...statuses}
      label="Estado de las consultas"
      held={held.data?.count}
      linkTo={(status) =>
        status === 'held'
          ? { to: '/inquiries/held', search: {} }
          : { to: '/inquiries', search: changeInbox(search, { status }) }
      }
    />
  );
}
