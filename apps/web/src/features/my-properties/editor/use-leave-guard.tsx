import { useBlocker } from '@tanstack/react-router';
import { useConfirm } from '../../../lib/use-confirm.tsx';

interface LeaveGuard {
  hasText: () => boolean;
  hasPhotos: () => boolean;
  /** While the question is open. */
  onAsking: (isAsking: boolean) => void;
}

/** Asks before the form is left by its cross, a link, the back button or the browser's own ways. */
export function useLeaveGuard({ hasText, hasPhotos, onAsking }: LeaveGuard) {
  const confirm = useConfirm();
  const isUnsaved = () => hasText() || hasPhotos();

  const askToStay = () =>
    new Promise<boolean>((decide) => {
      onAsking(true);
      confirm.ask({
        title: '¿Salir sin guardar?',
        text: whatBecomes(hasText(), hasPhotos()),
        confirmLabel: 'Salir sin guardar',
        busyLabel: 'Saliendo...',
        isDestructive: true,
        onConfirm: async () => decide(false),
        onClose: () => {
          onAsking(false);
          decide(true);
        },
      });
    });

  useBlocker({
    shouldBlockFn: async () => isUnsaved() && (await askToStay()),
    enableBeforeUnload: isUnsaved,
  });
  return confirm.dialog;
}

function whatBecomes(hasText: boolean, hasPhotos: boolean): string {
  const text = 'Lo que escribiste queda como borrador en este dispositivo.';
  const photos = 'Los cambios en las fotos se pierden.';
  return [hasText && text, hasPhotos && photos].filter((part) => part !== false).join(' ');
}
