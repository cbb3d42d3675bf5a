import type { RequestSearch } from '@pbr/schemas/request/search';
import { trpc } from '../../../lib/trpc.ts';
import { ItemStatuses, type ItemStatusesProps } from '../item-statuses.tsx';
import { changeRequests } from './request-search.ts';

interface RequestStatusesProps extends Omit<ItemStatusesProps, 'label' | 'held' | 'linkTo'> {
  search: RequestSearch;
}

export function RequestStatuses({ search, ...statuses }: RequestStatusesProps) {
  const held = trpc.request.countHeld.useQuery();
  return (
    <ItemStatuses
      {...statuses}
      label="Estado de las solicitudes"
      held={held.data?.count}
      linkTo={(status) =>
        status === 'held'
          ? { to: '/inquiries/requests/held', search: {} }
          : { to: '/inquiries/requests', search: changeRequests(search, { status }) }
      }
    />
  );
}
