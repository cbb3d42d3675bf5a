import type { MyProperty } from '@pbr/schemas/property/mine';
import { notifyFailed } from '../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../lib/notify.ts';
import { trpc } from '../../lib/trpc.ts';
import { activeWords } from './deal-words.ts';
import { useListingsChanged } from '../../lib/use-listings-changed.ts';

/** Pauses or publishes a listing on a page of its own. */
export function usePause({
  id,
  isActive,
  dealStatus,
}: Pick<MyProperty, 'id' | 'isActive' | 'dealStatus'>) {
  const status = trpc.property.setStatus.useMutation();
  const listingsChanged = useListingsChanged();
  const after = { id, isActive: !isActive };

  async function toggle() {
    try {
      await status.mutateAsync(after);
      notifySuccess('Estado actualizado', activeWords({ ...after, dealStatus }));
    } catch (error) {
      notifyFailed(error, 'No se pudo actualizar el estado.');
    }
    await listingsChanged();
  }

  return { isBusy: status.isPending, toggle: () => void toggle() };
}
