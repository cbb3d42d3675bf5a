import type { ServiceRequestItem } from '@pbr/schemas/service-request/service-request';
import { getQueryKey, trpc } from '../../../lib/trpc.ts';
import { useItemChanges } from '../use-item-changes.ts';

/** The admins' actions on the service requests. */
export function useServiceRequestChanges() {
  const utils = trpc.useUtils();
  const calls = utils.client.request;
  const changes = useItemChanges<ServiceRequestItem>({
    noun: 'Solicitud',
    calls,
    lists: getQueryKey(trpc.request.list),
    onChanged: (changed) => {
      utils.request.get.setData({ id: changed.id }, changed);
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
