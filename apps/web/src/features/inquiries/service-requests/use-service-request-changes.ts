import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import type { ServiceRequestSearch } from '@pbr/schemas/service-request/search';
import { trpc } from '../../../lib/trpc.ts';
import { useItemChanges, withChanged } from '../use-item-changes.ts';

/** The admins' actions on the service requests of this list. */
export function useServiceRequestChanges(search: ServiceRequestSearch) {
  const utils = trpc.useUtils();
  const calls = utils.client.request;
  const changes = useItemChanges<ServiceRequestItem>({
    noun: 'Solicitud',
    calls,
    show: (changed) => {
      utils.request.list.setInfiniteData(
        search,
        (data) => data && { ...data, pages: withChanged(data.pages, changed) },
      );
      utils.request.get.setData({ id: changed.id }, changed);
      void utils.request.list.invalidate(undefined, { refetchType: 'none' });
      void utils.request.waiting.invalidate();
      void utils.dashboard.get.invalidate(undefined, { refetchType: 'none' });
    },
  });
  return {
    ...changes,
    assign: ({ id }: ServiceRequestItem, assignee: string | null) =>
      changes.inTurn(id, {
        act: () => calls.assign.mutate({ id, assignee }),
        done: assignee === null ? 'Solicitud sin asignar' : 'Solicitud asignada',
        failed: 'No se pudo asignar la solicitud.',
      }),
  };
}

export type ServiceRequestChanges = ReturnType<typeof useServiceRequestChanges>;
