import type { InboxSearch } from '@pbr/schemas/inquiry/search';
import { FRESH_FOR_MS } from '../../lib/lists/fresh-for.ts';
import { trpc } from '../../lib/trpc.ts';
import { changeInbox } from './inbox-search.ts';
import { ItemStatuses, type ItemStatusesProps } from './item-statuses.tsx';

interface InboxStatusesProps extends Omit<ItemStatusesProps, 'label' | 'held' | 'linkTo'> {
  search: InboxSearch;
}

export function InboxStatuses({ search, ...statuses }: InboxStatusesProps) {
  const held = trpc.inquiry.countHeld.useQuery(undefined, { staleTime: FRESH_FOR_MS });
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
