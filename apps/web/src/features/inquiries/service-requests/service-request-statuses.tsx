import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import { FRESH_FOR_MS } from '../../../lib/lists/fresh-for.ts';
import { trpc } from '../../../lib/trpc.ts';
import { ItemStatuses, type ItemStatusesProps } from '../item-statuses.tsx';
import { changeServiceRequests } from './service-request-search.ts';

interface ServiceRequestStatusesProps extends Omit<ItemStatusesProps, 'label' | 'held' | 'linkTo'> {
  search: ServiceRequestSearch;
}

export function ServiceRequestStatuses({ search, ...statuses }: ServiceRequestStatusesProps) {
  const held = trpc.request.countHeld.useQuery(undefined, { staleTime: FRESH_FOR_MS });
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
