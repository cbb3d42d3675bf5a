import type { Session } from '@pbr/schemas/account/session';
import { formatCounted } from '@pbr/schemas/format/numbers';
import { useState } from 'react';
import { notifyFailed } from '../../../lib/forms/notify-failed.ts';
import { orNotifyFailed } from '../../../lib/forms/or-notify-failed.ts';
import { notifySuccess } from '../../../lib/notify.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useConfirm } from '../../../lib/dialogs/use-confirm.tsx';

/** Ends one session, or all others after a confirmation; shows the outcome and refetches the list. */
export function useEndSessions(onEnded: () => void) {
  const utils = trpc.useUtils();
  const confirm = useConfirm();
  const [ending, setEnding] = useState<string>();
  const one = trpc.session.end.useMutation();
  const others = trpc.session.endOthers.useMutation();

  async function end({ publicId }: Session) {
    setEnding(publicId);
    try {
      await one.mutateAsync({ publicId });
      notifySuccess('Sesión cerrada', 'En ese dispositivo hay que volver a iniciar sesión.');
      onEnded();
    } catch (error) {
      notifyFailed(error, 'No se pudo cerrar la sesión.');
    } finally {
      // Also after a refusal: the session may have ended by itself.
      await utils.session.list.invalidate();
      setEnding(undefined);
    }
  }

  async function endOthers() {
    const { ended } = await orNotifyFailed(
      others.mutateAsync(),
      'No se pudieron cerrar las sesiones.',
    );
    const count = formatCounted(ended, 'sesión', 'sesiones');
    notifySuccess(
      'Sesiones cerradas',
      ended === 1 ? `Se cerró ${count}.` : `Se cerraron ${count}.`,
    );
    await utils.session.list.invalidate();
    onEnded();
  }

  function askToEndOthers() {
    confirm.ask({
      title: '¿Cerrar las demás sesiones?',
      text: 'En los otros dispositivos habrá que volver a iniciar sesión. Aquí sigues dentro.',
      confirmLabel: 'Cerrar sesiones',
      busyLabel: 'Cerrando...',
      isDestructive: true,
      onConfirm: endOthers,
    });
  }

  return { end, ending, askToEndOthers, dialog: confirm.dialog };
}
