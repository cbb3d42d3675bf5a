import type { DeletedProperty } from '@pbr/schemas/property/deleted';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useListingsChanged } from '../../../lib/use-listings-changed.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';

/** Restores a deleted listing after a confirmation that says what comes back with it. */
export function useRestore({ onGone }: { onGone: () => void }) {
  const listingsChanged = useListingsChanged();
  const confirm = useConfirm();
  const restoring = trpc.property.restore.useMutation();

  async function bringBack({ id, name }: DeletedProperty) {
    try {
      const { isActive } = await orNotifyFailed(
        restoring.mutateAsync({ id }),
        'No se pudo restaurar la propiedad.',
      );
      notifySuccess(
        'Propiedad restaurada',
        isActive ? `${name} está publicada de nuevo.` : `${name} está de vuelta, en pausa.`,
      );
    } finally {
      // Also after a refusal: the listing may be gone for good, or somebody else was faster.
      await listingsChanged();
    }
    onGone();
  }

  return {
    restore: (property: DeletedProperty) =>
      confirm.ask({
        title: `¿Restaurar ${property.name}?`,
        text: property.owner.isActive
          ? 'Vuelve como estaba, con sus fotos y sus consultas. Las comisiones que se compartían no vuelven.'
          : `Vuelve en pausa, porque ${property.owner.name} ya no está activo: pásala a otra persona en Empleados. Las comisiones que se compartían no vuelven.`,
        confirmLabel: 'Restaurar',
        busyLabel: 'Restaurando...',
        onConfirm: () => bringBack(property),
      }),
    dialog: confirm.dialog,
  };
}
