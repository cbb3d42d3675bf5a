import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import { trpc } from '../../../lib/trpc.ts';
import { ItemStatuses, type ItemStatusesProps } from '../item-statuses.tsx';
import { changeServiceRequests } from './service-request-search.ts';

interface ServiceRequestStatusesProps extends Omit<ItemStatusesProps, 'label' | 'held' | 'linkTo'> {
  search: ServiceRequestSearch;
}

export function ServiceRequestStatuses({ search, ...statuses }: ServiceRequestStatusesProps) {
  const held = trpc.request.countHeld.useQuery();
  return (
    <ItemStatuses
      {...statuses}
      label="Estado de las solicitudes"
      held={held.data?.count}
      linkTo={(status) =>
        status === 'held'
          ? { to: '/inquiries/requests/held', search: {} }
          : { to: '/inquiries/requests', search: changeServiceRequests(search, { status }) }
      }
    />
  );
}
