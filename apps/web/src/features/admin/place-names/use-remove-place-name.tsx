import type { PlaceName } from '@pbr/schemas/property/places/place-names';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Removes a name after a confirmation. */
export function useRemovePlaceName(onRemoved: () => void) {
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const remove = trpc.placeName.remove.useMutation();

  async function forget({ id, name }: PlaceName) {
    try {
      await remove.mutateAsync({ id });
      notifySuccess('Nombre quitado', `La búsqueda ya no entiende «${name}».`);
    } catch (error) {
      notifyFailed(error, 'No se pudo quitar el nombre.');
      throw error;
    } finally {
      // Also after a refusal: somebody else may have removed it.
      await utils.placeName.list.invalidate();
    }
    onRemoved();
  }

  return {
    askToRemove: (name: PlaceName) =>
      confirm.ask({
        title: `¿Quitar ${name.name}?`,
        text: 'La búsqueda deja de entenderlo de inmediato. Puedes agregarlo otra vez cuando quieras.',
        confirmLabel: 'Quitar',
        busyLabel: 'Quitando...',
        isDestructive: true,
        onConfirm: () => forget(name),
      }),
    dialog: confirm.dialog,
  };
}
