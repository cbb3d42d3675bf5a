import type { PlaceName } from '@pbr/schemas/property/places/place-names';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';

/** Removes a name after a confirmation. */
export function useRemovePlaceName(onRemoved: () => void) {
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const remove = trpc.placeName.remove.useMutation();

  async function forget({ id, name }: PlaceName) {
    try {
      await orNotifyFailed(remove.mutateAsync({ id }), 'No se pudo quitar el nombre.');
      notifySuccess('Nombre quitado', `La búsqueda ya no entiende «${name}».`);
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
